import { checkPassword } from '@mall/contracts/member';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';

/** What an opened gate hands on: what shows that the password was typed, and what to do when that was too long ago. */
export type Unlocked = { readonly proof: string; readonly onExpired: () => void };

/** Lets in whoever types the password, until the page is left or the proof expires. */
export function usePasswordGate() {
  const [proof, setProof] = useState<string>();
  const [complaint, setComplaint] = useState<string>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (password: string) => call(checkPassword, { body: { password } }),
    onSuccess: (data) => setProof(data.proof),
  });
  const refused = error ? (fieldMessages(error)['password'] ?? errorText(error, '확인하지 못했어요.')) : undefined;
  return {
    proof,
    isPending,
    complaint: complaint ?? refused,
    check: (password: string) => {
      setComplaint(password === '' ? '비밀번호를 입력해 주세요.' : undefined);
      if (password !== '') mutate(password);
    },
    shut: () => setProof(undefined),
  };
}
export type PasswordGate = ReturnType<typeof usePasswordGate>;
