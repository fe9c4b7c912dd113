import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  insertMall,
  insertMember,
  type MemberValues,
  password,
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
const addMember = (values: Omit<MemberValues, 'mallId'>) => insertMember(testApp.owner, { mallId: 1, ...values });

// R7.11
describe('sign-in', () => {
  test('returns two tokens, and the member of the token is the one who signed in', async () => {
    const { data } = await signIn('demo');
    const info = await mall().get('/users/info', { token: data?.accessToken ?? '' });
    expect(info.data).toEqual({ memNm: '김*은', memNo: expect.any(Number), tmpPwdYn: 'N', mallId: 1 });
  });

  // R8.01
  test('a wrong password and an unknown id are the same 1250', async () => {
    const [wrong, unknown] = [await signIn('demo', 'Wrong!2026'), await signIn('nobody')];
    expect(wrong).toMatchObject({ status: 400, code: '1250' });
    expect(unknown.text).toBe(wrong.text);
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
    await addMember({ loginId: 'gone', state: 'WITHDRAWN' });
    expect(await signIn('gone')).toMatchObject({ code: '1250' });
  });

  // R8.01
  test('1254: dormant by its state, or after a year without sign-in where the mall has dormancy', async () => {
    const longAgo = new Date(Date.now() - 370 * day);
    await addMember({ loginId: 'dormant', state: 'DORMANT' });
    await addMember({ loginId: 'sleeper', lastSignedInAt: longAgo });
    await addMember({ loginId: 'never-came', joinedAt: longAgo });
    for (const id of ['dormant', 'sleeper', 'never-came']) {
      expect(await signIn(id)).toMatchObject({ status: 401, code: '1254' });
    }
    await insertMember(testApp.owner, { mallId: 2, loginId: 'sleeper', lastSignedInAt: longAgo });
    const body = { id: 'sleeper', password, mallId: 2 };
    expect(await testApp.at('hanul').post('/auth/sign-in', { body })).toMatchObject({ code: '0000' });
  });

  // R8.01
  test('1257 without a verified e-mail, 1258 with the initial password', async () => {
    await addMember({ loginId: 'nomail', email: '', emailVerifiedAt: null });
    await addMember({ loginId: 'unverified', emailVerifiedAt: null });
    await addMember({ loginId: 'initial', passwordState: 'INITIAL' });
    expect(await signIn('nomail')).toMatchObject({ status: 400, code: '1257' });
    expect(await signIn('unverified')).toMatchObject({ status: 400, code: '1257' });
    expect(await signIn('initial')).toMatchObject({ status: 400, code: '1258' });
  });

  test('1259 waits for approval, 1260 is not approved, and who is approved signs in', async () => {
    for (const [approval, reply] of [
      ['R', { status: 400, code: '1259' }],
      ['N', { status: 400, code: '1260' }],
      ['Y', { status: 200, code: '0000' }],
    ] as const) {
      await addMember({ loginId: `decided-${approval}`, approval });
      expect(await signIn(`decided-${approval}`)).toMatchObject(reply);
    }
    expect(await signIn('decided-R', 'Wrong!2026')).toMatchObject({ code: '1250' });
    const sessions = testApp.owner.selectFrom('session').innerJoin('member', 'member.memberNo', 'session.memberNo');
    expect(await sessions.select('loginId').execute()).toEqual([{ loginId: 'decided-Y' }]);
  });

  test('what prevents a sign-in is revealed only with the right password', async () => {
    await addMember({ loginId: 'dormant', state: 'DORMANT' });
    expect(await signIn('dormant', 'Wrong!2026')).toMatchObject({ code: '1250' });
  });

  // R4.08
  test('a temporary password signs in with tmpPwdYn=Y', async () => {
    await addMember({ loginId: 'temp', passwordState: 'TEMPORARY' });
    const { data } = await signIn('temp');
    expect(await mall().get('/users/info', { token: data?.accessToken ?? '' })).toMatchObject({
      data: { tmpPwdYn: 'Y' },
    });
  });
});
