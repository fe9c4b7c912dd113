import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { certifying, startCertification } from '../../testing/certifying.ts';
import { createTestApp, insertMall, insertMember, password, signInAs, type TestApp } from '../../testing/test-app.ts';

const minute = 60_000;
let testApp: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  const service = await startCertification();
  testApp = await createTestApp({ certification: service.certification });
  close = async () => {
    await testApp.close();
    await service.close();
  };
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
});
afterAll(() => close());
beforeEach(async () => {
  for (const table of ['accountLink', 'refreshToken', 'signInFailure', 'certification', 'member'] as const) {
    await testApp.owner.deleteFrom(table).execute();
  }
});

// 김가은 is who stands before the certification service unless a test says otherwise.
const identity = { name: '김가은', birthDate: '1995-03-15', phone: '01012345678' };
const addGaeun = (values: { mallId?: number; loginId?: string; status?: 'DORMANT' | 'WITHDRAWN' } = {}) =>
  insertMember(testApp.owner, { mallId: 1, loginId: 'gaeun', ...identity, ...values });
const certify = (purpose: 'FIND_ID' | 'RESET_PASSWORD', person = {}) => certifying(testApp).certify(purpose, person);
const mall = () => testApp.at('familyshop');
const findId = (certificationKey: string) =>
  mall().post<{ accounts: object[] }>('/pre/recovery/id', { body: { certificationKey } });
const reset = (id: string, certificationKey: string) =>
  mall().post<{ temporaryPassword: string }>('/pre/recovery/password', { body: { id, certificationKey } });
const signIn = (id: string, typed: string) =>
  mall().post<{ accessToken: string }>('/auth/sign-in', { body: { id, password: typed, mallId: 1 } });

describe('an id by phone', () => {
  test('R9.12 is told masked, with the day of joining, to who is certified', async () => {
    await addGaeun({ loginId: 'gaeun95' });
    const reply = await findId(await certify('FIND_ID'));
    expect(reply.data).toEqual({
      accounts: [{ maskedId: 'ga****5', joinedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }],
    });
  });

  test('is told to nobody else: another person, one who has left, another mall', async () => {
    await addGaeun({ mallId: 2 });
    await addGaeun({ status: 'WITHDRAWN' });
    expect((await findId(await certify('FIND_ID'))).data).toEqual({ accounts: [] });
    await addGaeun({ loginId: 'other' });
    const stranger = { name: '박하늘', phoneNo: '010-9999-8888' };
    expect((await findId(await certify('FIND_ID', stranger))).data).toEqual({ accounts: [] });
  });

  test('the same phone under another name or birth date is another person', async () => {
    await addGaeun();
    for (const changed of [{ name: '김나은' }, { birthDay: '19960315' }]) {
      expect((await findId(await certify('FIND_ID', changed))).data).toEqual({ accounts: [] });
    }
  });

  test('wants a certification of its own purpose, once', async () => {
    await addGaeun();
    expect(await findId(await certify('RESET_PASSWORD'))).toMatchObject({ status: 400, code: '4400' });
    const key = await certify('FIND_ID');
    expect(await findId(key)).toMatchObject({ code: '0000' });
    expect(await findId(key)).toMatchObject({ code: '4400' });
    expect(await findId('x'.repeat(43))).toMatchObject({ code: '4400' });
  });
});

describe('a password by phone', () => {
  test('R4.08 is a temporary one that signs in with tmpPwdYn=Y and ends every session before', async () => {
    await addGaeun();
    const before = await signInAs(testApp, 'familyshop', 1, 'gaeun');
    const { data } = await reset('gaeun', await certify('RESET_PASSWORD'));
    expect(await signIn('gaeun', password)).toMatchObject({ code: '1250' });
    const renewal = await mall().get(`/auth/refresh/token?refreshToken=${before.refreshToken}`);
    expect(renewal).toMatchObject({ code: '4010' });
    const { data: tokens } = await signIn('gaeun', data?.temporaryPassword ?? '');
    const info = await mall().get('/users/info', { token: tokens?.accessToken ?? '' });
    expect(info.data).toMatchObject({ tmpPwdYn: 'Y' });
  });

  test('an id that nobody has and another member’s are refused in the same words, and the certification is kept', async () => {
    await addGaeun();
    await insertMember(testApp.owner, { mallId: 1, loginId: 'haneul' });
    const key = await certify('RESET_PASSWORD');
    const [unknown, foreign] = [await reset('nobody', key), await reset('haneul', key)];
    expect(unknown).toMatchObject({ status: 400, code: '1265' });
    expect(foreign.text).toBe(unknown.text);
    expect(await signIn('haneul', password)).toMatchObject({ code: '0000' });
    expect(await reset('gaeun', key)).toMatchObject({ code: '0000' });
    expect(await reset('gaeun', key)).toMatchObject({ code: '4400' });
  });

  test('an id that nobody has and another member’s take the same time', async () => {
    await addGaeun();
    await insertMember(testApp.owner, { mallId: 1, loginId: 'haneul' });
    const key = await certify('RESET_PASSWORD');
    const took = async (id: string) => {
      const start = performance.now();
      await reset(id, key);
      return performance.now() - start;
    };
    await took('nobody');
    for (const id of ['haneul', 'nobody', 'haneul', 'nobody']) expect(await took(id)).toBeGreaterThanOrEqual(299);
  });

  test('wakes nobody: a dormant member still has a mail to follow', async () => {
    await addGaeun({ status: 'DORMANT' });
    const { data } = await reset('gaeun', await certify('RESET_PASSWORD'));
    expect(await signIn('gaeun', data?.temporaryPassword ?? '')).toMatchObject({ code: '1254' });
  });
});

describe('guessing', () => {
  test('1,000 guesses from one address, 25 at a time: ten are looked at, and the rest is 1252 until ten minutes after', {
    timeout: 120_000,
  }, async () => {
    await addGaeun();
    const guess = async () => (await findId('x'.repeat(43))).code;
    const codes: string[] = [];
    for (let round = 0; round < 40; round += 1) codes.push(...(await Promise.all(Array.from({ length: 25 }, guess))));
    expect(codes.filter((code) => code === '4400')).toHaveLength(10);
    expect(codes.filter((code) => code === '1252')).toHaveLength(990);
    expect(await findId(await certify('FIND_ID'))).toMatchObject({ status: 429, code: '1252' });
    testApp.wait(10 * minute + 1000);
    expect(await findId(await certify('FIND_ID'))).toMatchObject({ code: '0000' });
    testApp.wait(-10 * minute - 1000);
  });

  test('nothing of a guess is written into the log', async () => {
    await reset('secretname', 'y'.repeat(43));
    expect(testApp.log.join('')).not.toMatch(/secretname|yyyyy/);
  });
});
