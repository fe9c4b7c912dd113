import type { Me } from '@mall/contracts/office/account';
import type { Invitation, SecondStep } from '@mall/contracts/office/sign-in';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeAt, linkFor, type OfficeBrowser, openOfficeBrowser } from '../../../testing/office-browser.ts';
import { allOfficeEndpoints } from '../../../testing/office-endpoints.ts';
import { createTestApp, insertMall, type TestApp } from '../../../testing/test-app.ts';

const email = 'harin@office.test';
const password = 'correct horse battery';
const minute = 60_000;
let testApp: TestApp;
let staffNo: number;

beforeEach(async () => {
  testApp = await createTestApp({ config: { trustedProxyHops: 1 } });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  staffNo = await invite();
});
afterEach(() => testApp.close());

const now = () => testApp.app.dependencies.clock();

async function invite(values: { email?: string; endsOn?: Date } = {}): Promise<number> {
  const { owner } = testApp;
  const row = await owner
    .insertInto('staff')
    .values({ email, name: '최하린', createdAt: now(), ...values })
    .returning('staffNo')
    .executeTakeFirstOrThrow();
  await owner.insertInto('staffGrant').values({ staffNo: row.staffNo, roleCode: 'CS', startsAt: now() }).execute();
  return row.staffNo;
}

/** Accepts an invitation with a password and an app; the clock moves on, so that the next code differs. */
async function accept(browser: OfficeBrowser, of = staffNo) {
  const token = await linkFor(testApp, of);
  const { data: invitation } = await browser.post<Invitation>('/invitation', { token });
  const { secret = '', seal = '' } = invitation?.totp ?? {};
  const factors = { kind: 'password', password, seal, code: codeAt(secret, now()) };
  const { data } = await browser.post<{ codes: string[] }>('/invitation/accept', { token, factors });
  if (!data) throw new Error('the invitation was not accepted');
  testApp.wait(minute);
  return { secret, codes: data.codes };
}

async function beginSignIn(browser: OfficeBrowser) {
  const { data } = await browser.post<SecondStep>('/sign-in', { email, password });
  if (!data) throw new Error('the first step failed');
  return data.ticket;
}

const withCode = (secret: string) => ({ kind: 'totp', code: codeAt(secret, now()) });
const me = (browser: OfficeBrowser) => browser.get<Me>('/me');

async function signIn(browser: OfficeBrowser, secret: string) {
  return browser.post('/sign-in/factor', { ticket: await beginSignIn(browser), factor: withCode(secret) });
}

test('the password alone opens nothing: the office requires a second factor without exception', async () => {
  const { secret } = await accept(openOfficeBrowser(testApp));
  const browser = openOfficeBrowser(testApp);
  const ticket = await beginSignIn(browser);
  expect(await me(browser)).toMatchObject({ status: 401, code: '4010' });
  expect(await browser.post('/sign-in/factor', { ticket, factor: withCode(secret) })).toMatchObject({ code: '0000' });
  expect(await me(browser)).toMatchObject({
    data: { name: '최하린', email, roles: [{ code: 'CS', name: '상담' }], malls: { isAll: true, count: 1 } },
  });
});

