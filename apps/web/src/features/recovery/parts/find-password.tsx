import { useState } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import {
  type MailPasswordForm,
  mailPasswordComplaints,
  passwordLengths,
  useResetPassword,
} from '../model/use-reset-password.ts';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { type Method, MethodChoice } from './method-choice.tsx';
import { NoAccount } from './no-account.tsx';
import { PhonePassword } from './phone-password.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

const fields = [
  { name: 'id', label: '아이디', autoComplete: 'username', autoCapitalize: 'none', maxLength: passwordLengths.id },
  { name: 'email', label: '이메일', type: 'email', autoComplete: 'email', maxLength: passwordLengths.email },
] as const satisfies readonly ({ name: keyof MailPasswordForm } & Record<string, unknown>)[];

/** A temporary password by phone, or a mail with a link to one. */
export function FindPassword() {
  const [method, setMethod] = useState<Method>('phone');
  const { byPhone, byMail } = useResetPassword();
  if (byPhone.data?.issued) return <TemporaryPassword {...byPhone.data.issued} />;
  if (byPhone.data?.accounts.length === 0) return <NoAccount />;
  if (byMail.isSuccess) return <MailSent what="임시 비밀번호를 만드는" />;
  return (
    <>
      <MethodChoice value={method} onChange={setMethod} />
      {method === 'phone' ? (
        <PhonePassword reset={byPhone} />
      ) : (
        <MailForm
          fields={fields}
          complaintsOf={mailPasswordComplaints}
          onSend={byMail.mutate}
          failure={byMail.error && errorText(byMail.error, '메일을 보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.')}
          isSending={byMail.isPending}
          submitLabel="메일 받기"
        />
      )}
    </>
  );
}
