import type { signedInDevice } from '@mall/contracts/member';
import type { WireOf } from '@mall/contracts/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  insertMall,
  insertMember,
  password,
  signInAs,
  type TestApp,
  type Tokens,
} from '../../../testing/test-app.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
  for (const loginId of ['demo', 'other']) await insertMember(testApp.owner, { mallId: 1, loginId });
  await insertMember(testApp.owner, { mallId: 2, loginId: 'demo' });
});
afterEach(() => testApp.close());

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const mall = () => testApp.at('familyshop');
const signInOn = async (userAgent: string, id = 'demo'): Promise<Tokens> => {
  const body = { id, password, mallId: 1 };
  const { data } = await mall().post<Tokens>('/auth/sign-in', { body, headers: { 'user-agent': userAgent } });
  if (!data) throw new Error('not signed in');
  return data;
};
type Devices = { devices: WireOf<typeof signedInDevice>[] };
const devicesOf = async ({ accessToken: token }: Tokens) =>
  (await mall().get<Devices>('/users/devices', { token })).data?.devices ?? [];
const info = ({ accessToken: token }: Tokens) => mall().get('/users/info', { token });
const refresh = ({ refreshToken }: Tokens) => mall().get<Tokens>(`/auth/refresh/token?refreshToken=${refreshToken}`);

describe('the devices of a member', () => {
  test('are named by their browsers, this one first, and nothing else of them is stored', async () => {
    await signInOn(iPhone);
    const mine = await signInOn('curl/8');
    expect(await devicesOf(mine)).toMatchObject([
      { deviceName: '', isThis: true },
      { deviceName: 'iPhone · Safari', isThis: false },
    ]);
    const rows = await testApp.owner.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Mozilla');
  });

  test('a renewal is the same device, used again', async () => {
    const first = await signInOn(iPhone);
    testApp.wait(60_000);
    const { data } = await refresh(first);
    const devices = await devicesOf(data ?? first);
    expect(devices).toHaveLength(1);
    expect(Date.parse(devices[0]?.lastSeenAt ?? '')).toBeGreaterThan(Date.parse(devices[0]?.signedInAt ?? ''));
  });

  test('one not used for fourteen days is not listed', async () => {
    await signInOn(iPhone);
    testApp.wait(14 * 24 * 3_600_000 + 1000);
    expect(await devicesOf(await signInOn('curl/8'))).toHaveLength(1);
  });
});

describe('signing out from here', () => {
  test('ends the other device at once, including its access token, and not this one', async () => {
    const other = await signInOn(iPhone);
    const mine = await signInOn('curl/8');
    expect(await info(other)).toMatchObject({ code: '0000' });
    const [, theirs] = await devicesOf(mine);
    const token = mine.accessToken;
    const left = await mall().delete<Devices>(`/users/devices/${theirs?.sessionId}`, { token });
    expect(left.data?.devices).toMatchObject([{ isThis: true }]);
    expect(await info(other)).toMatchObject({ status: 401, code: '4010' });
    expect(await refresh(other)).toMatchObject({ status: 401, code: '4010' });
    expect(await info(mine)).toMatchObject({ code: '0000' });
  });

  test('everywhere ends every session of the member, including this one, and no other member’s', async () => {
    const [one, two] = [await signInOn(iPhone), await signInOn('curl/8')];
    const outsider = await signInOn(iPhone, 'other');
    await mall().delete('/users/devices', { token: one.accessToken });
    for (const ended of [one, two]) {
      expect(await info(ended)).toMatchObject({ status: 401, code: '4010' });
      expect(await refresh(ended)).toMatchObject({ status: 401, code: '4010' });
    }
    expect(await info(outsider)).toMatchObject({ code: '0000' });
  });

  test('sign-out and a changed password end access tokens too', async () => {
    const [gone, other, mine] = [await signInOn(iPhone), await signInOn(iPhone), await signInOn('curl/8')];
    await mall().post('/auth/logout', { token: gone.accessToken });
    expect(await info(gone)).toMatchObject({ status: 401, code: '4010' });
    const body = { currentPassword: password, newPassword: 'Better#7392' };
    const { data } = await mall().put<Tokens>('/users/password', { token: mine.accessToken, body });
    expect(await info(other)).toMatchObject({ status: 401, code: '4010' });
    expect(await info(mine)).toMatchObject({ status: 401, code: '4010' });
    expect(await devicesOf(data ?? mine)).toHaveLength(1);
  });

  test('another member’s device and another mall’s are 4040, and stay signed in', async () => {
    const theirs = await signInOn(iPhone, 'other');
    const [device] = await devicesOf(theirs);
    const mine = await signInOn('curl/8');
    const hanul = await signInAs(testApp, 'hanul', 2);
    const path = `/users/devices/${device?.sessionId}`;
    expect(await mall().delete(path, { token: mine.accessToken })).toMatchObject({ status: 404, code: '4040' });
    const there = testApp.at('hanul');
    expect(await there.delete(path, { token: hanul.accessToken })).toMatchObject({ status: 404, code: '4040' });
    expect(await info(theirs)).toMatchObject({ code: '0000' });
  });
});

test('twenty concurrent renewals with one token make one device and sign nobody out', async () => {
  const first = await signInOn(iPhone);
  const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
  expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => '0000'));
  const newest = replies.at(-1)?.data ?? first;
  expect(await devicesOf(newest)).toHaveLength(1);
  expect(await info(newest)).toMatchObject({ code: '0000' });
});
