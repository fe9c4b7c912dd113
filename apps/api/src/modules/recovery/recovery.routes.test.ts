import { inMall } from '@mall/db/in-mall';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { certifying, startCertification } from '../../testing/certifying.ts';
import { createTestApp, insertMall, insertMember, password, signInAs, type TestApp } from '../../testing/test-app.ts';
import { foundIdMail } from './found-id-mail.ts';

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

// The certification service certifies 김가은 unless a test says otherwise.
const identity = { name: '김가은', birthDate: '1995-03-15', phone: '01012345678' };
const addGaeun = (values: { mallId?: number; loginId?: string; state?: 'DORMANT' | 'WITHDRAWN' } = {}) =>
  insertMember(testApp.owner, { mallId: 1, loginId: 'gaeun', ...identity, ...values });
const certify = (purpose: 'FIND_ID' | 'RESET_PASSWORD', person = {}) => certifying(testApp).certify(purpose, person);
const mall = () => testApp.at('familyshop');
const findId = (certificationKey: string) =>
  mall().post<{ accounts: object[]; mailedTo: string[] }>('/pre/recovery/id', { body: { certificationKey } });
type Reset = {
  issued: { loginId: string; temporaryPassword: string } | null;
  accounts: { memNo: number; maskedId: string }[];
};
const reset = (certificationKey: string, memNo?: number) =>
  mall().post<Reset>('/pre/recovery/password', { body: { certificationKey, ...(memNo !== undefined && { memNo }) } });
const signIn = (id: string, typed: string) =>
  mall().post<{ accessToken: string }>('/auth/sign-in', { body: { id, password: typed, mallId: 1 } });

describe('an id by phone', () => {
  // R9.12
  test('is shown masked, with the day of joining, to the certified person', async () => {
    await addGaeun({ loginId: 'gaeun95' });
    const reply = await findId(await certify('FIND_ID'));
    expect(reply.data).toEqual({
      accounts: [{ maskedId: 'ga****5', joinedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) }],
      mailedTo: [expect.stringMatching(/\*+.*@example\.kr$/)],
    });
  });

  test('is mailed in full to the verified address of each account, and to no other', async () => {
    const memberNo = await addGaeun({ loginId: 'gaeun95' });
    await insertMember(testApp.owner, { mallId: 1, loginId: 'gaeun96', ...identity, emailVerifiedAt: null });
    await testApp.owner.deleteFrom('mail').execute();
    const { data } = await findId(await certify('FIND_ID'));
    expect(data?.accounts).toHaveLength(2);
    expect(data?.mailedTo).toHaveLength(1);
    const mails = await testApp.owner.selectFrom('mail').select(['kind', 'facts']).execute();
    expect(mails).toEqual([{ kind: 'FOUND_ID', facts: { memberNo } }]);
    const at = (await testApp.app.dependencies.malls.all()).get('familyshop');
    if (!at) throw new Error('no mall');
    const mail = await inMall(testApp.app.dependencies.database, at, (tx) =>
      foundIdMail(tx, at, { memberNo }, new Date()),
    );
    expect(JSON.stringify(mail?.parts)).toContain('gaeun95');
  });

  test('is not shown to another person, after leaving, or in another mall', async () => {
    await addGaeun({ mallId: 2 });
    await addGaeun({ state: 'WITHDRAWN' });
    expect((await findId(await certify('FIND_ID'))).data).toEqual({ accounts: [], mailedTo: [] });
    await addGaeun({ loginId: 'other' });
    const outsider = { name: '박하늘', phoneNo: '010-9999-8888' };
    expect((await findId(await certify('FIND_ID', outsider))).data).toEqual({ accounts: [], mailedTo: [] });
  });

  test('the same phone under another name or birth date is another person', async () => {
    await addGaeun();
    for (const changed of [{ name: '김나은' }, { birthDay: '19960315' }]) {
      expect((await findId(await certify('FIND_ID', changed))).data).toEqual({ accounts: [], mailedTo: [] });
    }
  });

  test('needs a certification for this purpose, unused', async () => {
    await addGaeun();
    expect(await findId(await certify('RESET_PASSWORD'))).toMatchObject({ status: 400, code: '4400' });
    const key = await certify('FIND_ID');
    expect(await findId(key)).toMatchObject({ code: '0000' });
    expect(await findId(key)).toMatchObject({ code: '4400' });
    expect(await findId('x'.repeat(43))).toMatchObject({ code: '4400' });
  });
});

