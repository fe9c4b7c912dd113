import { useState } from 'react';
import { errorText } from '../../../lib/api/api-error.ts';
import { type MailIdForm, mailIdComplaints, mailIdLengths, useFindId } from '../model/use-find-id.ts';
import { FoundAccounts } from './found-accounts.tsx';
import { MailForm } from './mail-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { type Method, MethodChoice } from './method-choice.tsx';
import { PhoneId } from './phone-id.tsx';

const fields = [
  { name: 'name', label: '이름', autoComplete: 'name', maxLength: mailIdLengths.name },
  { name: 'email', label: '이메일', type: 'email', autoComplete: 'email', maxLength: mailIdLengths.email },
] as const satisfies readonly ({ name: keyof MailIdForm } & Record<string, unknown>)[];

/** Finds one's id by phone, or has it mailed. */
export function FindId() {
  const [method, setMethod] = useState<Method>('phone');
  const { byPhone, byMail } = useFindId();
  if (byPhone.data) return <FoundAccounts {...byPhone.data} />;
  if (byMail.isSuccess) return <MailSent what="아이디를 담은" />;
  return (
    <>
      <MethodChoice value={method} onChange={setMethod} />
      {method === 'phone' ? (
        <PhoneId find={byPhone} />
      ) : (
        <MailForm
          fields={fields}
          complaintsOf={mailIdComplaints}
          onSend={byMail.mutate}
          failure={byMail.error && errorText(byMail.error, '메일을 보내지 못했어요. 잠시 뒤에 다시 시도해 주세요.')}
          isSending={byMail.isPending}
          submitLabel="아이디 받기"
        />
      )}
    </>
  );
}
