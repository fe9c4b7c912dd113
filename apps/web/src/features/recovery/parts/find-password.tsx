import { TextField } from '@mall/ui/text-field';
import { useState } from 'react';
import { usePasswordMail, useResetPassword } from '../model/use-reset-password.ts';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { type Method, MethodChoice } from './method-choice.tsx';
import { NoAccount } from './no-account.tsx';
import { PhonePassword } from './phone-password.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

/** A temporary password by phone certification, or a mail with a link to one. */
export function FindPassword() {
  const [method, setMethod] = useState<Method>('phone');
  const byPhone = useResetPassword();
  const byMail = usePasswordMail();
  const { result } = byPhone.form;
  if (result?.issued) return <TemporaryPassword {...result.issued} />;
  if (result?.accounts.length === 0) return <NoAccount />;
  if (byMail.isSent) return <MailSent what="임시 비밀번호를 만드는" />;
  return (
    <>
      <MethodChoice value={method} onChange={setMethod} />
      {method === 'phone' ? (
        <PhonePassword reset={byPhone} />
      ) : (
        <MailForm form={byMail} submitLabel="메일 받기">
          <TextField label="아이디" autoComplete="username" autoCapitalize="none" size="lg" {...byMail.field('id')} />
          <TextField label="이메일" type="email" autoComplete="email" size="lg" {...byMail.field('email')} />
        </MailForm>
      )}
    </>
  );
}
