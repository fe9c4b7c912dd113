import { mailIdLimits } from '@mall/contracts/limits/recovery';
import { findId, mailId } from '@mall/contracts/recovery';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { emailComplaint } from '../../../lib/email-complaint.ts';

export type MailIdForm = { name: string; email: string };
export const mailIdLengths = {
  name: mailIdLimits.name.maxLength,
  email: mailIdLimits.email.maxLength,
} as const;

/** What must be corrected before the mail is requested. */
export function mailIdComplaints({ name, email }: MailIdForm): Partial<MailIdForm> {
  const wrongEmail = emailComplaint(email);
  return {
    ...(name.trim() === '' && { name: '이름을 입력해 주세요.' }),
    ...(wrongEmail && { email: wrongEmail }),
  };
}

/** The ids of who is certified, or a mail to who may have one. */
export function useFindId() {
  const byPhone = useMutation({
    mutationFn: (certificationKey: string) => call(findId, { body: { certificationKey } }),
  });
  const byMail = useMutation({
    mutationFn: ({ name, email }: MailIdForm) => call(mailId, { body: { name: name.trim(), email: email.trim() } }),
  });
  return { byPhone, byMail };
}
