import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addStaff, type StaffClient } from '../testing/staff.ts';
import { createTestApp, insertMall, insertMember, password, signInAs, type TestApp } from '../testing/test-app.ts';
import { createWebFolder } from '../testing/web-folder.ts';

const webFolder = createWebFolder();
let testApp: TestApp | undefined;
// The whole test happens within one minute, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await testApp?.close();
  testApp = undefined;
});
afterAll(() => webFolder.remove());

type Limits = { readonly perSession: number; readonly perAddress: number };

async function open({ perSession, perAddress }: Limits): Promise<TestApp> {
  const config = { rateLimitPerMinute: perSession, rateLimitPerAddress: perAddress };
  testApp = await createTestApp({ config, folders: webFolder.folders });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMember(testApp.owner, { mallId: 1, loginId: 'demo' });
  await insertMember(testApp.owner, { mallId: 1, loginId: 'other' });
  return testApp;
}

/** The codes of this many requests, one after the other. */
async function codesOf(times: number, send: () => Promise<{ code: string }>): Promise<string[]> {
  const codes: string[] = [];
  for (let time = 0; time < times; time += 1) codes.push((await send()).code);
  return codes;
}
const many = (times: number, code: string): string[] => Array(times).fill(code);
const pageAt = (mall: TestApp, url: string, remoteAddress = '10.0.0.1') =>
  mall.app.inject({ url, remoteAddress, headers: { host: 'familyshop.localhost' } });

