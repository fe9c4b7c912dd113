import { mailEmailChange } from '@mall/contracts/member';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { emailComplaint } from '../../../lib/email-complaint.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import type { Unlocked } from './use-password-gate.ts';

/** Another address, which is the member's once the link in its mail is followed. */
export function useEmailChange({ proof, onExpired }: Unlocked) {
  const [email, setEmail] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const mail = useMutation({
    mutationFn: (typed: string) => call(mailEmailChange, { body: { proof, email: typed } }),
    onError: (error) => {
      const fieldErrors = fieldMessages(error);
      if (fieldErrors['proof']) onExpired();
      setComplaint(fieldErrors['email']);
    },
  });
  const isRefusedByField = isApiError(mail.error) && mail.error.fieldErrors.length > 0;
  return {
    email,
    complaint,
    isSending: mail.isPending,
    sentTo: mail.isSuccess ? mail.variables : undefined,
    failure: mail.error && !isRefusedByField ? errorText(mail.error, '메일을 보내지 못했어요.') : undefined,
    type: (typed: string) => {
      setEmail(typed);
      setComplaint(undefined);
    },
    /** False when the address must be put right first. */
    send: (): boolean => {
      const wrong = emailComplaint(email);
      setComplaint(wrong);
      if (!wrong && !mail.isPending) mail.mutate(email.trim());
      return !wrong;
    },
  };
}
