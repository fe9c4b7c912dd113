import { checkPasswordLimits } from '@mall/contracts/limits/member';
import { checkPassword } from '@mall/contracts/member';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { missing } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';

/** What an opened gate provides: the proof that the password was typed, and what to do when it has expired. */
export type Unlocked = { readonly proof: string; readonly onExpired: () => void };

/** Opens when the password is typed, until the page is left or the proof expires. */
export function usePasswordGate() {
  const [proof, setProof] = useState<string>();
  const form = useMallForm({
    values: { password: '' },
    limits: checkPasswordLimits,
    validate: ({ password }) => foundErrors({ password: missing(password, '비밀번호를') }),
    send: (body) => call(checkPassword, { body }),
    onSent: (data) => {
      form.set({ password: '' });
      setProof(data.proof);
    },
    failure: '확인하지 못했어요.',
  });
  return { proof, form, shut: () => setProof(undefined) };
}
export type PasswordGate = ReturnType<typeof usePasswordGate>;
