import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoint } from '@mall/contracts/endpoint';
import { entity, plain, text } from '@mall/contracts/wire';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bind } from './plugins/bind.ts';
import { CachedReply } from './plugins/cached-reply.ts';
import { createDatabaseGate } from './testing/database-gate.ts';
import { createTestApp, insertMall, insertMember, signInAs, type TestApp } from './testing/test-app.ts';

const brokenReply = endpoint({
  method: 'GET',
  path: '/pre/broken',
  access: 'public',
  summary: '',
  data: entity({ name: text }),
  errors: [],
});
const wideReply = endpoint({
  method: 'GET',
  path: '/pre/wide',
  access: 'public',
  summary: '',
  data: plain(z.object({ name: z.string() })),
  errors: [],
});
const cachedReply = endpoint({ ...brokenReply, path: '/pre/cached' });
const stored = new CachedReply({ name: '모아온 '.repeat(1000) });
const countedReply = endpoint({ ...brokenReply, path: '/pre/counted' });
const cachedCountReply = endpoint({ ...brokenReply, path: '/pre/cached-count' });
const cachedBrokenReply = endpoint({ ...brokenReply, path: '/pre/cached-broken' });
let reads = 0;
const counter = Object.freeze({
  get name() {
    reads += 1;
    return `${reads}`;
  },
});
const cachedCounter = new CachedReply(counter);
const leftReply = endpoint({ ...brokenReply, path: '/pre/left' });
const shopperOnly = endpoint({
  method: 'GET',
  path: '/shopper-only',
  access: 'shopper',
  summary: '',
  data: text,
  errors: [],
});

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    extend: (app) => {
      bind(app, cachedReply, () => stored);
      bind(app, countedReply, () => counter);
      bind(app, cachedCountReply, () => cachedCounter);
      bind(app, cachedBrokenReply, () => new CachedReply({ name: 5 as unknown as string }));
      bind(app, brokenReply, () => ({ name: 5 as unknown as string }));
      bind(app, wideReply, () => ({ name: '가', secret: '나' }) as { name: string });
      bind(app, leftReply, () => {
        throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
      });
      bind(app, shopperOnly, () => '열림');
    },
  });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS' });
  await insertMall(testApp.owner, { mallId: 3, mallUrl: 'daeryang', salesType: 'UPLOAD' });
  for (const mallId of [1, 2, 3]) await insertMember(testApp.owner, { mallId, loginId: 'demo' });
});
afterAll(() => testApp.close());

const layoutOf = (mallUrl: string) => `/pre/layout/login?mallUrl=${mallUrl}&device=pc`;