describe('A1: single use', () => {
  test('a code of the app signs in once; the same code, with the same or another ticket, does not', async () => {
    const { secret } = await accept(openOfficeBrowser(testApp));
    const factor = withCode(secret);
    const [one, other] = [openOfficeBrowser(testApp), openOfficeBrowser(testApp)];
    const [ticket, second] = [await beginSignIn(one), await beginSignIn(other)];
    expect(await one.post('/sign-in/factor', { ticket, factor })).toMatchObject({ code: '0000' });
    expect(await other.post('/sign-in/factor', { ticket: second, factor })).toMatchObject({ code: '1283' });
    expect(await other.post('/sign-in/factor', { ticket, factor })).toMatchObject({ code: '1253' });
    testApp.wait(minute);
    expect(await other.post('/sign-in/factor', { ticket: second, factor: withCode(secret) })).toMatchObject({
      code: '0000',
    });
  });

  test('of two browsers that send the same code at once, one gets in', async () => {
    const { secret } = await accept(openOfficeBrowser(testApp));
    const browsers = Array.from({ length: 4 }, () => openOfficeBrowser(testApp));
    const tickets = await Promise.all(browsers.map(beginSignIn));
    const factor = withCode(secret);
    const replies = await Promise.all(
      browsers.map((browser, index) => browser.post('/sign-in/factor', { ticket: tickets[index], factor })),
    );
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0000', '1283', '1283', '1283']);
  });

  test('a recovery code signs in once, however it is typed; another person’s does not', async () => {
    const { codes } = await accept(openOfficeBrowser(testApp));
    const [first = ''] = codes;
    expect(codes).toHaveLength(10);
    const browser = openOfficeBrowser(testApp);
    const show = async (code: string) =>
      browser.post('/sign-in/factor', { ticket: await beginSignIn(browser), factor: { kind: 'recoveryCode', code } });
    expect(await show(first.toUpperCase().replaceAll('-', ' '))).toMatchObject({ code: '0000' });
    expect(await show(first)).toMatchObject({ code: '1282' });
    const second = await invite({ email: 'jieun@office.test' });
    const theirs = await accept(openOfficeBrowser(testApp), second);
    expect(await show(theirs.codes[0] ?? '')).toMatchObject({ code: '1282' });
  });

  test('an invitation is accepted once, within 72 hours', async () => {
    const token = await linkFor(testApp, staffNo);
    await accept(openOfficeBrowser(testApp));
    expect(await openOfficeBrowser(testApp).post('/invitation', { token })).toMatchObject({ code: '1263' });
    const late = await linkFor(testApp, await invite({ email: 'late@office.test' }));
    testApp.wait(73 * 60 * minute);
    expect(await openOfficeBrowser(testApp).post('/invitation', { token: late })).toMatchObject({ code: '1262' });
    expect(await openOfficeBrowser(testApp).post('/invitation', { token: 'guessed' })).toMatchObject({ code: '1261' });
  });

  test('a short password, or a secret offered to somebody else, is refused', async () => {
    const browser = openOfficeBrowser(testApp);
    const token = await linkFor(testApp, staffNo);
    const other = await linkFor(testApp, await invite({ email: 'jieun@office.test' }));
    const { data } = await browser.post<Invitation>('/invitation', { token: other });
    const { secret = '', seal = '' } = data?.totp ?? {};
    const take = (typed: string) =>
      browser.post('/invitation/accept', {
        token,
        factors: { kind: 'password', password: typed, seal, code: codeAt(secret, now()) },
      });
    expect(await take('too short')).toMatchObject({ code: '4220', fieldErrors: [{ field: 'password' }] });
    expect(await take(password)).toMatchObject({ code: '1282' });
  });
});

