import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  insertMall,
  insertMember,
  password,
  type TestApp,
  type Tokens,
} from '../../../testing/test-app.ts';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

const minute = 60_000;
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
const fail = async (times: number, id = 'demo') => {
  for (let time = 0; time < times; time += 1) await signIn(id, 'Wrong!2026');
};
async function solve(mallUrl = 'familyshop'): Promise<Record<string, string>> {
  const { data: challenge } = await testApp.at(mallUrl).get<Challenge>('/recaptcha/challenge');
  if (!challenge) throw new Error('no challenge');
  const solution = await solveChallenge({ challenge, deriveKey });
  return { 'x-recaptcha-token': Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

// R7.02 R9.13
describe('the human check', () => {
  const isRequired = async () => (await mall().get('/recaptcha/require')).data;

  test('is required after three failures in ten minutes, and no longer after ten minutes', async () => {
    await fail(2);
    expect(await isRequired()).toBe(false);
    await fail(1);
    expect(await isRequired()).toBe(true);
    testApp.wait(10 * minute + 1);
    expect(await isRequired()).toBe(false);
  });

  // R8.02
  test('sign-in without its token is 1111, even with the right password', async () => {
    await fail(3);
    expect(await signIn('demo')).toMatchObject({ status: 401, code: '1111' });
    expect(await signIn('demo', password, { 'x-recaptcha-token': 'anything' })).toMatchObject({ code: '1111' });
  });

  test('failures of one id require it of everybody who signs in with it, whatever the address', async () => {
    await fail(3);
    await testApp.owner.deleteFrom('signInFailure').where('failedAt', '>', new Date(0)).execute();
    await fail(3, 'nobody');
    expect(await signIn('nobody')).toMatchObject({ code: '1111' });
  });

  test('a solved task allows one sign-in', async () => {
    await fail(3);
    const headers = await solve();
    expect(await signIn('demo', 'Wrong!2026', headers)).toMatchObject({ code: '1250' });
    expect(await signIn('demo', password, headers)).toMatchObject({ code: '1111' });
    expect(await signIn('demo', password, await solve())).toMatchObject({ code: '0000' });
  });

  test('a task of another mall, one without work and an expired one are refused', async () => {
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

  test('one solution sent twice at once is accepted once', async () => {
    await fail(3);
    const headers = await solve();
    const codes = (await Promise.all([1, 2].map(() => signIn('demo', password, headers)))).map((reply) => reply.code);
    expect(codes.sort()).toEqual(['0000', '1111']);
  });
});

describe('at one address', () => {
  const from = (browser: string, id: string, typed = password) =>
    testApp.at('familyshop', browser).post<Tokens>('/auth/sign-in', { body: { id, password: typed, mallId: 1 } });
  const isRequired = async (browser: string) =>
    (await testApp.at('familyshop', browser).get('/recaptcha/require')).data;
  const failFrom = async (browser: string, id: string, times: number) => {
    for (let time = 0; time < times; time += 1) await from(browser, id, 'Wrong!2026');
  };

  test('three failures of a colleague require it of nobody else', async () => {
    await insertMember(testApp.owner, { mallId: 1, loginId: 'colleague' });
    await failFrom('theirs', 'colleague', 3);
    expect(await isRequired('theirs')).toBe(true);
    expect(await isRequired('mine')).toBe(false);
    expect(await from('mine', 'demo')).toMatchObject({ code: '0000' });
  });

  test('three failures from one browser with three ids require it, whatever the next id', async () => {
    for (const id of ['one', 'two', 'three']) await failFrom('guesser', id, 1);
    expect(await from('guesser', 'demo')).toMatchObject({ code: '1111' });
  });

  test('thirty failures require it of unknown browsers, but not of those that have signed in to the account', async () => {
    expect(await from('known', 'demo')).toMatchObject({ code: '0000' });
    for (let id = 0; id < 30; id += 1) await failFrom(`guesser ${id}`, `guessed-${id}`, 1);
    expect(await isRequired('new')).toBe(true);
    await insertMember(testApp.owner, { mallId: 1, loginId: 'newcomer' });
    expect(await from('new', 'newcomer')).toMatchObject({ code: '1111' });
    expect(await from('known', 'demo')).toMatchObject({ code: '0000' });
  });

  test('anonymous clients who guess at an id do not slow down the browser in which its owner has signed in', async () => {
    expect(await from('known', 'demo')).toMatchObject({ code: '0000' });
    await failFrom('anonymous', 'demo', 3);
    expect(await from('another address', 'demo')).toMatchObject({ code: '1111' });
    expect(await from('known', 'demo')).toMatchObject({ code: '0000' });
  });

  test('the owner’s own browser needs it after three failures too, and only that one', async () => {
    expect(await from('known', 'demo')).toMatchObject({ code: '0000' });
    await failFrom('known', 'demo', 3);
    expect(await from('known', 'demo')).toMatchObject({ code: '1111' });
    expect(await from('another', 'demo')).toMatchObject({ code: '0000' });
  });
});

describe('the lock', () => {
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

  test('concurrent guesses are all counted', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn('demo', 'Wrong!2026')));
    const codes = replies.map((reply) => reply.code);
    expect(codes.filter((code) => code === '1250')).toHaveLength(3);
    expect(codes.filter((code) => code === '1111')).toHaveLength(9);
  });

  test('a success clears the id, but an address that guesses at others stays counted', async () => {
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
