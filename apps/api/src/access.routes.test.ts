import type { Endpoint } from '@mall/contracts/endpoint';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { insertMember, password, signInAs, type Tokens } from './testing/test-app.ts';

const endpoints = await allEndpoints();
const closed = endpoints.filter(({ access }) => access !== 'public');
const unsigned = endpoints.filter(({ access }) => access === 'public');

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS' },
      { mallId: 3, mallUrl: 'daeryang', salesType: 'UPLOAD' },
      { mallId: 4, mallUrl: 'tgate', salesType: 'COMMON' },
      { mallId: 5, mallUrl: 'keep', salesType: 'CONSIGNMENT' },
    ],
  });
});
afterAll(() => shop.close());

type Outcome = { status: number; code: string; headers: Record<string, unknown>; text: string };
async function call(
  endpoint: Endpoint,
  { token, host = 'familyshop.localhost' }: { token?: string; host?: string } = {},
): Promise<Outcome> {
  const reply = await shop.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: { host, ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpoint.body && { payload: {} }),
  });
  const { code } = reply.json<{ code: string }>();
  return { status: reply.statusCode, code, headers: reply.headers, text: reply.body };
}
const outcomes = async (called: readonly Endpoint[], options: { token?: string; host?: string } = {}) =>
  Object.fromEntries(
    await Promise.all(
      called.map(async (endpoint) => {
        const { status, code } = await call(endpoint, options);
        return [nameOf(endpoint), `${status} ${code}`];
      }),
    ),
  );
const allAs = (called: readonly Endpoint[], outcome: string) =>
  Object.fromEntries(called.map((one) => [nameOf(one), outcome]));

const specified = {
  'R7.01': 'GET /pre/layout/login',
  'R7.02': 'GET /recaptcha/require',
  'R7.03': 'GET /pre/layout/term/:termCode',
  'R7.04': 'GET /layout/smart, GET /layout/menu, GET /layout/mcorner, GET /layout/prom',
  'R7.05': 'GET /layout/corner, GET /layout/popup',
  'R7.06': 'GET /pre/layout/mcorner, GET /pre/layout/prom',
  'R7.07': 'GET /pre/layout/menu',
  'R7.08': 'GET /pre/layout/popup',
  'R7.09': 'POST /layout/contents/view-cnt',
  'R7.10': 'POST /products/search',
  'R7.11': 'POST /auth/sign-in',
  'R7.13': 'GET /auth/refresh/token',
  'R7.14': 'GET /users/info',
  'R7.15': 'POST /auth/logout',
  'R7.16': 'POST /email/unsubscribe',
  'R7.17': 'POST /products/goods',
  'R7.18': 'GET /products/goods/:id',
  'R7.19': 'POST /pre/layout/product/goods',
  'R7.20': 'POST /products/wireless',
  'R7.21': 'POST /pre/layout/product/wireless',
};

