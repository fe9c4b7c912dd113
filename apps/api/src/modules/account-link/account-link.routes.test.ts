import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, password, signInAs, type TestApp } from '../../testing/test-app.ts';
import { createLinkTokens } from './link-tokens.ts';

const hour = 60 * 60_000;
let testApp: TestApp;

beforeAll(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  for (const table of ['mail', 'accountLink', 'refreshToken', 'signInFailure', 'member'] as const) {
    await testApp.owner.deleteFrom(table).execute();
  }
});

const mall = (mallUrl = 'familyshop') => testApp.at(mallUrl);
const add = (values: object) => insertMember(testApp.owner, { mallId: 1, loginId: 'gaeun', ...values });
const signIn = (id = 'gaeun', typed = password) =>
  mall().post('/auth/sign-in', { body: { id, password: typed, mallId: 1 } });
const follow = (token: string, mallUrl?: string) => mall(mallUrl).post('/auth/link', { body: { token } });
const requestMail = async (email?: string) => {
  const held = await mall().post<{ ticket: string }>('/auth/held-sign-in', {
    body: { id: 'gaeun', password, mallId: 1 },
  });
  return mall().post<{ maskedEmail: string }>('/auth/held-sign-in/mail', {
    body: { ticket: held.data?.ticket, ...(email && { email }) },
  });
};
/** The token in the newest mail's button. */
async function newestToken(): Promise<string> {
  const { linkId, mallId } = await testApp.owner
    .selectFrom('accountLink')
    .select(['linkId', 'mallId'])
    .orderBy('issuedAt', 'desc')
    .executeTakeFirstOrThrow();
  return createLinkTokens(testApp.app.dependencies).sign({ mallId }, { linkId });
}
const queued = () => testApp.owner.selectFrom('mail').select(['kind', 'facts']).execute();

// R8.01
describe('1257 the link that verifies an address', () => {
  test('goes to the typed address, and once followed lets its owner sign in', async () => {
    await add({ email: '', emailVerifiedAt: null });
    expect(await requestMail()).toMatchObject({ code: '4220', fieldErrors: [{ field: 'email' }] });
    expect((await requestMail('gaeun@example.kr')).data).toEqual({ maskedEmail: 'ga**n@example.kr' });
    expect(await queued()).toEqual([
      { kind: 'ACCOUNT_LINK', facts: { linkId: expect.any(String), memberNo: expect.any(Number) } },
    ]);
    expect(await signIn()).toMatchObject({ code: '1257' });
    expect((await follow(await newestToken())).data).toEqual({ effect: 'EMAIL_VERIFIED', isAwaitingApproval: false });
    expect(await signIn()).toMatchObject({ code: '0000' });
  });

  test('is invalid once the member has another address', async () => {
    await add({ email: 'old@example.kr', emailVerifiedAt: null });
    await requestMail();
    const token = await newestToken();
    await requestMail('new@example.kr');
    expect(await follow(token)).toMatchObject({ status: 400, code: '1261' });
    expect(await follow(await newestToken())).toMatchObject({ code: '0000' });
  });

  test('does not verify an address that another member has verified', async () => {
    await add({ email: 'taken@example.kr', emailVerifiedAt: null });
    await requestMail();
    await add({ loginId: 'other', email: 'Taken@example.kr' });
    expect(await follow(await newestToken())).toMatchObject({
      code: '1261',
      description: expect.stringContaining('다른 회원'),
    });
  });
});

// R8.01
describe('1254 the link that ends dormancy', () => {
  test('goes to the member’s own address, whatever is typed, and ends dormancy', async () => {
    await add({ state: 'DORMANT', email: 'gaeun@example.kr' });
    expect((await requestMail('thief@example.kr')).data).toEqual({ maskedEmail: 'ga**n@example.kr' });
    expect((await follow(await newestToken())).data).toMatchObject({ effect: 'AWAKE' });
    expect(await signIn()).toMatchObject({ code: '0000' });
  });

  test('sends at most ten mails in ten minutes', async () => {
    await add({ state: 'DORMANT' });
    const codes = [];
    for (let mail = 0; mail < 12; mail += 1) codes.push((await requestMail()).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('0000'));
    expect(codes.slice(10)).toEqual(['1252', '1252']);
  });
});

describe('a link is refused with a message', () => {
  const token = async () => {
    await add({ state: 'DORMANT' });
    await requestMail();
    return newestToken();
  };

  test('1263 used', async () => {
    const link = await token();
    await follow(link);
    expect(await follow(link)).toMatchObject({ status: 409, code: '1263' });
  });

  test('of two concurrent requests, one succeeds', async () => {
    const link = await token();
    const codes = (await Promise.all([follow(link), follow(link)])).map(({ code }) => code);
    expect(codes.sort()).toEqual(['0000', '1263']);
  });

  test('1262 older than a day', async () => {
    const link = await token();
    testApp.wait(24 * hour + 1000);
    expect(await follow(link)).toMatchObject({ status: 400, code: '1262' });
    testApp.wait(-24 * hour - 1000);
    expect(await follow(link)).toMatchObject({ code: '0000' });
  });

  test('1261 altered, of another mall, invented, or for another purpose', async () => {
    const link = await token();
    for (const altered of [`${link.slice(0, -2)}xx`, 'nonsense', 'a.b.c']) {
      expect(await follow(altered)).toMatchObject({ status: 400, code: '1261' });
    }
    expect(await follow(link, 'hanul')).toMatchObject({ code: '1261' });
    const reply = await mall().post('/pre/recovery/password-link', { body: { token: link } });
    expect(reply).toMatchObject({ code: '1261' });
    expect(await follow(link)).toMatchObject({ code: '0000' });
  });
});

describe('a password by mail', () => {
  const request = (id: string, email: string) => mall().post('/pre/recovery/password-mail', { body: { id, email } });
  const reset = (token: string) =>
    mall().post<{ temporaryPassword: string }>('/pre/recovery/password-link', { body: { token } });

  // R4.08
  test('the link sets a temporary one, once; nothing changes before, and every session ends then', async () => {
    await add({ email: 'gaeun@example.kr' });
    const before = await signInAs(testApp, 'familyshop', 1, 'gaeun');
    expect(await request('gaeun', 'gaeun@example.kr')).toMatchObject({ code: '0000' });
    expect(await signIn()).toMatchObject({ code: '0000' });
    const token = await newestToken();
    const { data } = await reset(token);
    expect(await signIn('gaeun', data?.temporaryPassword)).toMatchObject({ code: '0000' });
    expect(await signIn()).toMatchObject({ code: '1250' });
    const renewal = await mall().get(`/auth/refresh/token?refreshToken=${before.refreshToken}`);
    expect(renewal).toMatchObject({ code: '4010' });
    expect(await reset(token)).toMatchObject({ code: '1263' });
  });

  test('known and unknown ids get the same reply in the same time, and only the owner gets a mail', async () => {
    await add({ email: 'gaeun@example.kr' });
    const took: number[] = [];
    const texts = new Set<string>();
    for (const [id, email] of [
      ['gaeun', 'gaeun@example.kr'],
      ['nobody', 'gaeun@example.kr'],
      ['gaeun', 'other@example.kr'],
    ] as const) {
      const start = performance.now();
      texts.add((await request(id, email)).text);
      took.push(performance.now() - start);
    }
    expect(texts.size).toBe(1);
    for (const time of took) expect(time).toBeGreaterThanOrEqual(299);
    expect(await queued()).toHaveLength(1);
  });
});
