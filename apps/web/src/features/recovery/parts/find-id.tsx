import { TextField } from '@mall/ui/text-field';
import { useState } from 'react';
import { useFindId, useIdMail } from '../model/use-find-id.ts';
import { FoundAccounts } from './found-accounts.tsx';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { type Method, MethodChoice } from './method-choice.tsx';
import { PhoneId } from './phone-id.tsx';

/** Finds an id by phone certification, or mails it. */
export function FindId() {
  const [method, setMethod] = useState<Method>('phone');
  const byPhone = useFindId();
  const byMail = useIdMail();
  if (byPhone.form.result) return <FoundAccounts {...byPhone.form.result} />;
  if (byMail.isSent) return <MailSent what="아이디를 담은" />;
  return (
    <>
      <MethodChoice value={method} onChange={setMethod} />
      {method === 'phone' ? (
        <PhoneId search={byPhone} />
      ) : (
        <MailForm form={byMail} submitLabel="아이디 받기">
          <TextField label="이름" autoComplete="name" size="lg" {...byMail.field('name')} />
          <TextField label="이메일" type="email" autoComplete="email" size="lg" {...byMail.field('email')} />
        </MailForm>
      )}
    </>
  );
}