describe('the envelope', () => {
  test('a successful reply carries code 0000 and its data', async () => {
    const reply = await testApp.at('familyshop').get(layoutOf('familyshop'));
    expect(reply).toMatchObject({ status: 200, code: '0000', data: { adMall: { mallUrl: 'familyshop' } } });
  });

  test('an unknown call is 4040, whatever its method', async () => {
    expect(await testApp.at('familyshop').get('/nothing')).toMatchObject({ status: 404, code: '4040' });
    expect(await testApp.at('familyshop').post('/nothing', { body: {} })).toMatchObject({ status: 404, code: '4040' });
  });

  test('a wrong field is 4000 with Korean advice for that field', async () => {
    const reply = await testApp.at('familyshop').get('/pre/layout/login?mallUrl=familyshop&device=watch');
    expect(reply).toMatchObject({ status: 400, code: '4000' });
    expect(reply.fieldErrors).toEqual([{ field: 'device', message: '고를 수 있는 값이 아니에요.' }]);
  });

  test('a missing field, a repeated one and a wrong type are 4000', async () => {
    const mall = testApp.at('familyshop');
    expect(await mall.get('/pre/layout/login?mallUrl=familyshop')).toMatchObject({ code: '4000' });
    expect(await mall.get('/pre/layout/login?mallUrl=a&mallUrl=b&device=pc')).toMatchObject({ code: '4000' });
    const body = { id: { $gt: '' }, password: ['x'], mallId: '1' };
    expect(await mall.post('/auth/sign-in', { body })).toMatchObject({ status: 400, code: '4000' });
  });

  test('malformed JSON, an empty body and prototype pollution are 4000', async () => {
    const mall = testApp.at('familyshop');
    const headers = { 'content-type': 'application/json' };
    for (const body of ['{"id":', '[]', 'null', '{"__proto__":{"isAdmin":true}}']) {
      expect(await mall.post('/auth/sign-in', { headers, body })).toMatchObject({ status: 400, code: '4000' });
    }
    expect(await mall.post('/auth/sign-in')).toMatchObject({ status: 400, code: '4000' });
  });

  test('another content type is 4150', async () => {
    const headers = { 'content-type': 'text/xml' };
    const reply = await testApp.at('familyshop').post('/auth/sign-in', { headers, body: '<id/>' });
    expect(reply).toMatchObject({ status: 415, code: '4150' });
  });

  test('a body over 1 MB is 4130', async () => {
    const body = { id: 'x'.repeat(1024 * 1024), password: 'x', mallId: 1 };
    expect(await testApp.at('familyshop').post('/auth/sign-in', { body })).toMatchObject({ status: 413, code: '4130' });
  });

  test('a body that never ends times out', () => {
    expect(testApp.app.server.requestTimeout).toBeGreaterThan(0);
  });

  test('a malformed URL is 4000', async () => {
    const reply = await testApp.app.inject({ url: '/api/v1/mall/%zz', headers: { host: 'familyshop.localhost' } });
    expect([reply.statusCode, reply.json().code]).toEqual([400, '4000']);
  });

  test('a reply that violates its contract is 5000 and tells the caller nothing', async () => {
    const reply = await testApp.at('familyshop').get('/pre/broken');
    expect(reply).toMatchObject({ status: 500, code: '5000' });
    expect(reply.data).toBeUndefined();
    expect(testApp.log.some((line) => line.includes('ReplyContractError'))).toBe(true);
  });

  test('a visitor who leaves before the reply is not logged as an error', async () => {
    await testApp.at('familyshop').get('/pre/left');
    const lines = testApp.log.map((line) => JSON.parse(line)).filter(({ route }) => route?.endsWith('/pre/left'));
    expect(lines).not.toHaveLength(0);
    expect(lines.filter(({ level }) => level > 20)).toEqual([]);
  });

  test('a field outside the contract is never sent', async () => {
    expect((await testApp.at('familyshop').get('/pre/wide')).data).toEqual({ name: '가' });
  });
});

// R5.08
describe('the mall of a request', () => {
  const status = async (host: string) => {
    const reply = await testApp.app.inject({ url: `/api/v1/mall${layoutOf('familyshop')}`, headers: { host } });
    return [reply.statusCode, reply.json().code];
  };

  test('is the first label of its host, in any case and with any port', async () => {
    expect(await status('FamilyShop.localhost:3000')).toEqual([200, '0000']);
  });

  test('a host outside the allowed domains is 4001', async () => {
    for (const host of ['familyshop.evil.kr', 'familyshop.localhost.evil.kr', 'familyshop.notlocalhost']) {
      expect(await status(host)).toEqual([400, '4001']);
    }
  });

  test('an unknown mall, the bare domain and a deeper host are 4041', async () => {
    for (const host of ['nobody.localhost', 'localhost', 'a.familyshop.localhost']) {
      expect(await status(host)).toEqual([404, '4041']);
    }
  });

  test('an unsigned call that names another mall is 4041', async () => {
    expect(await testApp.at('hanul').get(layoutOf('familyshop'))).toMatchObject({ status: 404, code: '4041' });
    const menu = await testApp.at('hanul').get('/pre/layout/menu?mallId=1&device=pc');
    expect(menu).toMatchObject({ status: 404, code: '4041' });
  });
});

