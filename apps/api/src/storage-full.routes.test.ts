import type { Endpoint } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { goods, phone, subscription } from './testing/products.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { password } from './testing/test-app.ts';
import { validValue } from './testing/valid-values.ts';

const endpoints = await allEndpoints();
/** The specification renews tokens by GET; it writes all the same. */
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

/** The database as it is while its disk is full: `disk-watch.ts` sets the same. */
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
  test('every call that reads responds as before, and every one that writes refuses with 5031 or as before', async () => {
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
    await expect.poll(async () => (await signIn()).code, { timeout: 5000 }).toBe('0000');
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
