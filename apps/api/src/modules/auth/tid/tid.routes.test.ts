import type { TokenPair } from '@mall/contracts/layout';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../../../sandbox/src/server.ts';
import {
  createTestApp,
  insertMall,
  insertMember,
  password,
  signInAs,
  type TestApp,
} from '../../../testing/test-app.ts';

const minute = 60_000;
let sandbox: RunningSandbox;
let testApp: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', publicHost: 'localhost' });
  testApp = await createTestApp({ config: { tid: sandbox.tid } });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
  await insertMall(testApp.owner, { mallId: 3, mallUrl: 'gamnamu', isMarketing: true });
});
beforeEach(async () => {
  await testApp.owner.deleteFrom('signInFailure').execute();
});
afterAll(async () => {
  await testApp.close();
  await sandbox.close();
});

type Visit = { state: string; key: string; url: string };
type Arrival = { tokens: TokenPair | null; unlinked: { ticket: string; account: string } | null };
type Altered = Readonly<Record<string, string>>;
const mall = (mallUrl = 'familyshop') => testApp.at(mallUrl);

async function begin(mallUrl?: string): Promise<Visit> {
  const { data, text } = await mall(mallUrl).post<Visit>('/auth/tid/visit');
  if (!data) throw new Error(text);
  return data;
}

/** Acts as the browser at the service; returns the query of the address that it is sent back to. */
async function agree({ url }: Pick<Visit, 'url'>, email: string, altered: Altered = {}): Promise<URLSearchParams> {
  const target = new URL(url);
  for (const [name, value] of Object.entries(altered)) target.searchParams.set(name, value);
  const body = new URLSearchParams({ ...Object.fromEntries(target.searchParams), email, decision: 'agree' });
  const reply = await fetch(target.origin + target.pathname, { method: 'POST', body, redirect: 'manual' });
  return new URL(reply.headers.get('location') ?? 'http://nowhere').searchParams;
}
const callbackOf = ({ state, key }: Visit, back: URLSearchParams) => ({
  ...{ state, key, code: back.get('code') ?? '', iss: back.get('iss') ?? '' },
});
const arrive = (body: object, mallUrl?: string) => mall(mallUrl).post<Arrival>('/auth/tid', { body });

/** The whole visit. */
async function visit(email: string, mallUrl?: string) {
  const begun = await begin(mallUrl);
  return arrive(callbackOf(begun, await agree(begun, email)), mallUrl);
}
const link = (ticket: string, id: string, typed = password) =>
  mall().post<TokenPair>('/auth/tid/link', { body: { ticket, id, password: typed, mallId: 1 } });
const ticketOf = async (email: string) => (await visit(email)).data?.unlinked?.ticket ?? '';
const add = (loginId: string) => insertMember(testApp.owner, { mallId: 1, loginId });
const memberOf = async (tokens: TokenPair | null | undefined) =>
  (await mall().get<{ memNo: number }>('/users/info', { token: tokens?.accessToken ?? '' })).data?.memNo;

// R7.12
describe('signing in with a T-ID', () => {
  test('that nobody has linked gives a ticket and no session; once linked with the password, it signs in on its own', async () => {
    const memberNo = await add('first');
    const { data } = await visit('first@tid.example');
    expect(data).toMatchObject({ tokens: null, unlinked: { account: 'fi**t@tid.example' } });
    const linked = await link(data?.unlinked?.ticket ?? '', 'first');
    expect(await memberOf(linked.data)).toBe(memberNo);
    const again = await visit('first@tid.example');
    expect(again.data?.unlinked).toBeNull();
    expect(await memberOf(again.data?.tokens)).toBe(memberNo);
  });

  test('a wrong password links nothing, and is counted as at sign-in', async () => {
    await add('careful');
    const ticket = await ticketOf('careful@tid.example');
    const codes: string[] = [];
    for (let guess = 0; guess < 4; guess += 1) codes.push((await link(ticket, 'careful', 'Wrong!2026')).code);
    expect([codes[0], codes.at(-1)]).toEqual(['1250', '1111']);
    expect((await visit('careful@tid.example')).data?.tokens).toBeNull();
    testApp.wait(20 * minute);
  });

  test('is refused for every reason that refuses a sign-in by password', async () => {
    const memberNo = await add('sleeper');
    await link(await ticketOf('sleeper@tid.example'), 'sleeper');
    for (const [changed, reply] of [
      [{ approval: 'R' }, { status: 400, code: '1259' }],
      [{ approval: 'N' }, { status: 400, code: '1260' }],
      [{ state: 'DORMANT' }, { status: 401, code: '1254' }],
    ] as const) {
      await testApp.owner.updateTable('member').set(changed).where('memberNo', '=', memberNo).execute();
      expect(await visit('sleeper@tid.example')).toMatchObject(reply);
    }
  });

  test('belongs to one member, and a member has only one: 1267 and 1268', async () => {
    await add('one');
    await add('two');
    const early = await ticketOf('one@tid.example');
    expect((await link(early, 'one')).code).toBe('0000');
    expect(await link(early, 'two')).toMatchObject({ status: 409, code: '1267' });
    expect(await link(await ticketOf('three@tid.example'), 'one')).toMatchObject({ status: 409, code: '1268' });
  });

  test('a link is valid in its own mall only, and a ticket of another mall is 1266', async () => {
    await add('local');
    const ticket = await ticketOf('local@tid.example');
    await link(ticket, 'local');
    expect((await visit('local@tid.example', 'hanul')).data?.tokens).toBeNull();
    const body = { ticket, id: 'local', password, mallId: 2 };
    expect(await mall('hanul').post('/auth/tid/link', { body })).toMatchObject({ status: 400, code: '1266' });
  });

  test('a ticket is valid for ten minutes', async () => {
    await add('slow');
    const ticket = await ticketOf('slow@tid.example');
    testApp.wait(10 * minute + 1000);
    expect(await link(ticket, 'slow')).toMatchObject({ code: '1266' });
  });
});

