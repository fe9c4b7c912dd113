import { createSecretKey, hkdfSync } from 'node:crypto';
import type { MallScope } from '@mall/db/in-mall';
import { jwtVerify, SignJWT } from 'jose';
import type * as z from 'zod';

const algorithm = 'HS256';
const issuer = 'mall';
const audienceOf = ({ mallId }: MallScope): string => `mall:${mallId}`;

type Options<Claims> = {
  /** The server's secret; each type of token has its own key, derived from it. */
  readonly secret: string;
  /** The `typ` of the token's header (RFC 8725, 3.11): a token of one type is never accepted as another. */
  readonly type: string;
  readonly schema: z.ZodType<Claims>;
  readonly clock: () => Date;
};

export type SignedClaims<Claims> = {
  /** Without a lifetime (seconds) the token itself never expires. */
  readonly sign: (mall: MallScope, claims: Claims, lifetimeSeconds?: number) => Promise<string>;
  /** Undefined when the token is altered, expired, of another type, or of another mall. */
  readonly read: (mall: MallScope, token: string) => Promise<Claims | undefined>;
};

/** Tokens (JWT) that the server issues for one mall and one use, and recognises by `iss`, `aud`, `typ` and signature. */
export function createSignedClaims<Claims extends Record<string, unknown>>({
  secret,
  type,
  schema,
  clock,
}: Options<Claims>): SignedClaims<Claims> {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', type, 32)));
  return {
    sign: (mall, claims, lifetimeSeconds) => {
      const now = Math.floor(clock().getTime() / 1000);
      const token = new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(audienceOf(mall))
        .setIssuedAt(now);
      if (lifetimeSeconds !== undefined) token.setExpirationTime(now + lifetimeSeconds);
      return token.sign(key);
    },
    read: async (mall, token) => {
      const expected = { algorithms: [algorithm], typ: type, issuer, audience: audienceOf(mall) };
      const verified = await jwtVerify(token, key, { ...expected, currentDate: clock() }).catch(() => undefined);
      return schema.safeParse(verified?.payload).data;
    },
  };
}
