import { randomUUID } from 'node:crypto';
import { isKeyed, type OfficeEndpoint, requestKeyHeader } from '@mall/contracts/office/office-endpoint';
import type { RoleCode } from '@mall/contracts/office/rights';
import { roleTemplates } from '@mall/domain/office/rights';
import { insertTenantRows } from '@mall/testing/tenant-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callWith } from '../testing/call-office.ts';
import { allOfficeEndpoints } from '../testing/office-endpoints.ts';
import { addStaff, type StaffClient } from '../testing/staff.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { forgetStaffRequests } from './forget-staff-requests.ts';

const nameOf = ({ method, path }: OfficeEndpoint) => `${method} ${path}`;
const keyed = (await allOfficeEndpoints()).filter(isKeyed);
const under = (requestKey: string) => ({ [requestKeyHeader]: requestKey });

/** A mall with a row in each of its tables. */
let testApp: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  testApp = await createTestApp();
  await insertTenantRows(testApp.owner);
  testApp.app.dependencies.malls.forget();
  staff = await addStaff(testApp, { role: 'SUPER' });
});
afterAll(() => testApp.close());

/** How many rows each table has, except tables that log who called when. */
async function countRows(): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`
    select c.relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %s', c.oid::regclass),
      false, true, '')))[1]::text::int as count
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and c.relname not in ('staff_session', 'staff_guess')`.execute(testApp.owner);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

const refused = { status: 422, code: '4221' };
const store = ({ staffNo }: StaffClient, values: { requestKey: string; sentAt?: Date }) =>
  testApp.owner
    .insertInto('staffRequest')
    .values({ staffNo, contentHash: Buffer.alloc(32), sentAt: new Date(), ...values })
    .execute();
const mayDo = (role: RoleCode, permission: string) => (roleTemplates[role] as readonly string[]).includes(permission);
const clients = new Map<RoleCode, Promise<StaffClient>>();
/** Staff of a role that may make the call: no role, not even SUPER, may do everything. */
function clientFor({ permission }: OfficeEndpoint): Promise<StaffClient> {
  const roles = Object.keys(roleTemplates) as RoleCode[];
  const role = roles.find((one) => permission === 'self' || mayDo(one, permission)) ?? 'SUPER';
  const client = clients.get(role) ?? addStaff(testApp, { role });
  clients.set(role, client);
  return client;
}

describe('every call of the office that takes an idempotency key', () => {
  test.each(keyed.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'refuses to come without one, and with other content under the same key: %s',
    async (_name, endpoint) => {
      const requestKey = randomUUID();
      const client = await clientFor(endpoint);
      await store(client, { requestKey });
      expect((await callWith(client, endpoint, { headers: under('x') })).code).toBe('4000');
      expect(await callWith(client, endpoint, { headers: under(requestKey) })).toMatchObject(refused);
    },
  );

  test('writes once what is sent twice under one key, with one row in the audit for each thing written, and returns the same', async () => {
    const written: string[] = [];
    for (const endpoint of keyed) {
      // New staff for each call: some of them end their own session.
      const client = await addStaff(testApp, { role: 'SUPER' });
      const headers = under(randomUUID());
      const before = await countRows();
      const first = await callWith(client, endpoint, { headers });
      const after = await countRows();
      const second = await callWith(client, endpoint, { headers });
      if (first.code !== '0000') continue;
      expect([nameOf(endpoint), second.text, await countRows()]).toEqual([nameOf(endpoint), first.text, after]);
      const grown = (table: string) => Number(after[table]) - Number(before[table]);
      expect([nameOf(endpoint), grown('staff_audit')]).toEqual([nameOf(endpoint), grown('staff_request_write')]);
      if (grown('staff_request') === 1) written.push(nameOf(endpoint));
    }
    expect(written.length).toBeGreaterThanOrEqual(10);
  });
});

describe('a key', () => {
  const template = { mallId: null, name: '배송', category: 'DELIVERY', body: '안녕하세요' };
  const add = (requestKey: string, client = staff) =>
    client.post<{ templateNo: number }>('/answer-templates', { body: template, headers: under(requestKey) });
  const countTemplates = async () => (await countRows())['answer_template'];

  test('shared by ten concurrent requests creates one thing', async () => {
    const [requestKey, before] = [randomUUID(), await countTemplates()];
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(requestKey)));
    expect(await countTemplates()).toBe(Number(before) + 1);
    const made = replies.flatMap(({ data }) => (data ? [data.templateNo] : []));
    expect(new Set(made).size).toBe(1);
    expect(replies.filter(({ code }) => code !== '0000').map(({ code }) => code)).toEqual(
      Array.from({ length: 10 - made.length }, () => '4090'),
    );
    expect((await add(requestKey)).data).toEqual({ templateNo: made[0] });
  });

  test('whose process ended before it replied is refused with an explanation, and writes nothing more', async () => {
    const requestKey = randomUUID();
    expect((await add(requestKey)).code).toBe('0000');
    const before = await countTemplates();
    await testApp.owner.updateTable('staffRequest').set({ reply: null }).where('requestKey', '=', requestKey).execute();
    const again = await add(requestKey);
    expect([again.code, again.description]).toEqual(['4090', '이미 처리한 일이에요. 새로고침해서 확인해 주세요.']);
    expect(await countTemplates()).toBe(before);
  });

  test('of a failed request can be used again, and the keys of other staff do not matter', async () => {
    const requestKey = randomUUID();
    const wrong = { body: { ...template, name: '' }, headers: under(requestKey) };
    expect((await staff.post('/answer-templates', wrong)).code).toBe('4000');
    expect((await add(requestKey)).code).toBe('0000');
    const before = await countTemplates();
    expect((await add(requestKey, await addStaff(testApp, { role: 'SUPER' }))).code).toBe('0000');
    expect(await countTemplates()).toBe(Number(before) + 1);
  });

  test('is forgotten after a day', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    const [old, recent] = [randomUUID(), randomUUID()];
    await store(staff, { requestKey: old, sentAt: hours(25) });
    await store(staff, { requestKey: recent, sentAt: hours(23) });
    await forgetStaffRequests(testApp.app.dependencies, new Date());
    const rows = await testApp.owner.selectFrom('staffRequest').select('requestKey').execute();
    expect([old, recent].map((key) => rows.some(({ requestKey }) => requestKey === key))).toEqual([false, true]);
  });
});
