import { resetPassword } from '@mall/contracts/recovery';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const passwordLengths = { id: 60 } as const;

export const idComplaint = (id: string): string | undefined =>
  id.trim() === '' ? '아이디를 입력해 주세요.' : undefined;

type ByPhone = { id: string; certificationKey: string };

/** A temporary password for who is certified. */
export function useResetPassword() {
  const byPhone = useMutation({
    mutationFn: ({ id, certificationKey }: ByPhone) =>
      call(resetPassword, { body: { id: id.trim(), certificationKey } }),
  });
  return { byPhone };
}
