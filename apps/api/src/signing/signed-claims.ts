import { createSecretKey, hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type * as z from 'zod';

const algorithm = 'HS256';

type Options<Claims> = {
  /** The server's secret; each purpose has a key of its own, so that one kind of token is never taken for another. */
  readonly secret: string;
  readonly purpose: string;
  readonly schema: z.ZodType<Claims>;
  readonly clock: () => Date;
};

export type SignedClaims<Claims> = {
  /** Without a lifetime the token itself never expires. */
  readonly sign: (claims: Claims, lifetimeSeconds?: number) => Promise<string>;
  /** Undefined when the token is altered, expired, or was signed for something else. */
  readonly read: (token: string) => Promise<Claims | undefined>;
};

/** What the server hands out and knows again when it comes back. */
export function createSignedClaims<Claims extends Record<string, unknown>>({
  secret,
  purpose,
  schema,
  clock,
}: Options<Claims>): SignedClaims<Claims> {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  return {
    sign: (claims, lifetimeSeconds) => {
      const token = new SignJWT(claims).setProtectedHeader({ alg: algorithm });
      if (lifetimeSeconds !== undefined) {
        token.setExpirationTime(Math.floor(clock().getTime() / 1000) + lifetimeSeconds);
      }
      return token.sign(key);
    },
    read: async (token) => {
      const verified = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: clock() }).catch(
        () => undefined,
      );
      return schema.safeParse(verified?.payload).data;
    },
  };
}
