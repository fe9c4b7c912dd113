import { type MallSalesType, mallSalesTypes } from '@mall/contracts/codes';
import type { MallScope } from '@mall/db/in-mall';
import * as z from 'zod';
import { createSignedClaims } from '../signing/signed-claims.ts';

/** Who is signed in, as the token says. */
export type Member = Readonly<{
  memberNo: number;
  mallId: number;
  memberType: MallSalesType;
  /** The token family of this session, ended at sign-out. */
  sessionId: string;
  /** The session may only change its temporary password. */
  hasTemporaryPassword: boolean;
  /** Staff of the office look as the member: read-only. */
  isLook?: boolean;
  /** Not a member: staff preview what the mall would show. */
  isPreview?: boolean;
}>;

export type AccessTokens = {
  /** Valid for thirty minutes by default; the lifetime is in seconds. */
  readonly sign: (member: Member, lifetime?: number) => Promise<string>;
  /** Undefined when the token is forged, expired, of another type or mall, or not a token. */
  readonly verify: (mall: MallScope, token: string) => Member | undefined | Promise<Member | undefined>;
};

const lifetimeSeconds = 30 * 60;
const mostRemembered = 5_000;

const claimsSchema = z.object({
  exp: z.number().optional(),
  memNo: z.int(),
  mallId: z.int(),
  memberType: z.enum([...mallSalesTypes, 'ERROR']),
  sid: z.string(),
  tmpPwdYn: z.enum(['Y', 'N']),
  lookYn: z.enum(['Y']).optional(),
});
type Remembered = { readonly member: Member; readonly expiresAt: number };

/** Access tokens of 30 minutes. A verified token is cached until it expires, so that it costs only a look-up. */
export function createAccessTokens(secret: string, clock: () => Date): AccessTokens {
  // RFC 9068 names the type.
  const signed = createSignedClaims({ secret, type: 'at+jwt', schema: claimsSchema, clock });
  const remembered = new Map<string, Remembered>();

  const verifyOnce = async (mall: MallScope, token: string): Promise<Member | undefined> => {
    const claims = await signed.read(mall, token);
    if (claims?.exp === undefined) return undefined;
    const { memNo, mallId, memberType, sid, tmpPwdYn, lookYn, exp } = claims;
    const hasTemporaryPassword = tmpPwdYn === 'Y';
    const member = {
      memberNo: memNo,
      mallId,
      memberType,
      sessionId: sid,
      hasTemporaryPassword,
      isLook: lookYn === 'Y',
    };
    // Oldest first: a Map keeps the order of insertion.
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value ?? '');
    remembered.set(token, { member, expiresAt: exp * 1000 });
    return member;
  };

  return {
    sign: ({ memberNo, mallId, memberType, sessionId, hasTemporaryPassword, isLook }, lifetime = lifetimeSeconds) => {
      const claims = {
        ...{ memNo: memberNo, mallId, memberType, sid: sessionId },
        tmpPwdYn: hasTemporaryPassword ? ('Y' as const) : ('N' as const),
        ...(isLook && { lookYn: 'Y' as const }),
      };
      return signed.sign({ mallId }, claims, lifetime);
    },
    verify: (mall, token) => {
      const known = remembered.get(token);
      if (!known) return verifyOnce(mall, token);
      if (clock().getTime() < known.expiresAt) return known.member.mallId === mall.mallId ? known.member : undefined;
      remembered.delete(token);
      return undefined;
    },
  };
}
