import { createSecretKey, hkdfSync } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { type AccessTokens, createAccessTokens, type Member } from './access-tokens.ts';

const secret = 'a secret for tests that is long enough';
const member: Member = {
  ...{
    memberNo: 1,
    mallId: 1,
    memberType: 'GENERAL',
    sessionId: 'a session',
    hasTemporaryPassword: false,
    isLook: false,
  },
};
const own = { mallId: 1 };
const start = Date.parse('2026-11-23T00:00:00Z');
const lifetime = 30 * 60_000;

let now: number;
let tokens: AccessTokens;
beforeEach(() => {
  now = start;
  tokens = createAccessTokens(secret, () => new Date(now));
});

test('a token that was accepted before still expires after half an hour', async () => {
  const token = await tokens.sign(member);
  expect(await tokens.verify(own, token)).toEqual(member);
  now = start + lifetime - 1;
  expect(await tokens.verify(own, token)).toEqual(member);
  now = start + lifetime;
  expect(await tokens.verify(own, token)).toBeUndefined();
  // Nor is it verified as a new one.
  expect(await tokens.verify(own, token)).toBeUndefined();
});

test('a token that was accepted in its own mall is still refused in another', async () => {
  const token = await tokens.sign(member);
  expect(await tokens.verify(own, token)).toEqual(member);
  expect(await tokens.verify({ mallId: 2 }, token)).toBeUndefined();
  expect(await tokens.verify(own, token)).toEqual(member);
});

test('the key of one type of token signs no other type', async () => {
  const claims = decodeJwt(await tokens.sign(member));
  const signedBy = (type: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', type, 32))));
  expect(await tokens.verify(own, await signedBy('at+jwt'))).toEqual(member);
  expect(await tokens.verify(own, await signedBy('password-proof+jwt'))).toBeUndefined();
});