describe('a signed-in call', () => {
  test('is counted by its session: a colleague behind the same address has a separate count', async () => {
    const mall = await open({ perSession: 20, perAddress: 1000 });
    const mine = await signInAs(mall, 'familyshop', 1);
    const theirs = await signInAs(mall, 'familyshop', 1, 'other');
    const info = (token: string) => () => mall.at('familyshop').get('/users/info', { token });
    expect(await codesOf(21, info(mine.accessToken))).toEqual([...many(20, '0000'), '4290']);
    expect(await codesOf(20, info(theirs.accessToken))).toEqual(many(20, '0000'));
  });

  test('of a forged token, another mall or a marketing guest is counted by address', async () => {
    const mall = await open({ perSession: 1000, perAddress: 40 });
    const guestMemberNo = await insertMember(mall.owner, { mallId: 1, loginId: 'guest' });
    const { accessToken } = await signInAs(mall, 'familyshop', 1, 'guest');
    await mall.owner.updateTable('mall').set({ isMarketing: true, guestMemberNo }).execute();
    await insertMall(mall.owner, { mallId: 2, mallUrl: 'hanul' });
    await insertMember(mall.owner, { mallId: 2, loginId: 'demo' });
    mall.app.dependencies.malls.forget();
    const foreign = (await signInAs(mall, 'hanul', 2)).accessToken;
    const forge = (sid: string) =>
      new SignJWT({ memNo: 1, mallId: 1, memberType: 'GENERAL', sid, tmpPwdYn: 'N' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('30m')
        .sign(Buffer.from('another secret, also long enough'));
    const tokens = [foreign, accessToken, await forge('a'), await forge('b')];
    const codes: string[] = [];
    for (let call = 0; call < 44; call += 1)
      codes.push((await mall.at('familyshop').get('/users/info', { token: tokens[call % 4] ?? '' })).code);
    expect(codes.indexOf('4290')).toBe(40);
    expect(codes.slice(40)).toEqual(many(4, '4290'));
  });
});

describe('a call of staff', () => {
  test('is counted by its session once it was admitted: a colleague behind the same address has a separate count', async () => {
    const mall = await open({ perSession: 20, perAddress: 1000 });
    const [mine, theirs] = [await addStaff(mall, { role: 'CS' }), await addStaff(mall, { role: 'CS' })];
    const me = (staff: StaffClient) => () => staff.get('/me');
    // The first one is counted by address: no call has been admitted yet.
    expect(await codesOf(22, me(mine))).toEqual([...many(21, '0000'), '4290']);
    expect(await codesOf(20, me(theirs))).toEqual(many(20, '0000'));
  });

  test('with an invented session is counted by address, however many are invented', async () => {
    const mall = await open({ perSession: 1000, perAddress: 5 });
    const staff = await addStaff(mall, { role: 'CS' });
    let serial = 0;
    const invented = () => staff.get('/me', { headers: { cookie: `office=key-${serial++}` } });
    expect(await codesOf(6, invented)).toEqual([...many(5, '4010'), '4290']);
  });
});

describe('an anonymous client', () => {
  const popups = (mall: TestApp, remoteAddress: string) => async () => {
    const url = '/api/v1/mall/pre/layout/popup?mallId=1&device=pc';
    const reply = await mall.app.inject({ url, remoteAddress, headers: { host: 'familyshop.localhost' } });
    return reply.json<{ code: string }>();
  };

  test('is counted by address, an IPv6 one by its /64 network', async () => {
    const mall = await open({ perSession: 600, perAddress: 5 });
    expect(await codesOf(6, popups(mall, '10.0.0.1'))).toEqual([...many(5, '0000'), '4290']);
    expect(await codesOf(5, popups(mall, '2001:db8::1'))).toEqual(many(5, '0000'));
    expect(await codesOf(1, popups(mall, '2001:db8::2'))).toEqual(['4290']);
    expect(await codesOf(1, popups(mall, '2001:db8:0:1::2'))).toEqual(['0000']);
  });

  test('is refused with 4290 and the seconds to wait, in words and in Retry-After', async () => {
    const mall = await open({ perSession: 600, perAddress: 1 });
    await popups(mall, '127.0.0.1')();
    const refused = await mall.at('familyshop').get('/pre/layout/popup?mallId=1&device=pc');
    expect(refused).toMatchObject({ status: 429, code: '4290' });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.description).toBe(`요청이 너무 많아요. ${seconds}초 뒤에 다시 시도해 주세요.`);
  });

  test('a proxy missing from the settings is logged', async () => {
    const mall = await open({ perSession: 600, perAddress: 1 });
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    for (let time = 0; time < 2; time += 1) await mall.at('familyshop').get('/recaptcha/require', { headers });
    expect(mall.log.join('')).toContain('set TRUST_PROXY_HOPS');
    expect(mall.log.join('')).not.toContain('203.0.113.1');
  });
});

describe('documents and files', () => {
  test('do not count as calls, nor calls as documents', async () => {
    const mall = await open({ perSession: 600, perAddress: 10 });
    const url = '/api/v1/mall/pre/layout/popup?mallId=1&device=pc';
    const statuses = async (path: string) => (await pageAt(mall, path)).statusCode;
    expect([await statuses('/familyshop/login'), await statuses('/familyshop/login')]).toEqual([200, 200]);
    for (let time = 0; time < 30; time += 1) expect(await statuses('/assets/site.js')).toBe(200);
    for (let time = 0; time < 10; time += 1) expect(await statuses(url)).toBe(200);
    expect(await statuses(url)).toBe(429);
    // A fifth of an address's calls.
    expect(await statuses('/familyshop/login')).toBe(429);
    expect(await statuses('/assets/site.js')).toBe(200);
    expect((await pageAt(mall, '/familyshop/login', '10.0.0.2')).statusCode).toBe(200);
  });

  test('a document that is refused is a page in Korean with Retry-After, and its style passes its own policy', async () => {
    const mall = await open({ perSession: 600, perAddress: 1 });
    await pageAt(mall, '/familyshop/login');
    const { statusCode, headers, body } = await pageAt(mall, '/familyshop/login');
    expect(statusCode).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<html lang="ko">');
    expect(body).toContain('<h1>잠시 뒤에 다시 열어 주세요</h1>');
    expect(body).toMatch(/<p>요청이 너무 많아요. \d+초 뒤에 다시 시도해 주세요.<\/p>/);
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? '';
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${digestOf(style)}'`);
  });

  test('an unknown mall’s host gets a page too', async () => {
    const mall = await open({ perSession: 600, perAddress: 1000 });
    const reply = await mall.app.inject({ url: '/', headers: { host: 'evil.kr' } });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(reply.body).toContain('쇼핑몰 주소를 확인해 주세요');
  });
});

describe('calls worth guessing at', () => {
  const signIn =
    (mall: TestApp, id: string, remoteAddress = '10.0.0.1') =>
    async () => {
      const reply = await mall.app.inject({
        ...{ method: 'POST', url: '/api/v1/mall/auth/sign-in', remoteAddress },
        headers: { host: 'familyshop.localhost' },
        payload: { id, password, mallId: 1 },
      });
      return reply.json<{ code: string }>();
    };

  test('have a twentieth of a session’s limit per account and address; other accounts and addresses go on', async () => {
    const mall = await open({ perSession: 40, perAddress: 1000 });
    expect(await codesOf(3, signIn(mall, 'demo'))).toEqual(['0000', '0000', '4290']);
    expect(await codesOf(1, signIn(mall, ' DEMO '))).toEqual(['4290']);
    expect(await codesOf(1, signIn(mall, 'other'))).toEqual(['0000']);
    expect(await codesOf(1, signIn(mall, 'demo', '10.0.0.2'))).toEqual(['0000']);
  });

  test('have a twentieth of an address’s limit for all its accounts', async () => {
    const mall = await open({ perSession: 600, perAddress: 40 });
    const codes = ['a', 'b', 'c'].map((id) => signIn(mall, id));
    expect((await codes[0]?.())?.code).toBe('1250');
    expect((await codes[1]?.())?.code).toBe('1250');
    expect((await codes[2]?.())?.code).toBe('4290');
  });

  test('do not include the question whether a human check is needed', async () => {
    const mall = await open({ perSession: 20, perAddress: 20 });
    const codes = await codesOf(20, () => mall.at('familyshop').get('/recaptcha/require'));
    expect(codes).toEqual(many(20, '0000'));
  });
});

describe('an office of 500 behind one address, with the default limits', () => {
  // Measured: 14 calls and one document for home, ten calls for each list after it.
  const callsOfVisit = 14 + 4 * 10;
  let mall: TestApp;
  beforeAll(async () => {
    mall = await createTestApp({
      config: { rateLimitPerMinute: 600, rateLimitPerAddress: 30_000 },
      folders: webFolder.folders,
      extend: (app) => app.get('/api/nothing', { config: { access: 'public' } }, () => 'nothing'),
    });
    await insertMall(mall.owner, { mallId: 1, mallUrl: 'familyshop' });
  });
  afterAll(() => mall.close());

  test('opens home and four lists within one minute: 27,000 calls and 500 documents, none refused', async () => {
    const refused = { calls: 0, documents: 0 };
    for (let visitor = 0; visitor < 500; visitor += 1) {
      if ((await pageAt(mall, '/familyshop/login')).statusCode === 429) refused.documents += 1;
      for (let call = 0; call < callsOfVisit; call += 1) {
        const { statusCode } = await pageAt(mall, '/api/nothing');
        if (statusCode === 429) refused.calls += 1;
      }
    }
    expect(refused).toEqual({ calls: 0, documents: 0 });
  });
});

const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
