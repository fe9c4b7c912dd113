import { AppError } from '@mall/contracts/errors';
import * as z from 'zod';
import type { Member } from '../../../plugins/access-tokens.ts';
import { createSignedClaims } from '../../../signing/signed-claims.ts';

const claimsSchema = z.object({ memberNo: z.int(), sessionId: z.string() });
const lifetimeSeconds = 10 * 60;

export type PasswordProofs = ReturnType<typeof createPasswordProofs>;

/** Proofs that the holder of this session has just typed the member's password; of no use to another session. */
export function createPasswordProofs(secret: string, clock: () => Date) {
  const signed = createSignedClaims({ secret, type: 'password-proof+jwt', schema: claimsSchema, clock });
  return {
    issue: ({ mallId, memberNo, sessionId }: Member): Promise<string> =>
      signed.sign({ mallId }, { memberNo, sessionId }, lifetimeSeconds),
    isGood: async ({ mallId, memberNo, sessionId }: Member, proof: string): Promise<boolean> => {
      const claims = await signed.read({ mallId }, proof);
      return claims?.memberNo === memberNo && claims.sessionId === sessionId;
    },
  };
}

const expired = { field: 'proof', message: '비밀번호를 확인한 지 오래됐어요. 다시 확인해 주세요.' };

/** 4220 unless the password was typed in this session in the last ten minutes. */
export async function assertPasswordProof(proofs: PasswordProofs, member: Member, proof: string): Promise<void> {
  if (!(await proofs.isGood(member, proof))) throw new AppError('4220', { fieldErrors: [expired] });
}
