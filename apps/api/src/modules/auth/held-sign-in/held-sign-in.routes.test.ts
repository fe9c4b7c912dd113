import type { TokenPair } from '@mall/contracts/layout';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createTestApp,
  insertMall,
  insertMember,
  type MemberValues,
  password,
  signInAs,
  type TestApp,
} from '../../../testing/test-app.ts';

const minute = 60_000;
let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
});
afterEach(() => testApp.close());

type Held = { reason: string; ticket: string; maskedEmail: string | null };
const mall = (mallUrl = 'familyshop') => testApp.at(mallUrl);
const add = (values: Omit<MemberValues, 'mallId'>) => insertMember(testApp.owner, { mallId: 1, ...values });
const hold = (id: string, typed = password) =>
  mall().post<Held>('/auth/held-sign-in', { body: { id, password: typed, mallId: 1 } });
const replace = (ticket: string, newPassword: string, mallUrl?: string) =>
  mall(mallUrl).put<TokenPair>('/auth/held-sign-in/password', { body: { ticket, newPassword } });
const signIn = (id: string, typed: string) =>
  mall().post('/auth/sign-in', { body: { id, password: typed, mallId: 1 } });

// R8.01
describe('a held sign-in', () => {
  test('1254, 1257 and 1258 give a ticket and the masked address for the right password', async () => {
    await add({ loginId: 'dormant', state: 'DORMANT', email: 'oranjan@example.kr' });
    await add({ loginId: 'nomail', email: '', emailVerifiedAt: null });
    await add({ loginId: 'initial', passwordState: 'INITIAL' });
    expect((await hold('dormant')).data).toMatchObject({ reason: '1254', maskedEmail: 'or****n@example.kr' });
    expect((await hold('nomail')).data).toMatchObject({ reason: '1257', maskedEmail: null });
    expect((await hold('initial')).data).toMatchObject({ reason: '1258', ticket: expect.any(String) });
  });

  test('a wrong password gets 1250 and no ticket, an unknown id the same, and ten guesses are allowed', async () => {
    await add({ loginId: 'dormant', state: 'DORMANT' });
    const [wrong, unknown] = [await hold('dormant', 'Wrong!2026'), await hold('nobody')];
    expect(wrong).toMatchObject({ status: 400, code: '1250' });
    expect(unknown.text).toBe(wrong.text);
    const codes = [];
    for (let guess = 0; guess < 4; guess += 1) codes.push((await hold('dormant', 'Wrong!2026')).code);
    expect(codes.at(-1)).toBe('1111');
  });

  test('a member who may sign in gets no ticket', async () => {
    await add({ loginId: 'demo' });
    expect(await hold('demo')).toMatchObject({ status: 409, code: '4090' });
  });

  test('a member who waits for the operator, or was refused, gets no ticket: 1259 and 1260', async () => {
    await add({ loginId: 'waiting', approval: 'R' });
    await add({ loginId: 'refused', approval: 'N' });
    expect(await hold('waiting')).toMatchObject({ status: 400, code: '1259' });
    expect(await hold('refused')).toMatchObject({ status: 400, code: '1260' });
  });

  test('a ticket is not an access token', async () => {
    await add({ loginId: 'initial', passwordState: 'INITIAL' });
    const { data } = await hold('initial');
    expect(await mall().get('/users/info', { token: data?.ticket ?? '' })).toMatchObject({ code: '4010' });
  });
});

// R8.01
describe('1258 the initial password', () => {
  const ticketOf = async (id: string) => (await hold(id)).data?.ticket ?? '';

  test('is replaced with the ticket, which then signs in and becomes invalid', async () => {
    await add({ loginId: 'initial', passwordState: 'INITIAL' });
    const ticket = await ticketOf('initial');
    const { data } = await replace(ticket, 'Garden#731');
    const info = await mall().get('/users/info', { token: data?.accessToken ?? '' });
    expect(info.data).toMatchObject({ tmpPwdYn: 'N' });
    expect(await signIn('initial', password)).toMatchObject({ code: '1250' });
    expect(await signIn('initial', 'Garden#731')).toMatchObject({ code: '0000' });
    expect(await replace(ticket, 'Garden#732')).toMatchObject({ status: 400, code: '1253' });
  });

  test('4220 names the rules that the new one breaks, including reuse of the initial one', async () => {
    await add({ loginId: 'initial', passwordState: 'INITIAL' });
    const ticket = await ticketOf('initial');
    expect((await replace(ticket, 'initial1')).fieldErrors).toEqual([
      { field: 'newPassword', message: '영문, 숫자, 특수문자를 모두 넣어 주세요.' },
      { field: 'newPassword', message: '아이디는 빼 주세요.' },
    ]);
    expect((await replace(ticket, password)).fieldErrors).toEqual([
      { field: 'newPassword', message: '지금과 다른 비밀번호를 입력해 주세요.' },
    ]);
  });

  test('a ticket is valid for ten minutes, in its own mall, for its own reason, and unaltered', async () => {
    await add({ loginId: 'initial', passwordState: 'INITIAL' });
    await add({ loginId: 'dormant', state: 'DORMANT', passwordState: 'INITIAL' });
    const ticket = await ticketOf('initial');
    const refused = { status: 400, code: '1253' };
    expect(await replace(ticket, 'Garden#731', 'hanul')).toMatchObject(refused);
    expect(await replace(`${ticket.slice(0, -2)}xx`, 'Garden#731')).toMatchObject(refused);
    expect(await replace(await ticketOf('dormant'), 'Garden#731')).toMatchObject(refused);
    testApp.wait(10 * minute + 1000);
    expect(await replace(ticket, 'Garden#731')).toMatchObject(refused);
    testApp.wait(-10 * minute - 1000);
    expect(await replace(ticket, 'Garden#731')).toMatchObject({ code: '0000' });
  });

  test('an access token is not a ticket', async () => {
    await add({ loginId: 'demo' });
    const { accessToken } = await signInAs(testApp, 'familyshop', 1);
    expect(await replace(accessToken, 'Garden#731')).toMatchObject({ code: '1253' });
  });
});