// R4.06
describe('the member of a request', () => {
  const who = (token: string, mallUrl = 'familyshop') => testApp.at(mallUrl).get('/users/info', { token });
  const forge = (secret: string, claims: Record<string, unknown>, expiresAt: number) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expiresAt).sign(Buffer.from(secret));
  const inHalfAnHour = () => Math.floor(Date.now() / 1000) + 1800;

  test('is the one that the token names', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    expect(await who(accessToken)).toMatchObject({ status: 200, data: { mallId: 1 } });
  });

  test('no token, a broken one and another scheme are 4010', async () => {
    expect(await testApp.at('familyshop').get('/users/info')).toMatchObject({ status: 401, code: '4010' });
    expect(await who('abc')).toMatchObject({ status: 401, code: '4010' });
    const headers = { authorization: 'Basic ZGVtbzpkZW1v' };
    expect(await testApp.at('familyshop').get('/users/info', { headers })).toMatchObject({ code: '4010' });
  });

  test('a token of another mall is 4010', async () => {
    const { accessToken } = await signInAs(testApp, 'hanul', 2);
    expect(await who(accessToken, 'hanul')).toMatchObject({ status: 200 });
    expect(await who(accessToken)).toMatchObject({ status: 401, code: '4010' });
  });

  test('a forged token is 4010: another key, no signature, a changed member', async () => {
    const claims = { memNo: 1, mallId: 1, memberType: 'GENERAL', sid: 'x' };
    expect(await who(await forge('another secret, also long enough', claims, inHalfAnHour()))).toMatchObject({
      code: '4010',
    });
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${encode({ alg: 'none' })}.${encode({ ...claims, exp: inHalfAnHour() })}.`;
    expect(await who(unsigned)).toMatchObject({ code: '4010' });
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    const [header, , signature] = accessToken.split('.');
    expect(await who(`${header}.${encode({ ...claims, memNo: 2, exp: inHalfAnHour() })}.${signature}`)).toMatchObject({
      code: '4010',
    });
  });

  test('an expired token is 4010, also when it was seen before', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    expect(await who(accessToken)).toMatchObject({ status: 200 });
    testApp.wait(30 * 60 * 1000 + 1000);
    expect(await who(accessToken)).toMatchObject({ status: 401, code: '4010' });
  });

  // R6.04
  test('what only shoppers may do is 4030 for a member of an UPLOAD mall', async () => {
    const upload = await signInAs(testApp, 'daeryang', 3);
    expect(await testApp.at('daeryang').get('/shopper-only', { token: upload.accessToken })).toMatchObject({
      status: 403,
      code: '4030',
    });
    const general = await signInAs(testApp, 'familyshop', 1);
    expect(await testApp.at('familyshop').get('/shopper-only', { token: general.accessToken })).toMatchObject({
      data: '열림',
    });
  });
});

describe('caching', () => {
  test('a public layout reply carries a weak ETag, the same for every encoding, and a client that has it gets 304', async () => {
    const first = await testApp.at('familyshop').get(layoutOf('familyshop'));
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const headers = { 'if-none-match': `"other", ${tag}` };
    expect(await testApp.at('familyshop').get(layoutOf('familyshop'), { headers })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  test('replies to members, and errors, are no-store', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    const info = await testApp.at('familyshop').get('/users/info', { token: accessToken });
    const error = await testApp.at('familyshop').get('/nothing');
    expect([info.headers['cache-control'], error.headers['cache-control']]).toEqual(['no-store', 'no-store']);
  });

  test('a long reply is compressed for clients that accept it', async () => {
    const url = '/api/docs/json';
    const reply = await testApp.app.inject({ url, headers: { host: 'familyshop.localhost', 'accept-encoding': 'br' } });
    expect(reply.headers['content-encoding']).toBe('br');
  });

  test('only cached replies skip encoding, and they are validated like any reply', async () => {
    const mall = testApp.at('familyshop');
    const read = async (path: string) => (await mall.get(path)).data;
    const [first, second] = [await read('/pre/counted'), await read('/pre/counted')];
    expect(second).not.toEqual(first);
    const stored = await read('/pre/cached-count');
    expect([await read('/pre/cached-count'), await read('/pre/cached-count')]).toEqual([stored, stored]);
    expect(await mall.get('/pre/cached-broken')).toMatchObject({ status: 500, code: '5000' });
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['br', 'br', brotliDecompressSync],
  ])('a cached reply is readable for a client with accept-encoding %s', async (accepted, encoding, read) => {
    const headers = { host: 'familyshop.localhost', 'accept-encoding': accepted };
    const reply = await testApp.app.inject({ url: '/api/v1/mall/pre/cached', headers });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(read(reply.rawPayload).toString()).data).toEqual(stored.data);
  });
});

test('a route without an access rule stops the start', async () => {
  const { app, close } = await createTestApp({ extend: (open) => open.get('/api/open', () => 'open') });
  await expect(app.ready()).rejects.toThrow(/No access rule for .*\/api\/open/);
  await close();
});

test('a changed mall is seen after a minute, or at once when the database notifies', async () => {
  const mall = testApp.at('gamnamu');
  expect(await mall.get(layoutOf('gamnamu'))).toMatchObject({ code: '4041' });
  await insertMall(testApp.owner, { mallId: 9, mallUrl: 'gamnamu' });
  expect(await mall.get(layoutOf('gamnamu'))).toMatchObject({ code: '4041' });
  testApp.app.dependencies.malls.forget();
  expect(await mall.get(layoutOf('gamnamu'))).toMatchObject({ code: '0000' });
  await testApp.owner.updateTable('mall').set({ title: '새 이름' }).where('mallId', '=', 9).execute();
  testApp.wait(60_001);
  expect(await mall.get(layoutOf('gamnamu'))).toMatchObject({ data: { adMall: { mallTitle: '새 이름' } } });
});

test('no token, password, id, name or query reaches the log', async () => {
  const { accessToken, refreshToken } = await signInAs(testApp, 'familyshop', 1);
  const mall = testApp.at('familyshop');
  await mall.get('/users/info', { token: accessToken });
  await mall.get(`/auth/refresh/token?refreshToken=${refreshToken}`);
  await testApp.at('familyshop', 'another').get(`/auth/refresh/token?refreshToken=${refreshToken}`);
  await mall.post('/auth/sign-in', { body: { id: 'secretive-id', password: 'Wrong!2026', mallId: 1 } });
  await mall.get('/products/unknown?word=비밀검색어');
  const log = testApp.log.join('');
  expect(log).toContain('/api/v1/mall/auth/refresh/token');
  for (const secret of [
    accessToken,
    refreshToken,
    'secretive-id',
    'Wrong!2026',
    '김가은',
    '비밀검색어',
    encodeURI('비밀검색어'),
  ]) {
    expect(log).not.toContain(secret);
  }
});

test('a lost database is 5030 in the envelope, and the server recovers without a restart', async () => {
  let gate: Awaited<ReturnType<typeof createDatabaseGate>> | undefined;
  const lost = await createTestApp({
    through: async (url) => {
      gate = await createDatabaseGate(url);
      return gate.url;
    },
  });
  await insertMall(lost.owner, { mallId: 1, mallUrl: 'familyshop' });
  const popups = () => lost.at('familyshop').get('/pre/layout/popup?mallId=1&device=pc');
  const health = async () => (await lost.app.inject('/api/health')).statusCode;

  expect([(await popups()).code, await health()]).toEqual(['0000', 200]);
  await gate?.shut();
  expect(await popups()).toMatchObject({ status: 503, code: '5030', message: expect.stringContaining('연결') });
  // Cached values are still returned.
  expect(await lost.at('familyshop').get(layoutOf('familyshop'))).toMatchObject({ code: '0000' });
  expect(await health()).toBe(503);
  await gate?.open();
  await expect.poll(async () => (await popups()).code).toBe('0000');
  expect(await health()).toBe(200);
  await lost.close();
  await gate?.shut();
});
