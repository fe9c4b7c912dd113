import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  insertMall,
  insertMember,
  type MemberValues,
  password,
  signInAs,
  type TestApp,
  type Tokens,
} from '../../testing/test-app.ts';

const day = 24 * 3_600_000;
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
    const reply = await change(accessToken, password);
    expect(reply).toMatchObject({ status: 422, code: '4220' });
    expect(reply.fieldErrors).toContainEqual({
      field: 'newPassword',
      message: '지금과 다른 비밀번호를 입력해 주세요.',
    });
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
