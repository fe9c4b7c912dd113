import { mailHeldSignIn } from '@mall/contracts/account-mail';
import type { HeldSignIn } from '@mall/contracts/held-sign-in';
import { mailHeldSignInLimits } from '@mall/contracts/limits/account-mail';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { emailComplaint } from '../../../lib/email-complaint.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';

export const emailLength = mailHeldSignInLimits.email.maxLength;

/** The mail that resolves a hold: to the address the member has, or to one that is typed. */
export function useHeldMail({ ticket, reason, maskedEmail }: HeldSignIn) {
  // A dormant member keeps their address; one that nobody has verified may be replaced.
  const mayReplace = reason === '1257' || maskedEmail === null;
  const [isTyping, setTyping] = useState(maskedEmail === null);
  const [email, setEmail] = useState('');
  const [complaint, setComplaint] = useState<string>();
  const mail = useMutation({
    mutationFn: () => call(mailHeldSignIn, { body: { ticket, ...(isTyping && { email: email.trim() }) } }),
    onError: (error) => setComplaint(fieldMessages(error)['email']),
  });
  const isRefusedByField = isApiError(mail.error) && mail.error.fieldErrors.length > 0;
  return {
    email,
    isTyping,
    mayReplace,
    complaint,
    sentTo: mail.data?.maskedEmail,
    isSending: mail.isPending,
    isTooOld: isApiError(mail.error, '1253'),
    failure: mail.error && !isRefusedByField ? errorText(mail.error, '메일을 보내지 못했어요.') : null,
    type: (typed: string) => {
      setEmail(typed);
      setComplaint(undefined);
    },
    replaceAddress: () => setTyping(true),
    /** False when the address must be put right first. */
    send: (): boolean => {
      const wrong = isTyping ? emailComplaint(email) : undefined;
      setComplaint(wrong);
      if (!wrong && !mail.isPending) mail.mutate();
      return !wrong;
    },
  };
}
