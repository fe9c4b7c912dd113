import { mailEmailChangeLimits } from '@mall/contracts/limits/member';
import { mailEmailChange } from '@mall/contracts/member';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors, placeServerErrors } from '../../../lib/form/form-errors.ts';
import { emailError } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import type { Unlocked } from './use-password-gate.ts';

/** Another address, which is set once the link in its mail is opened. */
export const useEmailChange = ({ proof, onExpired }: Unlocked) =>
  useMallForm({
    values: { email: '' },
    limits: mailEmailChangeLimits,
    validate: ({ email }) => foundErrors({ email: emailError(email) }),
    send: async ({ email }) => {
      await call(mailEmailChange, { body: { proof, email: email.trim() } });
      return email.trim();
    },
    onError: (error) => 'proof' in placeServerErrors(error, { proof }).fields && onExpired(),
    failure: '메일을 보내지 못했어요.',
  });
