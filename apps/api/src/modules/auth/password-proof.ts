import { createSecretKey } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import { jwtVerify, SignJWT } from 'jose';
import type { Member } from '../../plugins/access-tokens.ts';

const algorithm = 'HS256';
const audience = 'password-proof';
const lifetimeSeconds = 10 * 60;

export type PasswordProofs = ReturnType<typeof createPasswordProofs>;

/** Proofs that whoever holds this session has just typed the member's password; of no use to another session. */
export function createPasswordProofs(secret: string, clock: () => Date) {
  const key = createSecretKey(Buffer.from(secret));
  const subjectOf = ({ mallId, memberNo, sessionId }: Member) => `${mallId}:${memberNo}:${sessionId}`;
  return {
    issue: (member: Member): Promise<string> => {
      const now = Math.floor(clock().getTime() / 1000);
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setSubject(subjectOf(member))
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key);
    },
    isGood: (member: Member, proof: string): Promise<boolean> =>
      jwtVerify(proof, key, {
        algorithms: [algorithm],
        audience,
        subject: subjectOf(member),
        currentDate: clock(),
      }).then(
        () => true,
        () => false,
      ),
  };
}

const expired = { field: 'proof', message: '비밀번호를 확인한 지 오래됐어요. 다시 확인해 주세요.' };

/** 4220 unless this session has typed the password in the last ten minutes. */
export async function assertPasswordProof(proofs: PasswordProofs, member: Member, proof: string): Promise<void> {
  if (!(await proofs.isGood(member, proof))) throw new AppError('4220', { fieldErrors: [expired] });
}
