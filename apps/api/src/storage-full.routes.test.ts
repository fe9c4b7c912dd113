import type { Endpoint } from '@mall/contracts/endpoint';
import type { OfficeEndpoint } from '@mall/contracts/office/office-endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callWith } from './testing/call-office.ts';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { allOfficeEndpoints } from './testing/office-endpoints.ts';
import { goods, phone, subscription } from './testing/products.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { addStaff } from './testing/staff.ts';
import { password } from './testing/test-app.ts';
import { validValue } from './testing/valid-values.ts';

const endpoints = await allEndpoints();
const officeCalls = (await allOfficeEndpoints()).filter(({ permission }) => permission !== 'public');
const officeName = ({ method, path }: OfficeEndpoint) => `${method} ${path}`;
/** The specification renews tokens by GET, although this writes. */
const isReading = ({ method, path }: Endpoint) => method === 'GET' && path !== '/auth/refresh/token';
const reading = endpoints.filter(isReading);
const writing = endpoints.filter((endpoint) => !isReading(endpoint));

let shop: Shop;
beforeAll(async () => {
  const products = [goods('GD0001', { name: '컵' }), phone('HP0001'), subscription('SB0001')];
  shop = await openShop({
    products,
    malls: [{ mallId: 1, mallUrl: 'familyshop' }],
    config: { rateLimitPerMinute: 0 },
  });
});
afterAll(() => shop.close());

async function call(endpoint: Endpoint): Promise<string> {
  const query = endpoint.query && (validValue(endpoint.query, known) as Record<string, string>);
  const reply = await shop.app.inject({
    method: endpoint.method,
    url: `${addressOf(endpoint, 'GD0001')}?${new URLSearchParams(query)}`,
    headers: {
      host: 'familyshop.localhost',
      authorization: `Bearer ${shop.tokens.familyshop}`,
      ...(endpoint.body && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body && { payload: validValue(endpoint.body, known) as object }),
  });
  return `${reply.statusCode} ${reply.headers['content-type']?.toString().startsWith('application/json') ? reply.json().code : ''}`;
}
const known = {
  mallId: '1',
  device: 'pc',
  mallUrl: 'familyshop',
  productNo: 'GD0001',
  goodsNo: 'GD0001',
  keyword: '컵',
};

/** What a call returns once the pool has replaced the connections that `fillDisk` ends. */
async function outcomeOf(endpoint: Endpoint): Promise<string> {
  let outcome = '';
  await expect
    .poll(async () => {
      outcome = await call(endpoint);
      return outcome;
    })
    .not.toContain('5030');
  return outcome;
}

/** Simulates a full disk; `disk-watch.ts` sets the same state. */
async function fillDisk(isFull: boolean): Promise<void> {
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  const change = isFull ? 'set default_transaction_read_only = on' : 'reset all';
  await shop.owner
    .transaction()
    .setAccessMode('read write')
    .execute((transaction) => sql.raw(`alter database "${name}" ${change}`).execute(transaction));
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(shop.owner);
}

const signIn = () => shop.at('familyshop').post('/auth/sign-in', { body: { id: 'demo', password, mallId: 1 } });

describe('while nothing can be stored', () => {
  test('every call that reads responds as before, and every call that writes is refused with 5031 or as before', async () => {
    const before = new Map<string, string>();
    for (const endpoint of reading) before.set(nameOf(endpoint), await call(endpoint));
    expect([...before.values()].filter((code) => code === '200 0000').length).toBeGreaterThan(20);

    await fillDisk(true);
    const during = new Map<string, string>();
    for (const endpoint of reading) during.set(nameOf(endpoint), await outcomeOf(endpoint));
    expect(during).toEqual(before);
    for (const endpoint of writing)
      expect(await outcomeOf(endpoint), nameOf(endpoint)).toMatch(/^([24]\d\d |503 5031)/);

    expect(await signIn()).toMatchObject({
      status: 503,
      code: '5031',
      message: '지금은 둘러보기만 할 수 있어요. 저장과 주문은 잠시 뒤에 다시 시도해 주세요.',
    });
    await fillDisk(false);
    await expect.poll(async () => (await signIn()).code).toBe('0000');
  });

  test('at the office reads respond as before, except those of personal data, whose access could not be logged; every write is refused with 5031 or as before', async () => {
    const staff = await addStaff(shop, { role: 'SUPER' });
    // A session whose last call is over a minute old is updated at its next one.
    const unseen = { lastSeenAt: new Date(Date.now() - 2 * 60_000) };
    await shop.owner.updateTable('staffSession').set(unseen).execute();
    const outcome = async (endpoint: OfficeEndpoint) => {
      const { status, code } = await callWith(staff, endpoint, { known });
      return `${status} ${code}`;
    };
    const settled = async (endpoint: OfficeEndpoint) => {
      let last = '';
      await expect
        .poll(async () => {
          last = await outcome(endpoint);
          return last;
        })
        .not.toContain('5030');
      return last;
    };
    const reads = officeCalls.filter(({ method }) => method === 'GET');
    const writes = officeCalls.filter(({ audit }) => audit !== 'read');
    const before = new Map<string, string>();
    for (const endpoint of reads) before.set(officeName(endpoint), await outcome(endpoint));
    expect([...before.values()].filter((code) => code === '200 0000').length).toBeGreaterThan(25);

    await shop.owner.updateTable('staffSession').set(unseen).execute();
    await fillDisk(true);
    const refused = new Set<string>();
    for (const endpoint of reads) {
      const during = await settled(endpoint);
      if (during === before.get(officeName(endpoint))) continue;
      expect([officeName(endpoint), endpoint.personal, during]).toEqual([
        ...[officeName(endpoint), expect.not.stringMatching('none'), '503 5031'],
      ]);
      refused.add(officeName(endpoint));
    }
    expect(refused).toContain('GET /members');
    for (const endpoint of writes)
      expect(await settled(endpoint), officeName(endpoint)).toMatch(/^([24]\d\d |503 5031)/);
    const members = await staff.get('/members');
    expect([members.code, members.description]).toEqual(['5031', expect.stringContaining('개인정보')]);
    const template = { mallId: null, name: '배송', category: 'DELIVERY', body: '안녕하세요' };
    const add = () => staff.post('/answer-templates', { body: template });
    expect(await add()).toMatchObject({ status: 503, code: '5031' });

    await fillDisk(false);
    await expect.poll(async () => (await add()).code).toBe('0000');
    expect((await staff.get('/members')).code).toBe('0000');
  });

  test.each(['53100', '25006'])('the database’s code %s is 503 5031', async (code) => {
    await sql
      .raw(`
        create or replace function fail_now() returns trigger language plpgsql as
          $$ begin raise exception 'no room' using errcode = '${code}'; end $$;
        create trigger fail_now before insert on refresh_token for each row execute function fail_now();`)
      .execute(shop.owner);
    expect(await signIn()).toMatchObject({ status: 503, code: '5031' });
    await sql`drop trigger fail_now on refresh_token`.execute(shop.owner);
    expect((await signIn()).code).toBe('0000');
  });

  test.each(['53200', '53300', '57P01'])('the database’s code %s is 503 5030', async (code) => {
    await sql
      .raw(`
        create or replace function fail_now() returns trigger language plpgsql as
          $$ begin raise exception 'no' using errcode = '${code}'; end $$;
        create trigger fail_now before insert on refresh_token for each row execute function fail_now();`)
      .execute(shop.owner);
    expect(await signIn()).toMatchObject({ status: 503, code: '5030' });
    await sql`drop trigger fail_now on refresh_token`.execute(shop.owner);
  });
});
