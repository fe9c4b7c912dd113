import { inMall } from '@mall/db/in-mall';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { certifying, type Person, startCertification } from '../../testing/certifying.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertMember } from '../../testing/test-app.ts';
import { createLinkMail } from '../account-link/link-mail.ts';
import { createLinkTokens } from '../account-link/link-tokens.ts';
import { decideJoining } from './decide-joining.ts';
import { decidedMail } from './decided-mail.ts';

const joinQuestions = [
  {
    ...{ questionKey: 'employeeNo', label: '사번', help: '숫자 6자리로 입력해 주세요.' },
    ...{ isRequired: true, choices: [], pattern: '\\d{6}', sortOrder: 1 },
  },
  {
    ...{ questionKey: 'department', label: '부서', help: '' },
    ...{ isRequired: false, choices: ['영업', '연구'], pattern: '', sortOrder: 2 },
  },
];

let shop: Shop;
let close: () => Promise<void>;

beforeAll(async () => {
  const service = await startCertification();
  shop = await openShop({
    certification: service.certification,
    terms: [
      { termNo: 1, termCode: 'service', appliedOn: '2025-01-01', html: '' },
      { termNo: 2, termCode: 'privacy', appliedOn: '2025-01-01', html: '' },
      { termNo: 3, termCode: 'privacy', appliedOn: '2026-01-01', html: '' },
      { termNo: 4, termCode: 'marketing', appliedOn: '2025-01-01', html: '' },
      { termNo: 5, termCode: 'service', appliedOn: '2099-01-01', html: '' },
    ],
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul', salesType: 'BUSINESS', needsApproval: true, joinQuestions },
      { mallId: 3, mallUrl: 'tgate', salesType: 'COMMON' },
    ],
  });
  close = async () => {
    await shop.close();
    await service.close();
  };
});
afterAll(() => close());
beforeEach(async () => {
  await shop.owner.deleteFrom('member').where('loginId', '<>', 'demo').execute();
});

const certify = (person: Partial<Person> = {}, mallUrl = 'familyshop') =>
  certifying(shop).certify('SIGN_UP', person, { mallUrl });
const whole = {
  id: 'gaeun95',
  password: 'Garden#731',
  email: 'gaeun@example.kr',
  agreedTerms: [1, 3],
  answers: {},
};
type Changed = Partial<Omit<typeof whole, 'answers'>> & { answers?: Record<string, string> };
const join = (certificationKey: string, changed: Changed = {}, mallUrl = 'familyshop') =>
  shop.at(mallUrl).post<{ maskedEmail: string; needsApproval: boolean }>('/pre/join', {
    body: { ...whole, certificationKey, ...changed },
  });
const signIn = (mallUrl = 'familyshop', mallId = 1) =>
  shop.at(mallUrl).post('/auth/sign-in', { body: { id: whole.id, password: whole.password, mallId } });
const memberOf = (loginId: string) =>
  shop.owner.selectFrom('member').selectAll().where('loginId', '=', loginId).executeTakeFirst();

