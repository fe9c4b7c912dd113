import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request as call, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Envelope } from '@mall/contracts/envelope';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../config.ts';
import { insertStaff } from '../testing/staff.ts';
import { createTestApp, insertMall, insertMember, password, type TestApp } from '../testing/test-app.ts';

type Headers = Readonly<Record<string, string>>;
type Reply = { readonly code: string; readonly headers: IncomingMessage['headers'] };

const own = '127.0.0.1';
let testApp: TestApp | undefined;
// The whole test happens within one minute, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  vi.useRealTimers();
  await testApp?.close();
  testApp = undefined;
});

/** A listening server, for a mall with one member. */
async function listen(config: Partial<Config>): Promise<TestApp> {
  testApp = await createTestApp({ config: { rateLimitPerMinute: 600, rateLimitPerAddress: 5, ...config } });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMember(testApp.owner, { mallId: 1, loginId: 'demo' });
  await testApp.app.listen({ port: 0, host: own });
  return testApp;
}

async function send({ app }: TestApp, path: string, headers: Headers, body?: object): Promise<Reply> {
  const { port } = app.server.address() as AddressInfo;
  const sent = call({
    ...{ host: own, port, path: `/api/v1${path}`, method: body ? 'POST' : 'GET', agent: false },
    headers: { host: 'familyshop.localhost', ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  sent.end(body && JSON.stringify(body));
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  const { code } = JSON.parse(await text(reply)) as Envelope<unknown>;
  return { code, headers: reply.headers };
}
const popups = (mall: TestApp, headers: Headers) => send(mall, '/mall/pre/layout/popup?mallId=1&device=pc', headers);
/** Fails to sign in, always for the same account in the same browser. */
const guess = (mall: TestApp, headers: Headers) =>
  send(mall, '/mall/auth/sign-in', { cookie: `mall-device=${'k'.repeat(43)}`, ...headers }, wrong);
const wrong = { id: 'demo', password: 'Wrong!1', mallId: 1 };

/** An operator with a session. */
async function addOperator({ app, owner }: TestApp) {
  const { cookie, staffNo } = await insertStaff(owner, { role: 'CS' }, app.dependencies.clock());
  const office = { host: 'admin.localhost', origin: 'http://admin.localhost', 'x-office': '1', cookie };
  return {
    staffNo,
    look: (mall: TestApp, headers: Headers) => send(mall, '/admin/me', { ...office, ...headers }),
    /** Ends one of the operator's own sessions, which is audited. */
    act: async (mall: TestApp, headers: Headers) => {
      await insertStaff(mall.owner, { role: 'CS' }, mall.app.dependencies.clock());
      const { sessionNo } = await mall.owner
        .selectFrom('staffSession')
        .select('sessionNo')
        .orderBy('sessionNo', 'desc')
        .executeTakeFirstOrThrow();
      await mall.owner.updateTable('staffSession').set({ staffNo }).where('sessionNo', '=', sessionNo).execute();
      const key = { 'idempotency-key': randomUUID() };
      return send(mall, `/admin/account/sessions/${sessionNo}/end`, { ...office, ...key, ...headers }, {});
    },
  };
}

/** Every header in which some proxy reports the address of a request. */
const forgeries = (address: string): Headers => ({
  ...{ 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address, 'x-client-ip': address },
  ...{ 'true-client-ip': address, 'cf-connecting-ip': address, 'x-cluster-client-ip': address },
});

describe('without a trusted proxy', () => {
  test('no header gives a caller a separate count', async () => {
    const mall = await listen({});
    const codes: string[] = [];
    for (let at = 0; at < 6; at += 1) codes.push((await popups(mall, forgeries(`203.0.113.${at}`))).code);
    expect(codes).toEqual([...Array(5).fill('0000'), '4290']);
  });

  test('failures to sign in count for one address, whatever the headers say', async () => {
    const mall = await listen({ rateLimitPerMinute: 0 });
    for (let at = 0; at < 3; at += 1) expect((await guess(mall, forgeries(`203.0.113.${at}`))).code).toBe('1250');
    expect(await subjectsOf(mall)).toBe(3);
    expect((await guess(mall, forgeries('203.0.113.9'))).code).toBe('1111');
  });

  test('an operator outside the networks of the role does not get in by forging one inside; the audit has the real address', async () => {
    const mall = await listen({ rateLimitPerMinute: 0 });
    const operator = await addOperator(mall);
    expect((await operator.act(mall, forgeries('192.0.2.7'))).code).toBe('0000');
    expect(await addressesOf(mall, operator.staffNo)).toEqual([own]);
    await mall.owner.insertInto('ipRule').values({ network: '192.0.2.0/24', label: '본사', roleCode: 'CS' }).execute();
    expect((await operator.look(mall, forgeries('192.0.2.7'))).code).toBe('4010');
  });

  test('a forged host does not select another mall, and a forged https causes no Secure cookie', async () => {
    const mall = await listen({ rateLimitPerMinute: 0 });
    await insertMall(mall.owner, { mallId: 2, mallUrl: 'hanul' });
    mall.app.dependencies.malls.forget();
    const forged = { 'x-forwarded-host': 'hanul.localhost', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' };
    const path = '/mall/auth/sign-in';
    const { code, headers } = await send(mall, path, forged, { id: 'demo', password, mallId: 1 });
    expect([code, String(headers['set-cookie'])]).toEqual(['0000', expect.not.stringContaining('Secure')]);
  });
});

describe('behind one trusted proxy, which appends the caller’s address', () => {
  const seen = '198.51.100.7';
  /** The address sent by the client comes before the proxy's. */
  const through = (forged: string): Headers => ({ ...forgeries(forged), 'x-forwarded-for': `${forged}, ${seen}` });

  test('a forged address gives no separate count, but a neighbour has one', async () => {
    const mall = await listen({ trustedProxyHops: 1 });
    const codes: string[] = [];
    for (let at = 0; at < 6; at += 1) codes.push((await popups(mall, through(`203.0.113.${at}`))).code);
    expect(codes).toEqual([...Array(5).fill('0000'), '4290']);
    expect((await popups(mall, { 'x-forwarded-for': '198.51.100.8' })).code).toBe('0000');
  });

  test('failures to sign in count for the address that the proxy saw', async () => {
    const mall = await listen({ trustedProxyHops: 1, rateLimitPerMinute: 0 });
    for (let at = 0; at < 3; at += 1) expect((await guess(mall, through(`203.0.113.${at}`))).code).toBe('1250');
    expect(await subjectsOf(mall)).toBe(3);
  });

  test('so do the networks of a role and the audit', async () => {
    const mall = await listen({ trustedProxyHops: 1, rateLimitPerMinute: 0 });
    const operator = await addOperator(mall);
    expect((await operator.act(mall, through('192.0.2.7'))).code).toBe('0000');
    expect(await addressesOf(mall, operator.staffNo)).toEqual([seen]);
    await mall.owner.insertInto('ipRule').values({ network: '192.0.2.0/24', label: '본사', roleCode: 'CS' }).execute();
    expect((await operator.look(mall, through('192.0.2.7'))).code).toBe('4010');
    expect((await operator.look(mall, { 'x-forwarded-for': '192.0.2.7' })).code).toBe('0000');
  });
});

/** The number of subjects with counted failures: an account, a browser at an address, an address. */
async function subjectsOf({ owner }: TestApp): Promise<number> {
  const rows = await owner.selectFrom('signInFailure').select('subjectHash').execute();
  return new Set(rows.map(({ subjectHash }) => subjectHash.toString('hex'))).size;
}

/** The addresses from which an operator acted, according to the audit. */
async function addressesOf({ owner }: TestApp, staffNo: number): Promise<string[]> {
  const rows = await owner.selectFrom('staffAudit').select('address').where('staffNo', '=', staffNo).execute();
  return rows.map(({ address }) => String(address));
}