describe('a return from the T-ID service is refused with 1266', () => {
  const refused = { status: 400, code: '1266' };

  test('when it was used before', async () => {
    const begun = await begin();
    const callback = callbackOf(begun, await agree(begun, 'replay@tid.example'));
    expect((await arrive(callback)).code).toBe('0000');
    expect(await arrive(callback)).toMatchObject(refused);
  });

  test('when ten minutes have passed', async () => {
    const begun = await begin();
    const callback = callbackOf(begun, await agree(begun, 'late@tid.example'));
    testApp.wait(10 * minute + 1000);
    expect(await arrive(callback)).toMatchObject(refused);
  });

  test('in another browser than the one that began, which has no key', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const back = await agree(theirs, 'victim@tid.example');
    expect(await arrive({ ...callbackOf(theirs, back), key: mine.key })).toMatchObject(refused);
  });

  test('in another mall than it began in', async () => {
    const begun = await begin();
    const callback = callbackOf(begun, await agree(begun, 'elsewhere@tid.example'));
    expect(await arrive(callback, 'hanul')).toMatchObject(refused);
  });

  test('with a code of another visit: the code is bound to its visit by PKCE', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const stolen = (await agree(theirs, 'victim@tid.example')).get('code') ?? '';
    expect(
      await arrive({ ...callbackOf(mine, new URLSearchParams()), code: stolen, iss: sandbox.tid.issuer }),
    ).toMatchObject(refused);
  });

  test('with an ID token of another nonce, or with an issuer that is not ours', async () => {
    const begun = await begin();
    const back = await agree(begun, 'forged@tid.example', { nonce: 'of another visit' });
    expect(await arrive(callbackOf(begun, back))).toMatchObject(refused);
    const other = await begin();
    const mixed = callbackOf(other, await agree(other, 'mixed@tid.example'));
    expect(await arrive({ ...mixed, iss: 'https://evil.example' })).toMatchObject(refused);
  });

  test('without consent there is no code, and none can be forged', async () => {
    const begun = await begin();
    const callback = { state: begun.state, key: begun.key, code: 'made-up', iss: sandbox.tid.issuer };
    expect(await arrive(callback)).toMatchObject(refused);
  });
});

