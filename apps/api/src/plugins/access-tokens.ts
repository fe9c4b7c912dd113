import { createSecretKey } from 'node:crypto';
import { type MallSalesType, mallSalesTypes } from '@mall/contracts/codes';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';

/** Who is signed in, as the token says. */
export type Member = Readonly<{
  memberNo: number;
  mallId: number;
  memberType: MallSalesType;
  /** The token family of this session, ended at sign-out. */
  sessionId: string;
  /** The session serves to change it, and nothing else. */
  hasTemporaryPassword: boolean;
}>;

export type AccessTokens = {
  readonly sign: (member: Member) => Promise<string>;
  /** Undefined when the token is forged, expired or not a token. */
  readonly verify: (token: string) => Member | undefined | Promise<Member | undefined>;
};

const lifetimeSeconds = 30 * 60;
const algorithm = 'HS256';
const mostRemembered = 5_000;

const claimsSchema = z.object({
  exp: z.number(),
  memNo: z.int(),
  mallId: z.int(),
  memberType: z.enum([...mallSalesTypes, 'ERROR']),
  sid: z.string(),
  tmpPwdYn: z.enum(['Y', 'N']),
});
type Remembered = { readonly member: Member; readonly expiresAt: number };

/** Access tokens of 30 minutes. A token once verified is remembered until it expires, so that it costs a look-up. */
export function createAccessTokens(secret: string, clock: () => Date): AccessTokens {
  const key = createSecretKey(Buffer.from(secret));
  const remembered = new Map<string, Remembered>();

  const verifyOnce = async (token: string): Promise<Member | undefined> => {
    const verified = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: clock() }).catch(
      () => undefined,
    );
    const claims = claimsSchema.safeParse(verified?.payload);
    if (!claims.success) return undefined;
    const { memNo, mallId, memberType, sid, tmpPwdYn, exp } = claims.data;
    const hasTemporaryPassword = tmpPwdYn === 'Y';
    const member = { memberNo: memNo, mallId, memberType, sessionId: sid, hasTemporaryPassword };
    // Oldest first: a Map keeps the order of insertion.
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(token, { member, expiresAt: exp * 1000 });
    return member;
  };

  return {
    sign: ({ memberNo, mallId, memberType, sessionId, hasTemporaryPassword }) => {
      const now = Math.floor(clock().getTime() / 1000);
      const tmpPwdYn = hasTemporaryPassword ? 'Y' : 'N';
      return new SignJWT({ memNo: memberNo, mallId, memberType, sid: sessionId, tmpPwdYn })
        .setProtectedHeader({ alg: algorithm })
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeSeconds)
        .sign(key);
    },
    verify: (token) => {
      const known = remembered.get(token);
      if (!known) return verifyOnce(token);
      if (clock().getTime() < known.expiresAt) return known.member;
      remembered.delete(token);
      return undefined;
    },
  };
}
