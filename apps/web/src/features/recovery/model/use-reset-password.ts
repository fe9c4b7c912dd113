import { mailPasswordLimits } from '@mall/contracts/limits/recovery';
import { followPasswordLink, mailPassword, resetPassword } from '@mall/contracts/recovery';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { emailComplaint } from '../../../lib/email-complaint.ts';

export type MailPasswordForm = { id: string; email: string };
export const passwordLengths = {
  id: mailPasswordLimits.id.maxLength,
  email: mailPasswordLimits.email.maxLength,
} as const;

const idComplaint = (id: string): string | undefined => (id.trim() === '' ? '아이디를 입력해 주세요.' : undefined);

/** What must be corrected before the mail is requested. */
export function mailPasswordComplaints({ id, email }: MailPasswordForm): Partial<MailPasswordForm> {
  const [wrongId, wrongEmail] = [idComplaint(id), emailComplaint(email)];
  return { ...(wrongId && { id: wrongId }), ...(wrongEmail && { email: wrongEmail }) };
}

type ByPhone = { certificationKey: string; memberNo?: number };

/** A temporary password for who is certified, or a mail with a link to one. */
export function useResetPassword() {
  const byPhone = useMutation({
    mutationFn: ({ certificationKey, memberNo }: ByPhone) =>
      call(resetPassword, { body: { certificationKey, memberNo } }),
  });
  const byMail = useMutation({
    mutationFn: ({ id, email }: MailPasswordForm) =>
      call(mailPassword, { body: { id: id.trim(), email: email.trim() } }),
  });
  return { byPhone, byMail };
}

/** A temporary password for who has the mail; requested by a click, so that a mail scanner that opens links changes nothing. */
export const usePasswordLink = () =>
  useMutation({ mutationFn: (token: string) => call(followPasswordLink, { body: { token } }) });