describe('A2: guessing', () => {
  const guesses = 1000;
  const fromElsewhere = (guess: number) => openOfficeBrowser(testApp, `10.0.${guess >> 8}.${guess & 255}`);
  const repliesTo = async (typed: string, count: number) => {
    const texts = new Set<string>();
    for (let guess = 0; guess < count; guess += 1) {
      const right = guess === count - 1;
      const { text } = await fromElsewhere(guess).post('/sign-in', {
        email: typed,
        password: right ? password : `wrong horse battery ${guess}`,
      });
      texts.add(text);
    }
    return [...texts];
  };

  test('1,000 guesses at a password from as many addresses: five are checked, then not even the right one', async () => {
    await accept(openOfficeBrowser(testApp));
    const ofKnown = await repliesTo(email, guesses);
    expect(ofKnown.map((text) => JSON.parse(text).code)).toEqual(['1280', '1281']);
    expect(await repliesTo('nobody@office.test', 20)).toEqual(ofKnown);
    testApp.wait(10 * minute);
    expect(await openOfficeBrowser(testApp).post('/sign-in', { email, password })).toMatchObject({ code: '0000' });
  });

  test('somebody who knows the password has five guesses at the code in ten minutes', async () => {
    const { secret } = await accept(openOfficeBrowser(testApp));
    const codes: string[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const browser = fromElsewhere(guess);
      const ticket = await beginSignIn(browser);
      const factor = guess < 6 ? { kind: 'totp', code: '000000' } : withCode(secret);
      codes.push((await browser.post('/sign-in/factor', { ticket, factor })).code);
    }
    expect(codes).toEqual(['1282', '1282', '1282', '1282', '1282', '1281', '1281']);
  });

  test('an address that guesses at many accounts is slowed down', async () => {
    const browser = openOfficeBrowser(testApp);
    const codes = new Set<string>();
    for (let guess = 0; guess < 51; guess += 1)
      codes.add((await browser.post('/sign-in', { email: `guess${guess}@office.test`, password })).code);
    expect([...codes]).toEqual(['1280', '1281']);
  });

  test('an IPv6 network, which one customer gets as a whole, is one address', async () => {
    const guess = async (address: string, number: number) => {
      const credentials = { email: `guess${number}@office.test`, password };
      return (await openOfficeBrowser(testApp, address).post('/sign-in', credentials)).code;
    };
    for (let number = 0; number < 50; number += 1)
      expect(await guess(`2001:db8:0:1::${number.toString(16)}`, number)).toBe('1280');
    expect(await guess('2001:db8:0:1::ffff', 50)).toBe('1281');
    expect(await guess('2001:db8:0:2::ffff', 50)).toBe('1280');
  });

  test('every call that takes a password, a code, a ticket or a link is tested here, or takes a new secret of one’s own', async () => {
    const secrets = ['password', 'code', 'ticket', 'token', 'factor', 'factors', 'seal'];
    const taking = (await allOfficeEndpoints()).filter(({ body }) =>
      body?.fields?.some(({ name }) => secrets.includes(name)),
    );
    const own = ['POST /account/password', 'POST /account/totp'];
    const byName = ['POST /sign-in', 'POST /sign-in/factor', 'POST /session/proof'];
    const links = ['POST /invitation', 'POST /invitation/accept', 'POST /invitation/password'];
    expect(taking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...own, ...byName, ...links].sort());
  });

  test('an address may guess at fifty links in ten minutes, over all calls', async () => {
    const factors = { kind: 'password', password, seal: 'x', code: '000000' };
    const bodies = { invitation: {}, 'invitation/accept': { factors }, 'invitation/password': { password } };
    const browser = openOfficeBrowser(testApp);
    const codes: string[] = [];
    for (let guess = 0; guess < 51; guess += 1) {
      const [path, body] = Object.entries(bodies)[guess % 3] ?? ['', {}];
      codes.push((await browser.post(`/${path}`, { ...body, token: `wrong${guess}` })).code);
    }
    expect([new Set(codes.slice(0, 50)), codes[50]]).toEqual([new Set(['1261']), '1281']);
  });

  test('a locked screen allows five guesses at its password', async () => {
    const browser = openOfficeBrowser(testApp);
    await accept(browser);
    await browser.post('/session/lock', {});
    const codes: string[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const factor = { kind: 'password', password: guess < 5 ? `wrong horse battery ${guess}` : password };
      codes.push((await browser.post('/session/proof', { factor })).code);
    }
    expect(codes).toEqual(['1280', '1280', '1280', '1280', '1280', '1281']);
  });

  test('a request for another password gets the same reply for an unknown address', async () => {
    await accept(openOfficeBrowser(testApp));
    const browser = openOfficeBrowser(testApp);
    const known = await browser.post('/password-mail', { email });
    const unknown = await browser.post('/password-mail', { email: 'nobody@office.test' });
    expect(unknown.text).toBe(known.text);
  });
});

