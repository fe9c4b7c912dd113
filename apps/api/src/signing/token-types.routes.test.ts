import { createSecretKey, hkdfSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLinkTokens } from '../modules/account-link/link-tokens.ts';
import { createTickets } from '../modules/auth/held-sign-in/ticket.ts';
import { createPasswordProofs } from '../modules/auth/password/password-proof.ts';
import { createTidTickets } from '../modules/auth/tid/tid-tickets.ts';
import { createPreviewTokens } from '../modules/preview/preview-tokens.ts';
import type { Member } from '../plugins/access-tokens.ts';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp, type Tokens } from '../testing/test-app.ts';

let testApp: TestApp;
let tokens: Tokens;
let memberNo: number;
beforeAll(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
  memberNo = await insertMember(testApp.owner, { mallId: 1, loginId: 'demo' });
  tokens = await signInAs(testApp, 'familyshop', 1);
});
afterAll(() => testApp.close());

const familyshop = { mallId: 1 };
const hanul = { mallId: 2 };
const holder = (): Member => ({
  ...{ memberNo, mallId: 1, memberType: 'GENERAL', sessionId: randomUUID(), hasTemporaryPassword: false },
});

/** Every type of token: how one is issued, and whether a mall's reader accepts a token. */
function tokenTypes(member: Member) {
  const { dependencies } = testApp.app;
  const { config, clock, accessTokens } = dependencies;
  const [tickets, tidTickets, links] = [createTickets, createTidTickets, createLinkTokens].map((create) =>
    create(dependencies),
  ) as [ReturnType<typeof createTickets>, ReturnType<typeof createTidTickets>, ReturnType<typeof createLinkTokens>];
  const previews = createPreviewTokens(config, clock);
  const proofs = createPasswordProofs(config.tokenSecret, clock);
  const isRead = (work: Promise<unknown>) =>
    work.then(
      (found) => found !== undefined,
      () => false,
    );
  type Reader = (mall: { mallId: number }, token: string) => Promise<boolean>;
  const types: Record<string, { issue: () => Promise<string>; accepts: Reader }> = {
    access: {
      issue: () => accessTokens.sign(member),
      accepts: (mall, token) => isRead(Promise.resolve(accessTokens.verify(mall, token))),
    },
    refresh: {
      issue: async () => (await signInAs(testApp, 'familyshop', 1)).refreshToken,
      accepts: async ({ mallId }, token) => {
        const at = testApp.at(mallId === 1 ? 'familyshop' : 'hanul');
        return (await at.get(`/auth/refresh/token?refreshToken=${token}`)).code === '0000';
      },
    },
    'password proof': {
      issue: () => proofs.issue(member),
      accepts: (mall, token) => proofs.isGood({ ...member, ...mall }, token),
    },
    'held sign-in': {
      issue: () => tickets.issue(familyshop, { memberNo, reason: '1254' }),
      accepts: (mall, token) => isRead(tickets.read(mall, token)),
    },
    'unlinked T-ID': {
      issue: () => tidTickets.issue(familyshop, { subjectHash: 'hash', account: 'd***@example.kr' }),
      accepts: (mall, token) => isRead(tidTickets.read(mall, token)),
    },
    preview: {
      issue: () => previews.sign(familyshop, { at: null, contents: [], endsAt: new Date().toISOString() }, 60),
      accepts: (mall, token) => isRead(previews.read(mall, token)),
    },
    'account link': {
      issue: () => links.sign(familyshop, { linkId: randomUUID() }),
      accepts: (mall, token) => isRead(links.read(mall, token)),
    },
  };
  return types;
}

test('a token of one type is never accepted as another, nor by another mall', async () => {
  const types = tokenTypes(holder());
  for (const [issued, { issue }] of Object.entries(types)) {
    const token = await issue();
    for (const [read, { accepts }] of Object.entries(types)) {
      expect(await accepts(hanul, token), `${issued} as ${read} in another mall`).toBe(false);
      expect(await accepts(familyshop, token), `${issued} as ${read}`).toBe(issued === read);
    }
  }
});

// R4.06
describe('an access token', () => {
  const info = (token: string) => testApp.at('familyshop').get('/users/info', { token });
  const claims = () => ({ memNo: memberNo, mallId: 1, memberType: 'GENERAL', sid: randomUUID(), tmpPwdYn: 'N' });
  /** Signed with the right key: only the claims differ. */
  const sign = ({ typ = 'at+jwt', iss = 'mall', aud = 'mall:1', lifetime = '5m' }) => {
    const secret = testApp.app.dependencies.config.tokenSecret;
    const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'at+jwt', 32)));
    const token = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', ...(typ && { typ }) });
    if (iss) token.setIssuer(iss);
    if (aud) token.setAudience(aud);
    if (lifetime) token.setExpirationTime(lifetime);
    return token.sign(key);
  };

  test('names its issuer, mall and type, and is accepted with all three', async () => {
    const [header, payload] = tokens.accessToken.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(JSON.parse(header ?? '')).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(JSON.parse(payload ?? '')).toMatchObject({ iss: 'mall', aud: 'mall:1', mallId: 1, memNo: memberNo });
    expect(await info(await sign({}))).toMatchObject({ code: '0000' });
  });

  test.each([
    ['another issuer', { iss: 'somebody' }],
    ['no issuer', { iss: '' }],
    ['another mall', { aud: 'mall:2' }],
    ['no audience', { aud: '' }],
    ['another type', { typ: 'password-proof+jwt' }],
    ['no type', { typ: '' }],
    ['no end', { lifetime: '' }],
  ])('is 4010 with %s', async (_what, changed) => {
    expect(await info(await sign(changed))).toMatchObject({ status: 401, code: '4010' });
  });
});