describe('joining', () => {
  test('creates a member from the certified person, with the certified name, birth date and phone', async () => {
    const reply = await join(await certify());
    expect(reply.data).toEqual({ maskedEmail: 'ga**n@example.kr', needsApproval: false });
    expect(await memberOf(whole.id)).toMatchObject({
      ...{ mallId: 1, name: '김가은', phone: '01012345678', email: whole.email, emailVerifiedAt: null },
      ...{ state: 'ACTIVE', passwordState: 'NORMAL', approval: 'Y' },
    });
  });

  test('takes the name from the certification as one line, without control characters', async () => {
    const name = '\u202e김\n가\u2028은\x1b[2J\x07';
    expect(await join(await certify({ name }))).toMatchObject({ code: '0000' });
    expect((await memberOf(whole.id))?.name).toBe('김 가 은[2J');
  });

  test('is completed by the link in the mail: until then sign-in is 1257', async () => {
    await join(await certify());
    expect(await signIn()).toMatchObject({ code: '1257' });
  });

  test('stores each term agreed to with its version and moment, and marketing only when agreed to', async () => {
    await join(await certify());
    const { memberNo = 0 } = (await memberOf(whole.id)) ?? {};
    const consents = () =>
      shop.owner
        .selectFrom('consent')
        .select(['termNo', 'orderNo', 'agreedAt'])
        .where('memberNo', '=', memberNo)
        .execute();
    expect(await consents()).toEqual([
      { termNo: 1, orderNo: null, agreedAt: expect.any(Date) },
      { termNo: 3, orderNo: null, agreedAt: expect.any(Date) },
    ]);
    await shop.owner.deleteFrom('member').where('memberNo', '=', memberNo).execute();
    await join(await certify(), { agreedTerms: [1, 3, 4] });
    const again = await shop.owner.selectFrom('consent').select('termNo').where('orderNo', 'is', null).execute();
    expect(again.map(({ termNo }) => termNo)).toContain(4);
  });

  test('without a required term, or with a version that is not in force, nobody joins', async () => {
    const key = await certify();
    expect(await join(key, { agreedTerms: [1, 4] })).toMatchObject({
      code: '4220',
      fieldErrors: [{ field: 'agreedTerms' }],
    });
    expect(await join(key, { agreedTerms: [1, 2] })).toMatchObject({ status: 409, code: '4090' });
    expect(await join(key, { agreedTerms: [5, 3] })).toMatchObject({ code: '4090' });
    expect(await memberOf(whole.id)).toBeUndefined();
    expect(await join(key)).toMatchObject({ code: '0000' });
  });

  test('a refused form returns advice for each field and keeps the certification for another try', async () => {
    const key = await certify();
    const reply = await join(key, { id: 'Ga', password: 'Ga111111', email: 'demo@example.kr' });
    expect(reply).toMatchObject({ status: 422, code: '4220' });
    expect(reply.fieldErrors?.map(({ field }) => field)).toEqual(['password', 'password', 'password', 'id']);
    expect(await join(key)).toMatchObject({ code: '0000' });
  });

  test('needs a certification for joining, unused, of this mall', async () => {
    expect(await join('x'.repeat(43))).toMatchObject({ status: 400, code: '4400' });
    expect(await join(await certifying(shop).certify('FIND_ID'))).toMatchObject({ code: '4400' });
    expect(await join(await certify({}, 'hanul'))).toMatchObject({ code: '4400' });
    const key = await certify();
    await join(key);
    expect(await join(key, { id: 'another1', email: 'another@example.kr' })).toMatchObject({ code: '4400' });
  });

  test('one person joins once: 1264 returns the masked id; other malls are not affected', async () => {
    await join(await certify());
    const again = await join(await certify({ phoneNo: '010-1234-5678' }), { id: 'another1', email: 'a@example.kr' });
    expect(again).toMatchObject({ status: 409, code: '1264', description: expect.stringContaining('ga****5') });
    expect(await memberOf('another1')).toBeUndefined();
    const answers = { employeeNo: '123456' };
    expect(await join(await certify({}, 'hanul'), { answers }, 'hanul')).toMatchObject({ code: '0000' });
  });

  test('a member from before certification is recognised by name, birth date and phone', async () => {
    const identity = { name: '김가은', birthDate: '1995-03-15', phone: '01012345678' };
    await insertMember(shop.owner, { mallId: 1, loginId: 'oldgaeun', ...identity });
    expect(await join(await certify())).toMatchObject({ code: '1264' });
  });

  test('two concurrent requests make one member', async () => {
    const keys = [await certify(), await certify()];
    const codes = await Promise.all(keys.map(async (key) => (await join(key)).code));
    expect(codes.sort()).toEqual(['0000', expect.stringMatching(/1264|4220/)]);
  });
});