describe('A3: who may not sign in', () => {
  const ruleFor = (network: string) =>
    testApp.owner.insertInto('ipRule').values({ network, label: '본사', roleCode: 'CS' }).execute();

  test('nobody can sign in from outside the networks of their role, and existing sessions are refused at the next call', async () => {
    const browser = openOfficeBrowser(testApp);
    const { secret } = await accept(browser);
    await ruleFor('192.0.2.0/24');
    expect(await me(browser)).toMatchObject({ code: '4010' });
    expect(await signIn(openOfficeBrowser(testApp), secret)).toMatchObject({ status: 403, code: '1286' });
    testApp.wait(minute);
    const inside = openOfficeBrowser(testApp, '192.0.2.7');
    expect(await signIn(inside, secret)).toMatchObject({ code: '0000' });
    expect(await me(inside)).toMatchObject({ code: '0000' });
  });

  test('a suspended staff is out at the next call, and stays out with the right password and code', async () => {
    const browser = openOfficeBrowser(testApp);
    const { secret } = await accept(browser);
    expect(await me(browser)).toMatchObject({ code: '0000' });
    await testApp.owner.updateTable('staff').set({ state: 'SUSPENDED' }).execute();
    expect(await me(browser)).toMatchObject({ code: '4010' });
    expect(await signIn(openOfficeBrowser(testApp), secret)).toMatchObject({ status: 403, code: '1285' });
  });

  test('an account ends with its last day in Seoul', async () => {
    const browser = openOfficeBrowser(testApp);
    await accept(browser);
    const seoul = (offset: number) =>
      new Date(now().getTime() + 9 * 3_600_000 + offset * 86_400_000).toISOString().slice(0, 10) as unknown as Date;
    await testApp.owner
      .updateTable('staff')
      .set({ endsOn: seoul(0) })
      .execute();
    expect(await me(browser)).toMatchObject({ code: '0000' });
    await testApp.owner
      .updateTable('staff')
      .set({ endsOn: seoul(-1) })
      .execute();
    expect(await me(browser)).toMatchObject({ code: '4010' });
  });

  test('an account that nobody has used for 90 days is suspended', async () => {
    const { secret } = await accept(openOfficeBrowser(testApp));
    testApp.wait(91 * 24 * 60 * minute);
    expect(await signIn(openOfficeBrowser(testApp), secret)).toMatchObject({ code: '1285' });
  });

  test('a session ends after twelve hours, however busy', async () => {
    const browser = openOfficeBrowser(testApp);
    await accept(browser);
    for (let call = 0; call < 35; call += 1) {
      testApp.wait(20 * minute);
      await me(browser);
    }
    expect(await me(browser)).toMatchObject({ code: '0000' });
    testApp.wait(20 * minute);
    expect(await me(browser)).toMatchObject({ code: '4010' });
  });

  test('after 30 idle minutes it is locked, and goes on with the password; a wrong one leaves it locked', async () => {
    const browser = openOfficeBrowser(testApp);
    await accept(browser);
    testApp.wait(31 * minute);
    expect(await me(browser)).toMatchObject({ status: 401, code: '4011' });
    const prove = (typed: string) => browser.post('/session/proof', { factor: { kind: 'password', password: typed } });
    expect(await prove('wrong horse battery')).toMatchObject({ code: '1280' });
    expect(await me(browser)).toMatchObject({ code: '4011' });
    expect(await prove(password)).toMatchObject({ code: '0000' });
    expect(await me(browser)).toMatchObject({ code: '0000' });
  });

  test('manual lock and sign-out', async () => {
    const browser = openOfficeBrowser(testApp);
    const { secret } = await accept(browser);
    await browser.post('/session/lock');
    expect(await me(browser)).toMatchObject({ code: '4011' });
    expect(await browser.post('/session/proof', { factor: withCode(secret) })).toMatchObject({ code: '0000' });
    const kept = browser.cookie();
    await browser.post('/session/end');
    expect(await browser.get('/me', undefined, { cookie: kept })).toMatchObject({ code: '4010' });
  });
});

test('a step-up is a second factor within five minutes: the password does not count as one', async () => {
  const browser = openOfficeBrowser(testApp);
  const { secret } = await accept(browser);
  const change = () => browser.post('/account/password', { password: 'another horse battery' });
  testApp.wait(5 * minute);
  expect(await change()).toMatchObject({ status: 403, code: '4032' });
  await browser.post('/session/proof', { factor: { kind: 'password', password } });
  expect(await change()).toMatchObject({ code: '4032' });
  await browser.post('/session/proof', { factor: withCode(secret) });
  expect(await change()).toMatchObject({ code: '0000' });
});

test('the cookie is only for this host, out of reach of scripts and other sites', async () => {
  const browser = openOfficeBrowser(testApp);
  const { secret } = await accept(browser);
  const { setCookie } = await signIn(browser, secret);
  expect(setCookie).toMatch(/^office=[\w-]{43}; /);
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(setCookie).toContain(part);
  expect(setCookie).not.toMatch(/Domain/i);
});

test('sign-ins, refusals and sign-outs are in the access log, with who, from where and why', async () => {
  const browser = openOfficeBrowser(testApp);
  await accept(browser);
  await browser.post('/sign-in', { email, password: 'wrong horse battery' });
  await browser.post('/sign-in', { email: 'nobody@office.test', password });
  await browser.post('/session/end');
  const rows = await testApp.owner
    .selectFrom('privacyAccess')
    .select(['task', 'staffNo', 'reason'])
    .orderBy('accessNo')
    .execute();
  expect(rows).toEqual([
    { task: 'SIGN_IN', staffNo, reason: '' },
    { task: 'SIGN_IN_FAILED', staffNo, reason: '1280' },
    { task: 'SIGN_IN_FAILED', staffNo: null, reason: '1280' },
    { task: 'SIGN_OUT', staffNo, reason: '' },
  ]);
});
