import { mailHeldSignIn } from '@mall/contracts/account-mail';
import type { HeldSignIn } from '@mall/contracts/held-sign-in';
import { mailHeldSignInLimits } from '@mall/contracts/limits/account-mail';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';

/** The mail that resolves a hold: to the member's address, or to a typed one. */
export function useHeldMail({ ticket, reason, maskedEmail }: HeldSignIn) {
  const [isTyping, setTyping] = useState(maskedEmail === null);
  const form = useMallForm({
    values: { email: '' },
    limits: mailHeldSignInLimits,
    validate: ({ email }) => (isTyping ? foundErrors({ email: emailError(email) }) : {}),
    send: ({ email }) => call(mailHeldSignIn, { body: { ticket, ...(isTyping && { email: email.trim() }) } }),
    failure: '메일을 보내지 못했어요.',
  });
  return {
    form,
    isTyping,
    // A dormant member keeps the address; an unverified one may be replaced.
    mayReplace: reason === '1257' || maskedEmail === null,
    replaceAddress: () => setTyping(true),
  };
}