describe('during typing', () => {
  const checkId = (id: string, mallUrl = 'familyshop') => shop.at(mallUrl).post('/pre/join/check-id', { body: { id } });

  test('an id is usable or not, without a reason', async () => {
    await insertMember(shop.owner, { mallId: 1, loginId: 'naeun95' });
    await insertMember(shop.owner, { mallId: 1, loginId: 'gone95', state: 'WITHDRAWN' });
    expect((await checkId('gaeun95')).data).toEqual({ isUsable: true });
    for (const id of ['naeun95', 'gone95', 'admin', 'Ga', '']) {
      expect((await checkId(id)).data).toEqual({ isUsable: false });
    }
  });

  test('ids of another mall are free', async () => {
    await insertMember(shop.owner, { mallId: 2, loginId: 'naeun95' });
    expect((await checkId('naeun95')).data).toEqual({ isUsable: true });
  });

  test('one browser may check thirty ids in ten minutes', async () => {
    await shop.owner.deleteFrom('signInFailure').execute();
    const codes: string[] = [];
    for (let number = 0; number < 31; number += 1) codes.push((await checkId(`guess${number}`)).code);
    expect(new Set(codes.slice(0, 30))).toEqual(new Set(['0000']));
    expect(codes[30]).toBe('1252');
    const elsewhere = shop.at('familyshop', 'another').post('/pre/join/check-id', { body: { id: 'gaeun95' } });
    expect(await elsewhere).toMatchObject({ code: '0000' });
    await shop.owner.deleteFrom('signInFailure').execute();
  });
});

test('one address may check three hundred ids in ten minutes, over all its browsers', async () => {
  await shop.owner.deleteFrom('signInFailure').execute();
  const check = async (remoteAddress: string) => {
    const headers = { host: 'familyshop.localhost' };
    const request = { method: 'POST', url: '/api/v1/mall/pre/join/check-id', payload: { id: 'gaeun95' } } as const;
    return (await shop.app.inject({ ...request, headers, remoteAddress })).json<{ code: string }>().code;
  };
  const codes: string[] = [];
  for (let number = 0; number < 301; number += 1) codes.push(await check('10.0.0.1'));
  expect(new Set(codes.slice(0, 300))).toEqual(new Set(['0000']));
  expect(codes[300]).toBe('1252');
  expect(await check('10.0.0.2')).toBe('0000');
  await shop.owner.deleteFrom('signInFailure').execute();
});

describe('an address of another member', () => {
  test('causes a mail to its owner, and is not revealed to the applicant', async () => {
    await insertMember(shop.owner, { mallId: 1, loginId: 'naeun95', email: 'Naeun@example.kr' });
    const free = await join(await certify(), { email: 'maeun@example.kr' });
    await shop.owner.deleteFrom('member').where('loginId', '=', whole.id).execute();
    const taken = await join(await certify(), { email: 'naeun@example.kr' });
    expect(taken).toMatchObject({ status: free.status, code: '0000', data: { maskedEmail: 'na**n@example.kr' } });
    expect(Object.keys(taken.data ?? {})).toEqual(Object.keys(free.data ?? {}));

    const link = await shop.owner.selectFrom('accountLink').select(['linkId', 'memberNo']).executeTakeFirstOrThrow();
    const template = createLinkMail(createLinkTokens(shop.app.dependencies));
    const mall = (await shop.app.dependencies.malls.all()).get('familyshop');
    if (!mall) throw new Error('no mall');
    const mail = await inMall(shop.app.dependencies.database, mall, (tx) => template(tx, mall, link, new Date()));
    expect(mail).toMatchObject({ to: { name: '', address: 'naeun@example.kr' }, subject: '이미 가입한 이메일이에요' });
    expect(JSON.stringify(mail)).not.toMatch(/token=|김가은|gaeun95/);
  });

  test('whether an id is taken is revealed only after certification', async () => {
    await insertMember(shop.owner, { mallId: 1, loginId: 'naeun95' });
    const [taken, free] = [await join('x'.repeat(43), { id: 'naeun95' }), await join('x'.repeat(43))];
    expect(taken).toMatchObject({ status: 400, code: '4400' });
    expect(taken.text).toBe(free.text);
  });
});