describe('the calls of the specification', () => {
  test.each(Object.entries(specified))('%s %s', (_row, names) => {
    const declared = endpoints.map(nameOf);
    for (const name of names.split(', ')) expect(declared).toContain(name);
  });

  test('which calls need a token is as the specification says: pre/ and sign-in are open', () => {
    const open = unsigned
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('/pre/'))
      .sort();
    // Someone who cannot sign in yet has no token and sends a secret or a proof instead. The link in a mail proves who received it. The
    // payment service calls without a token; its notice is trusted only after the payment has been read back. A picture of a review is
    // served by its unguessable address.
    expect(open).toEqual([
      '/auth/held-sign-in',
      '/auth/held-sign-in/mail',
      '/auth/held-sign-in/password',
      '/auth/link',
      '/auth/look',
      '/auth/refresh/token',
      '/auth/sign-in',
      '/auth/tid',
      '/auth/tid/link',
      '/auth/tid/visit',
      '/certifications',
      '/certifications/confirm',
      '/email/unsubscribe',
      '/payments/webhook',
      '/recaptcha/challenge',
      '/recaptcha/require',
      '/review-pictures/:pictureName',
    ]);
    expect(closed.filter(({ path }) => path.startsWith('/pre/'))).toEqual([]);
  });

  test('each one is served and described in the OpenAPI document', async () => {
    const reply = await shop.app.inject({ url: '/api/docs/json', headers: { host: 'familyshop.localhost' } });
    const { paths } = reply.json<{ paths: Record<string, object> }>();
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(
        (method) => `${method.toUpperCase()} ${path.replace(/^\/api\/v1(\/mall)?/, '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(described.sort()).toEqual(endpoints.map(nameOf).sort());
  });
});

// R4.06 R8.04
describe('every call that needs a member', () => {
  test('is 401 4010 without a token', async () => {
    expect(await outcomes(closed)).toEqual(allAs(closed, '401 4010'));
  });

  test('is 401 4010 with another mall’s token', async () => {
    expect(await outcomes(closed, { token: shop.tokens.hanul ?? '' })).toEqual(allAs(closed, '401 4010'));
  });

  test('is 401 4010 with a forged token', async () => {
    const claims = { memNo: shop.memberNos.familyshop, mallId: 1, memberType: 'GENERAL', sid: 'x', tmpPwdYn: 'N' };
    const signer = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h');
    const token = await signer.sign(Buffer.from('not the secret of this mall, though as long'));
    expect(await outcomes(closed, { token })).toEqual(allAs(closed, '401 4010'));
  });

  // R4.08
  test('is 403 4031 with a temporary password, except where it is changed; public calls treat its owner as a visitor', async () => {
    const changing = closed.filter(({ access }) => access === 'session');
    expect(changing.map(nameOf).sort()).toEqual([
      'GET /layout/menu',
      'GET /layout/popup',
      'GET /layout/smart',
      'GET /users/info',
      'POST /auth/logout',
      'PUT /users/password',
    ]);
    await insertMember(shop.owner, { mallId: 1, loginId: 'temporary', passwordState: 'TEMPORARY' });
    const { accessToken: token, refreshToken } = await signInAs(shop, 'familyshop', 1, 'temporary');
    const others = closed.filter(({ access }) => access !== 'session');
    expect(await outcomes(others, { token })).toEqual(allAs(others, '403 4031'));
    const at = shop.at('familyshop');
    expect(await at.get('/users/info', { token })).toMatchObject({ data: { tmpPwdYn: 'Y' } });
    const renewed = await at.get<Tokens>(`/auth/refresh/token?refreshToken=${refreshToken}`);
    const { accessToken = '' } = renewed.data ?? {};
    expect(await at.get('/users/devices', { token: accessToken })).toMatchObject({ status: 403, code: '4031' });

    const body = { currentPassword: password, newPassword: 'Garden#731' };
    const changed = await at.put<Tokens>('/users/password', { token: accessToken, body });
    expect(await at.get('/users/devices', { token: changed.data?.accessToken ?? '' })).toMatchObject({ code: '0000' });
  });

  // R6.04
  test.each([
    ['GENERAL', 'familyshop', ['uploader']],
    ['BUSINESS', 'hanul', ['uploader']],
    ['CONSIGNMENT', 'keep', ['uploader']],
    ['UPLOAD', 'daeryang', ['shopper', 'leaver']],
    ['COMMON', 'tgate', ['accountHolder', 'leaver', 'uploader']],
  ])('is 403 4030 for a %s member exactly where the access rules exclude that type', async (_type, mallUrl, rules) => {
    const options = { token: shop.tokens[mallUrl] ?? '', host: `${mallUrl}.localhost` };
    const isRefused = ({ access }: Endpoint) => rules.includes(access);
    const refused = closed.filter(isRefused);
    expect(await outcomes(refused, options)).toEqual(allAs(refused, '403 4030'));
    // Only calls that read: others would end the session. No T-ID service is configured here.
    const others = closed.filter((one) => one.method === 'GET' && one.path !== '/users/tid' && !isRefused(one));
    const entries = Object.entries(await outcomes(others, options));
    expect(entries.filter(([, outcome]) => outcome === '403 4030')).toEqual([]);
  });

  test('is 401 4010 with an expired token', async () => {
    shop.wait(30 * 60_000 + 1000);
    expect(await outcomes(closed, { token: shop.tokens.familyshop ?? '' })).toEqual(allAs(closed, '401 4010'));
    shop.wait(-30 * 60_000 - 1000);
  });
});

// R5.08
describe('every call', () => {
  test('is 400 4001 on a host outside the allowed domains', async () => {
    expect(await outcomes(endpoints, { host: 'familyshop.evil.kr' })).toEqual(allAs(endpoints, '400 4001'));
  });

  test('is 404 4041 for an unknown mall and on the bare domain', async () => {
    for (const host of ['nobody.localhost', 'localhost']) {
      expect(await outcomes(endpoints, { host })).toEqual(allAs(endpoints, '404 4041'));
    }
  });

  test('responds with the envelope, as JSON that no browser executes', async () => {
    for (const endpoint of endpoints) {
      const { headers, text } = await call(endpoint);
      expect(JSON.parse(text)).toMatchObject({
        code: expect.stringMatching(/^\d{4}$/),
        message: expect.stringMatching(/[가-힣]/),
      });
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    }
  });
});
