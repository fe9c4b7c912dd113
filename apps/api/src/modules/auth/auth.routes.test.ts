import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  insertMall,
  insertMember,
  type MemberValues,
  password,
  signInAs,
  type TestApp,
} from '../../testing/test-app.ts';

type Tokens = { accessToken: string; refreshToken: string };
type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const minute = 60_000;
const day = 24 * 60 * minute;
let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul', hasDormancy: false });
  await insertMember(testApp.owner, { mallId: 1, loginId: 'demo' });
  await insertMember(testApp.owner, { mallId: 2, loginId: 'demo' });
});
afterEach(() => testApp.close());

const mall = () => testApp.at('familyshop');
const signIn = (id: string, typed = password, headers: Record<string, string> = {}) =>
  mall().post<Tokens>('/auth/sign-in', { body: { id, password: typed, mallId: 1 }, headers });
const refresh = (refreshToken: string, mallUrl = 'familyshop') =>
  testApp.at(mallUrl).get<Tokens>(`/auth/refresh/token?refreshToken=${refreshToken}`);
const addMember = (values: Omit<MemberValues, 'mallId'>) => insertMember(testApp.owner, { mallId: 1, ...values });
const fail = async (times: number, id = 'demo') => {
  for (let time = 0; time < times; time += 1) await signIn(id, 'Wrong!2026');
};
async function solve(mallUrl = 'familyshop'): Promise<Record<string, string>> {
  const { data: challenge } = await testApp.at(mallUrl).get<Challenge>('/recaptcha/challenge');
  if (!challenge) throw new Error('no challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-recaptcha-token': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

describe('R7.11 sign-in', () => {
  test('answers two tokens, and the member of the token is the one who signed in', async () => {
    const { data } = await signIn('demo');
    const info = await mall().get('/users/info', { token: data?.accessToken ?? '' });
    expect(info.data).toEqual({ memNm: '김*은', memNo: expect.any(Number), tmpPwdYn: 'N', mallId: 1 });
  });

  test('R8.01 a wrong password and an unknown id are the same 1250', async () => {
    const [wrong, unknown] = [await signIn('demo', 'Wrong!2026'), await signIn('nobody')];
    expect(wrong).toMatchObject({ status: 400, code: '1250' });
    expect(unknown.text).toBe(wrong.text);
  });

  test('R8.01 a wrong password and an unknown id take the same time', async () => {
    const took = async (id: string) => {
      const start = performance.now();
      await signIn(id, 'Wrong!2026');
      return performance.now() - start;
    };
    await took('warm-up');
    const [wrong, unknown] = [await took('demo'), await took('nobody')];
    // Checking a password costs some 20 ms; a skipped check would take none of it.
    expect(Math.min(wrong, unknown) / Math.max(wrong, unknown)).toBeGreaterThan(0.4);
  });

  test('a member of another mall is unknown here', async () => {
    await insertMember(testApp.owner, { mallId: 2, loginId: 'only-hanul' });
    expect(await signIn('only-hanul')).toMatchObject({ status: 400, code: '1250' });
  });

  test('the mall number of another mall is refused', async () => {
    const body = { id: 'demo', password, mallId: 2 };
    const reply = await mall().post('/auth/sign-in', { body });
    expect(reply).toMatchObject({ status: 400, code: '4000', fieldErrors: [{ field: 'mallId' }] });
  });

  test('a member who has left is unknown', async () => {
    await addMember({ loginId: 'gone', status: 'WITHDRAWN' });
    expect(await signIn('gone')).toMatchObject({ code: '1250' });
  });

  test('R8.01 1254: dormant by its state, or after a year without sign-in where the mall has dormancy', async () => {
    const longAgo = new Date(Date.now() - 370 * day);
    await addMember({ loginId: 'dormant', status: 'DORMANT' });
    await addMember({ loginId: 'sleeper', lastSignedInAt: longAgo });
    await addMember({ loginId: 'never-came', joinedAt: longAgo });
    for (const id of ['dormant', 'sleeper', 'never-came']) {
      expect(await signIn(id)).toMatchObject({ status: 401, code: '1254' });
    }
    await insertMember(testApp.owner, { mallId: 2, loginId: 'sleeper', lastSignedInAt: longAgo });
    const body = { id: 'sleeper', password, mallId: 2 };
    expect(await testApp.at('hanul').post('/auth/sign-in', { body })).toMatchObject({ code: '0000' });
  });

  test('R8.01 1257 without a verified e-mail, 1258 with the initial password', async () => {
    await addMember({ loginId: 'nomail', email: '', emailVerifiedAt: null });
    await addMember({ loginId: 'unverified', emailVerifiedAt: null });
    await addMember({ loginId: 'initial', passwordState: 'INITIAL' });
    expect(await signIn('nomail')).toMatchObject({ status: 400, code: '1257' });
    expect(await signIn('unverified')).toMatchObject({ status: 400, code: '1257' });
    expect(await signIn('initial')).toMatchObject({ status: 400, code: '1258' });
  });

  test('what stands in the way is told only to who knows the password', async () => {
    await addMember({ loginId: 'dormant', status: 'DORMANT' });
    expect(await signIn('dormant', 'Wrong!2026')).toMatchObject({ code: '1250' });
  });

  test('R4.08 a temporary password signs in with tmpPwdYn=Y', async () => {
    await addMember({ loginId: 'temp', passwordState: 'TEMPORARY' });
    const { data } = await signIn('temp');
    expect(await mall().get('/users/info', { token: data?.accessToken ?? '' })).toMatchObject({
      data: { tmpPwdYn: 'Y' },
    });
  });
});

describe('R9.13 the human check', () => {
  const isRequired = async () => (await mall().get('/recaptcha/require')).data;

  test('is asked after three failures in ten minutes, and no longer after ten minutes', async () => {
    await fail(2);
    expect(await isRequired()).toBe(false);
    await fail(1);
    expect(await isRequired()).toBe(true);
    testApp.wait(10 * minute + 1);
    expect(await isRequired()).toBe(false);
  });

  test('R8.02 sign-in without its token is 1111, even with the right password', async () => {
    await fail(3);
    expect(await signIn('demo')).toMatchObject({ status: 401, code: '1111' });
    expect(await signIn('demo', password, { 'x-recaptcha-token': 'anything' })).toMatchObject({ code: '1111' });
  });

  test('failures of one id ask whoever signs in with it, whatever the address', async () => {
    await fail(3);
    await testApp.owner.deleteFrom('signInFailure').where('failedAt', '>', new Date(0)).execute();
    await fail(3, 'nobody');
    expect(await signIn('nobody')).toMatchObject({ code: '1111' });
  });

  test('a solved task lets one sign-in through, and counts once', async () => {
    await fail(3);
    const headers = await solve();
    expect(await signIn('demo', 'Wrong!2026', headers)).toMatchObject({ code: '1250' });
    expect(await signIn('demo', password, headers)).toMatchObject({ code: '1111' });
    expect(await signIn('demo', password, await solve())).toMatchObject({ code: '0000' });
  });

  test('a task of another mall, one without work and one too old are worth nothing', async () => {
    await fail(3);
    expect(await signIn('demo', password, await solve('hanul'))).toMatchObject({ code: '1111' });
    const { data: challenge } = await mall().get('/recaptcha/challenge');
    const lazy = { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } };
    const token = Buffer.from(JSON.stringify(lazy)).toString('base64');
    expect(await signIn('demo', password, { 'x-recaptcha-token': token })).toMatchObject({ code: '1111' });
    testApp.wait(-11 * minute);
    const old = await solve();
    testApp.wait(11 * minute);
    expect(await signIn('demo', password, old)).toMatchObject({ code: '1111' });
  });

  test('one solution sent twice at once counts once', async () => {
    await fail(3);
    const headers = await solve();
    const codes = (await Promise.all([1, 2].map(() => signIn('demo', password, headers)))).map((reply) => reply.code);
    expect(codes.sort()).toEqual(['0000', '1111']);
  });
});

describe('decisions 3: the lock', () => {
  const failWithCheck = async (times: number) => {
    for (let time = 0; time < times; time += 1) await signIn('demo', 'Wrong!2026', await solve());
  };

  test('ten failures lock sign-in for ten minutes after the last, right password or not', async () => {
    await fail(3);
    await failWithCheck(7);
    expect(await signIn('demo', password, await solve())).toMatchObject({ status: 429, code: '1251' });
    testApp.wait(9 * minute);
    expect(await signIn('demo', password, await solve())).toMatchObject({ code: '1251' });
    testApp.wait(minute + 1);
    expect(await signIn('demo')).toMatchObject({ code: '0000' });
  });

  test('guesses sent at once are all counted', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn('demo', 'Wrong!2026')));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((code) => code === '1250')).toHaveLength(3);
    expect(codes.filter((code) => code === '1111')).toHaveLength(9);
  });

  test('a success forgives the id, but an address that guesses at others stays counted', async () => {
    await fail(2, 'victim');
    expect(await signIn('demo')).toMatchObject({ code: '0000' });
    await fail(1, 'another');
    expect((await mall().get('/recaptcha/require')).data).toBe(true);
  });

  test('failures in one mall do not lock another', async () => {
    await fail(3);
    expect(await testApp.at('hanul').get('/recaptcha/require')).toMatchObject({ data: false });
  });
});

