import { inMall } from '@mall/db/in-mall';
import { decodeJwt } from 'jose';
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
} from '../../../testing/test-app.ts';

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
const events = () =>
  testApp.owner.selectFrom('securityEvent').select(['kind', 'memberNo', 'sessionId']).orderBy('eventNo').execute();
const sessionOf = ({ accessToken }: Tokens): unknown => decodeJwt(accessToken).sid;
const addMember = (values: Omit<MemberValues, 'mallId'>) => insertMember(testApp.owner, { mallId: 1, ...values });

// R7.13
describe('refresh', () => {
  test('a refresh token is exchanged for a new pair', async () => {
    const first = await signInAs(testApp, 'familyshop', 1);
    const { data } = await refresh(first.refreshToken);
    expect(data?.refreshToken).not.toBe(first.refreshToken);
    expect(await mall().get('/users/info', { token: data?.accessToken ?? '' })).toMatchObject({ code: '0000' });
    expect(await refresh(data?.refreshToken ?? '')).toMatchObject({ code: '0000' });
  });

  test('20 concurrent renewals with one token get the same successor, which remains valid', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => '0000'));
    const successors = [...new Set(replies.map(({ data }) => data?.refreshToken ?? ''))];
    expect(successors).toHaveLength(1);
    expect(await testApp.owner.selectFrom('refreshToken').select('tokenHash').execute()).toHaveLength(2);
    expect(await refresh(successors[0] ?? '')).toMatchObject({ code: '0000' });
  });

  test('a repeat within ten seconds, as after a lost response, gets the same successor and does not count as misuse', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    const first = await refresh(refreshToken);
    testApp.wait(3_000);
    const repeated = await refresh(refreshToken);
    expect(repeated).toMatchObject({ code: '0000', data: { refreshToken: first.data?.refreshToken } });
    expect(await refresh(first.data?.refreshToken ?? '')).toMatchObject({ code: '0000' });
    expect(await events()).toEqual([]);
  });

  test('one that is used again after ten seconds is 4010, ends its whole family and no other session, and is recorded', async () => {
    const [stolen, other] = [await signInAs(testApp, 'familyshop', 1), await signInAs(testApp, 'familyshop', 1)];
    const { data: next } = await refresh(stolen.refreshToken);
    testApp.wait(10_001);
    expect(await refresh(stolen.refreshToken)).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(next?.refreshToken ?? '')).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(other.refreshToken)).toMatchObject({ code: '0000' });
    const info = await mall().get('/users/info', { token: next?.accessToken ?? '' });
    expect(info).toMatchObject({ status: 401, code: '4010' });
    expect(await events()).toEqual([
      { kind: 'REFRESH_TOKEN_REUSED', memberNo: expect.any(Number), sessionId: sessionOf(stolen) },
    ]);
  });

  test('one used in another browser is 4010, ends the session, and is recorded', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    const elsewhere = testApp.at('familyshop', 'thief').get(`/auth/refresh/token?refreshToken=${refreshToken}`);
    expect(await elsewhere).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: '4010' });
    expect(await events()).toMatchObject([{ kind: 'REFRESH_TOKEN_ELSEWHERE' }]);
  });

  test('one from before tokens were bound to browsers is bound to the one that renews it', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    await testApp.owner.updateTable('refreshToken').set({ deviceHash: null }).execute();
    const { data } = await refresh(refreshToken);
    const elsewhere = testApp.at('familyshop', 'thief').get(`/auth/refresh/token?refreshToken=${data?.refreshToken}`);
    expect(await elsewhere).toMatchObject({ status: 401, code: '4010' });
  });

  test('records can be neither changed nor deleted by the application', async () => {
    const { database } = testApp.app.dependencies;
    await expect(
      inMall(database, { mallId: 1 }, (tx) => tx.updateTable('securityEvent').set({ memberNo: null }).execute()),
    ).rejects.toThrow('permission denied');
    await expect(inMall(database, { mallId: 1 }, (tx) => tx.deleteFrom('securityEvent').execute())).rejects.toThrow(
      'permission denied',
    );
  });

  test('an unknown one, one of another mall and one older than 14 days are 4010', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    expect(await refresh('unknown')).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(refreshToken, 'hanul')).toMatchObject({ status: 401, code: '4010' });
    testApp.wait(14 * day + 1000);
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: '4010' });
  });

  test('a member who has left or is dormant cannot renew', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    await testApp.owner.updateTable('member').set({ state: 'WITHDRAWN' }).where('mallId', '=', 1).execute();
    expect(await refresh(refreshToken)).toMatchObject({ status: 401, code: '4010' });
  });

  test('only hashes of refresh tokens are stored', async () => {
    const { refreshToken } = await signInAs(testApp, 'familyshop', 1);
    const rows = await testApp.owner.selectFrom('refreshToken').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(refreshToken);
    expect(rows[0]?.tokenHash).toHaveLength(32);
  });
});

// R7.15
describe('sign-out', () => {
  test('ends this session and leaves the member’s others', async () => {
    const [mine, other] = [await signInAs(testApp, 'familyshop', 1), await signInAs(testApp, 'familyshop', 1)];
    expect(await mall().post('/auth/logout', { token: mine.accessToken })).toMatchObject({ code: '0000', data: null });
    expect(await refresh(mine.refreshToken)).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(other.refreshToken)).toMatchObject({ code: '0000' });
  });

  test('needs a token', async () => {
    expect(await mall().post('/auth/logout')).toMatchObject({ status: 401, code: '4010' });
  });
});

describe('a new password', () => {
  const change = (token: string, newPassword: string, currentPassword = password) =>
    mall().put<Tokens>('/users/password', { token, body: { currentPassword, newPassword } });

  test('signs in from then on, ends the temporary state and every other session', async () => {
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

  test('cannot be the old one', async () => {
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    const reply = await change(accessToken, password);
    expect(reply).toMatchObject({ status: 422, code: '4220' });
    expect(reply.fieldErrors).toContainEqual({
      field: 'newPassword',
      message: '지금과 다른 비밀번호를 입력해 주세요.',
    });
  });

  test('needs a token', async () => {
    expect(await change('', 'Better#7392')).toMatchObject({ status: 401, code: '4010' });
  });
});