describe('the T-ID of a signed-in member', () => {
  const proofOf = async (token: string) => {
    const reply = await mall().post<{ proof: string }>('/users/password/check', { token, body: { password } });
    return reply.data?.proof ?? '';
  };
  const enter = async (loginId: string) => {
    await add(loginId);
    const { accessToken: token } = await signInAs(testApp, 'familyshop', 1, loginId);
    return { token, proof: await proofOf(token) };
  };
  const beginOwn = (token: string, proof: string) => mall().post<Visit>('/users/tid/visit', { token, body: { proof } });
  async function linkOwn({ token, proof }: { token: string; proof: string }, email: string) {
    const { data } = await beginOwn(token, proof);
    if (!data) throw new Error('not begun');
    return mall().post('/users/tid', { token, body: callbackOf(data, await agree(data, email)) });
  }
  const own = (token: string) => mall().get<{ account: string }>('/users/tid', { token });

  test('is linked after the password, reported by mail, and unlinked again', async () => {
    const me = await enter('linker');
    expect((await own(me.token)).data).toBeNull();
    expect((await linkOwn(me, 'linker@tid.example')).code).toBe('0000');
    expect((await own(me.token)).data).toMatchObject({ account: 'li***r@tid.example' });
    expect((await visit('linker@tid.example')).data?.tokens).not.toBeNull();
    const cut = await mall().post('/users/tid/unlink', { token: me.token, body: { proof: me.proof } });
    expect(cut.code).toBe('0000');
    expect((await visit('linker@tid.example')).data?.tokens).toBeNull();
    const mails = await testApp.owner
      .selectFrom('mail')
      .select('facts')
      .where('kind', '=', 'ACCOUNT_CHANGED')
      .execute();
    expect(mails.map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ change: 'TID_LINKED' }),
        expect.objectContaining({ change: 'TID_UNLINKED' }),
      ]),
    );
  });

  test('can be neither linked nor unlinked without a proof of the password: 4220', async () => {
    const { token } = await enter('hasty');
    expect(await beginOwn(token, 'none')).toMatchObject({ status: 422, code: '4220' });
    const cut = await mall().post('/users/tid/unlink', { token, body: { proof: 'none' } });
    expect(cut).toMatchObject({ status: 422, code: '4220' });
  });

  test('a visit of one member cannot link for another one, nor sign a visitor in', async () => {
    const [me, other] = [await enter('mine'), await enter('yours')];
    const { data } = await beginOwn(me.token, me.proof);
    if (!data) throw new Error('not begun');
    const body = callbackOf(data, await agree(data, 'mine@tid.example'));
    expect(await mall().post('/users/tid', { token: other.token, body })).toMatchObject({ code: '1266' });
    expect(await arrive(body)).toMatchObject({ code: '1266' });
  });

  test('is deleted with the member who leaves', async () => {
    const me = await enter('leaver');
    await linkOwn(me, 'leaver@tid.example');
    const body = { password, reason: 'SELDOM' };
    expect((await mall().post('/users/withdrawal', { token: me.token, body })).code).toBe('0000');
    expect((await visit('leaver@tid.example')).data?.tokens).toBeNull();
  });
});

test('the service sends back to the configured port, whatever port the request named', async () => {
  const back = `${testApp.app.dependencies.config.mallOrigin.replace('{mall}', 'familyshop')}/tid/return`;
  const returnOf = (visited: Visit | undefined) => new URL(visited?.url ?? '').searchParams.get('redirect_uri');
  await add('hostile');
  const { accessToken: token } = await signInAs(testApp, 'familyshop', 1, 'hostile');
  const checked = await mall().post<{ proof: string }>('/users/password/check', { token, body: { password } });
  for (const host of ['familyshop.localhost:6666', 'FAMILYSHOP.localhost:1']) {
    const headers = { host };
    const signIn = await mall().post<Visit>('/auth/tid/visit', { headers });
    expect(returnOf(signIn.data)).toBe(back);
    const own = await mall().post<Visit>('/users/tid/visit', {
      ...{ headers, token },
      body: { proof: checked.data?.proof ?? '' },
    });
    expect(returnOf(own.data)).toBe(back);
  }
});

test('nobody signs in with a T-ID where none is configured, nor in a marketing mall', async () => {
  expect(await mall('gamnamu').post('/auth/tid/visit')).toMatchObject({ status: 403, code: '4030' });
  const plain = await createTestApp();
  await insertMall(plain.owner, { mallId: 1, mallUrl: 'familyshop' });
  expect(await plain.at('familyshop').post('/auth/tid/visit')).toMatchObject({ status: 403, code: '4030' });
  const layout = await plain.at('familyshop').get('/pre/layout/login?mallUrl=familyshop&device=pc');
  expect(layout.data).toMatchObject({ tidYn: 'N' });
  await plain.close();
});

test('an unreachable service is 5030, and is called again once it is back', async () => {
  const port = Number(new URL(sandbox.tid.issuer).port);
  await sandbox.close();
  const lonely = await createTestApp({ config: { tid: sandbox.tid } });
  await insertMall(lonely.owner, { mallId: 1, mallUrl: 'familyshop' });
  expect(await lonely.at('familyshop').post('/auth/tid/visit')).toMatchObject({ status: 503, code: '5030' });
  sandbox = await startSandbox({ port, host: '127.0.0.1', publicHost: 'localhost' });
  expect(await lonely.at('familyshop').post('/auth/tid/visit')).toMatchObject({ status: 200 });
  await lonely.close();
});