describe('R7.13 refresh', () => {
  test('a refresh token is exchanged for a new pair', async () => {
    const first = await signInAs(testApp, 'familyshop', 1);
    const { data } = await refresh(first.refreshToken);
    expect(data?.refreshToken).not.toBe(first.refreshToken);
    expect(await mall().get('/users/info', { token: data?.accessToken ?? '' })).toMatchObject({ code: '0000' });
    expect(await refresh(data?.refreshToken ?? '')).toMatchObject({ code: '0000' });
  });

  test('a used one is 4010 and ends its whole family, and no other session', async () => {
    const [stolen, other] = [await signInAs(testApp, 'familyshop', 1), await signInAs(testApp, 'familyshop', 1)];
    const { data: next } = await refresh(stolen.refreshToken);
    expect(await refresh(stolen.refreshToken)).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(next?.refreshToken ?? '')).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(other.refreshToken)).toMatchObject({ code: '0000' });
  });

  test('two tabs that renew at the same instant both stay signed in', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    const pairs = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(pairs.map((pair) => pair.code)).toEqual(['0000', '0000']);
    expect(pairs[0]?.data?.refreshToken).not.toBe(pairs[1]?.data?.refreshToken);
    for (const pair of pairs) expect(await refresh(pair.data?.refreshToken ?? '')).toMatchObject({ code: '0000' });
  });

  test('an unknown one, one of another mall and one older than 14 days are 4010', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    expect(await refresh('unknown')).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(refreshToken, 'hanul')).toMatchObject({ status: 401, code: '4010' });
    testApp.wait(14 * day + 1000);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: '4010' });
  });

  test('a member who has left or sleeps cannot renew', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    await testApp.owner.updateTable('member').set({ status: 'WITHDRAWN' }).where('mallId', '=', 1).execute();
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: '4010' });
  });

  test('only hashes of refresh tokens are kept', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    const rows = await testApp.owner.selectFrom('refreshToken').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(rows[0]?.tokenHash).toHaveLength(32);
  });
});