describe('a mall’s own questions and approval', () => {
  // R6.03
  test('COMMON malls have no joining', async () => {
    for (const reply of [
      await shop.at('tgate').get('/pre/join/form'),
      await shop.at('tgate').post('/pre/join/check-id', { body: { id: 'gaeun95' } }),
      await join('x'.repeat(43), {}, 'tgate'),
    ]) {
      expect(reply).toMatchObject({ status: 403, code: '4030' });
    }
  });

  test('the form lists the mall’s questions and the terms in force, marketing not required', async () => {
    expect((await shop.at('hanul').get('/pre/join/form')).data).toEqual({
      terms: [
        { termNo: 1, termCode: 'service', isRequired: true },
        { termNo: 3, termCode: 'privacy', isRequired: true },
        { termNo: 4, termCode: 'marketing', isRequired: false },
      ],
      questions: [
        { key: 'employeeNo', label: '사번', help: '숫자 6자리로 입력해 주세요.', isRequired: true, choices: [] },
        { key: 'department', label: '부서', help: '', isRequired: false, choices: ['영업', '연구'] },
      ],
      needsApproval: true,
    });
    expect((await shop.at('familyshop').get('/pre/join/form')).data).toMatchObject({
      questions: [],
      needsApproval: false,
    });
  });

  test('the mail to an applicant waiting for approval says who decides, by when and whom to contact, not that the link is enough', async () => {
    await shop.owner.deleteFrom('accountLink').execute();
    await join(await certify({}, 'hanul'), { answers: { employeeNo: '123456' } }, 'hanul');
    const link = await shop.owner.selectFrom('accountLink').select(['linkId', 'memberNo']).executeTakeFirstOrThrow();
    const mall = (await shop.app.dependencies.malls.all()).get('hanul');
    if (!mall) throw new Error('no mall');
    const template = createLinkMail(createLinkTokens(shop.app.dependencies));
    const mail = await inMall(shop.app.dependencies.database, mall, (tx) => template(tx, mall, link, new Date()));
    const text = JSON.stringify(mail?.parts);
    expect(text).toContain('가람상회 담당자가 영업일로 3일 안에 확인하고');
    expect(text).toContain('고객센터 1500-0000');
    expect(text).not.toContain('이메일 확인이 끝나고 로그인할 수 있어요');
  });

  test('the mail about a decision tells approved applicants so, and is not sent while they wait', async () => {
    const mall = (await shop.app.dependencies.malls.all()).get('hanul');
    if (!mall) throw new Error('no mall');
    await insertMember(shop.owner, { mallId: 2, loginId: 'let-in' });
    await insertMember(shop.owner, { mallId: 2, loginId: 'refused' });
    await insertMember(shop.owner, { mallId: 2, loginId: 'waiting' });
    await shop.owner.updateTable('member').set({ approval: 'R' }).where('mallId', '=', 2).execute();
    await decideJoining(shop.app.dependencies, mall, { loginId: 'let-in', isApproved: true });
    await decideJoining(shop.app.dependencies, mall, { loginId: 'refused', isApproved: false });
    const mailTo = async (loginId: string) => {
      const { memberNo = 0 } = (await memberOf(loginId)) ?? {};
      const { database } = shop.app.dependencies;
      return inMall(database, mall, (tx) => decidedMail(tx, mall, { memberNo }, new Date()));
    };
    const [letIn, refused] = [await mailTo('let-in'), await mailTo('refused')];
    expect(letIn?.subject).toBe('가입이 승인됐어요');
    expect(letIn?.parts).toContainEqual({ kind: 'button', label: '로그인하기', href: '/login' });
    expect(refused?.subject).toBe('가입이 승인되지 않았어요');
    expect(JSON.stringify(refused?.parts)).toContain('고객센터(1500-0000)');
    expect(JSON.stringify(refused?.parts)).not.toContain('로그인');
    expect(await mailTo('waiting')).toBeUndefined();
    const decideAgain = decideJoining(shop.app.dependencies, mall, { loginId: 'refused', isApproved: true });
    await expect(decideAgain).rejects.toMatchObject({ code: '4090' });
  });

  test('answers are validated by the mall’s rules, and only answers to its questions are stored', async () => {
    const key = await certify({}, 'hanul');
    for (const [answers, field] of [
      [{}, 'answers.employeeNo'],
      [{ employeeNo: '12345' }, 'answers.employeeNo'],
      [{ employeeNo: '123456', department: '총무' }, 'answers.department'],
    ] as const) {
      expect(await join(key, { answers }, 'hanul')).toMatchObject({ code: '4220', fieldErrors: [{ field }] });
    }
    await join(key, { answers: { employeeNo: ' 123456 ', other: 'x' } }, 'hanul');
    expect((await memberOf(whole.id))?.answers).toEqual({ employeeNo: '123456' });
  });
});