describe('a password by phone', () => {
  // R4.08
  test('is a temporary one that signs in with tmpPwdYn=Y and ends every earlier session', async () => {
    await addGaeun();
    const before = await signInAs(testApp, 'familyshop', 1, 'gaeun');
    const { data } = await reset(await certify('RESET_PASSWORD'));
    expect(await signIn('gaeun', password)).toMatchObject({ code: '1250' });
    const renewal = await mall().get(`/auth/refresh/token?refreshToken=${before.refreshToken}`);
    expect(renewal).toMatchObject({ code: '4010' });
    const { data: tokens } = await signIn('gaeun', data?.issued?.temporaryPassword ?? '');
    const info = await mall().get('/users/info', { token: tokens?.accessToken ?? '' });
    expect(info.data).toMatchObject({ tmpPwdYn: 'Y' });
  });

  test('needs no id: the full one is returned with the password', async () => {
    await addGaeun({ loginId: 'gaeun95' });
    const { data } = await reset(await certify('RESET_PASSWORD'));
    expect(data).toMatchObject({ issued: { loginId: 'gaeun95' }, accounts: [] });
    expect(await signIn('gaeun95', data?.issued?.temporaryPassword ?? '')).toMatchObject({ code: '0000' });
  });

  test('with several accounts the person chooses one, with the same certification; the others do not change', async () => {
    await addGaeun({ loginId: 'gaeun95' });
    const second = await addGaeun({ loginId: 'gaeun96' });
    const key = await certify('RESET_PASSWORD');
    const undecided = await reset(key);
    expect(undecided.data).toMatchObject({
      issued: null,
      accounts: [{ maskedId: 'ga****5' }, { maskedId: 'ga****6' }],
    });
    expect(await signIn('gaeun96', password)).toMatchObject({ code: '0000' });
    const { data } = await reset(key, second);
    expect(data).toMatchObject({ issued: { loginId: 'gaeun96' } });
    expect(await signIn('gaeun95', password)).toMatchObject({ code: '0000' });
    expect(await reset(key, second)).toMatchObject({ code: '4400' });
  });

  test('a person without an account here is informed, and the certification stays valid', async () => {
    await addGaeun({ mallId: 2 });
    const key = await certify('RESET_PASSWORD');
    expect((await reset(key)).data).toEqual({ issued: null, accounts: [] });
    expect((await reset(key)).data).toEqual({ issued: null, accounts: [] });
  });

  test('an unknown account and another member’s get the same refusal, and the certification stays valid', async () => {
    await addGaeun();
    const haneul = await insertMember(testApp.owner, { mallId: 1, loginId: 'haneul' });
    const key = await certify('RESET_PASSWORD');
    const [unknown, foreign] = [await reset(key, 999_999), await reset(key, haneul)];
    expect(unknown).toMatchObject({ status: 400, code: '1265' });
    expect(foreign.text).toBe(unknown.text);
    expect(await signIn('haneul', password)).toMatchObject({ code: '0000' });
    expect(await reset(key)).toMatchObject({ code: '0000' });
    expect(await reset(key)).toMatchObject({ code: '4400' });
  });

  test('does not end dormancy: a dormant member still has to follow the mail', async () => {
    await addGaeun({ state: 'DORMANT' });
    const { data } = await reset(await certify('RESET_PASSWORD'));
    expect(await signIn('gaeun', data?.issued?.temporaryPassword ?? '')).toMatchObject({ code: '1254' });
  });
});

describe('guessing', () => {
  test('1,000 guesses from one address, 25 at a time: ten are checked, and the rest is 1252 until ten minutes after', {
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

  test('nothing of a guess is logged', async () => {
    await reset('y'.repeat(43));
    expect(testApp.log.join('')).not.toMatch(/yyyyy/);
  });
});