describe('R7.15 sign-out', () => {
  test('ends this session and leaves the member’s others', async () => {
    const [mine, other] = [await signInAs(testApp, 'familyshop', 1), await signInAs(testApp, 'familyshop', 1)];
    expect(await mall().post('/auth/logout', { token: mine.accessToken })).toMatchObject({ code: '0000', data: null });
    expect(await refresh(mine.refreshToken)).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(other.refreshToken)).toMatchObject({ code: '0000' });
  });

  test('wants a token', async () => {
    expect(await mall().post('/auth/logout')).toMatchObject({ status: 401, code: '4010' });
  });
});

describe('a new password', () => {
  const change = (token: string, newPassword: string, currentPassword = password) =>
    mall().put<Tokens>('/users/password', { token, body: { currentPassword, newPassword } });

  test('signs in from then on, clears the temporary state and ends every other session', async () => {
    await addMember({ loginId: 'temp', passwordState: 'TEMPORARY' });
    const mine = await signInAs(testApp, 'familyshop', 1, 'temp');
    const other = await signInAs(testApp, 'familyshop', 1, 'temp');
    const { data } = await change(mine.accessToken, 'Better#7392');
    expect(await refresh(other.refreshToken)).toMatchObject({ code: '4010' });
    expect(await refresh(data?.refreshToken ?? '')).toMatchObject({ code: '0000' });
    expect(await signIn('temp')).toMatchObject({ code: '1250' });
    const again = await signIn('temp', 'Better#7392');
    const info = await mall().get('/users/info', { token: again.data?.accessToken ?? '' });
    expect(info).toMatchObject({ data: { tmpPwdYn: 'N' } });
  });

  test('4220 names each unmet rule of its field', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    const reply = await change(accessToken, 'demo1111', 'Wrong!2026');
    expect(reply).toMatchObject({ status: 422, code: '4220' });
    const fields = reply.fieldErrors?.map((error) => error.field);
    expect(fields).toEqual(['currentPassword', 'newPassword', 'newPassword', 'newPassword']);
  });

  test('is not the old one', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    expect(await change(accessToken, password)).toMatchObject({ status: 422, fieldErrors: [{ field: 'newPassword' }] });
  });

  test('wants a token', async () => {
    expect(await change('', 'Better#7392')).toMatchObject({ status: 401, code: '4010' });
  });
});

test('the tight limit refuses the 31st call of a minute with 4290', async () => {
  const limited = await createTestApp({ config: { rateLimitPerMinute: 600 } });
  await insertMall(limited.owner, { mallId: 1, mallUrl: 'familyshop' });
  const codes: string[] = [];
  for (let call = 0; call < 31; call += 1) codes.push((await limited.at('familyshop').get('/recaptcha/require')).code);
  expect(new Set(codes.slice(0, 30))).toEqual(new Set(['0000']));
  expect(codes[30]).toBe('4290');
  await limited.close();
});
