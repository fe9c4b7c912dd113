import { type Endpoint, isOpenToLook } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplicationShop } from './testing/applying.ts';
import { createBuyer, item } from './testing/buyer.ts';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { createFakeGateway } from './testing/fake-gateway.ts';
import { looking } from './testing/looking.ts';
import { goods } from './testing/products.ts';
import { orderTerms } from './testing/shop.ts';
import { addStaff } from './testing/staff.ts';
import { purifier } from './testing/subscribing.ts';
import { signInAs } from './testing/test-app.ts';
import { validValue } from './testing/valid-values.ts';

// A new endpoint is covered without being listed.
const endpoints = await allEndpoints();

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let token: string;
let orderNo: string;
beforeAll(async () => {
  const wireless = { termNo: 9, termCode: 'wireless', appliedOn: '2020-01-01', html: '' } as const;
  const cup = goods('GD0001', { name: '컵', salePrice: 60_000 });
  shop = await openApplicationShop({
    ...{ products: [cup, purifier], terms: [...orderTerms, wireless], fake: createFakeGateway() },
  });
  orderNo = await createBuyer(shop).buy([item('GD0001')], 60_000);
  token = await looking(shop, await addStaff(shop, { role: 'CS' })).look({ memberNo: shop.memberNos.familyshop ?? 0 });
});
afterAll(() => shop.close());

async function ask(endpoint: Endpoint, bearer: string) {
  const { method, body, query, upload } = endpoint;
  const asked = query ? Object.entries(validValue(query, { mallUrl: 'familyshop' }) as Record<string, unknown>) : [];
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return shop.app.inject({
    method,
    url: `${addressOf(endpoint, orderNo)}?${search}`,
    headers: {
      ...{ host: 'familyshop.localhost', authorization: `Bearer ${bearer}` },
      ...(upload && { 'content-type': 'application/octet-stream' }),
    },
    ...(body && { payload: validValue(body, { orderNo, keywords: ['컵'] }) as object }),
    ...(upload && { payload: Buffer.from('x') }),
  });
}

async function call(endpoint: Endpoint) {
  const reply = await ask(endpoint, token);
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { status: reply.statusCode, code: isJson ? reply.json<{ code: string }>().code : '' };
}

/** Every table with a digest of its rows. */
async function rowsOfAll(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    shop.owner,
  );
  const digests = rows.map(async ({ name }) => {
    const digest = await sql`select count(*), sum(hashtext(t::text)) from ${sql.table(name)} t`.execute(shop.owner);
    return [name, digest.rows[0]];
  });
  return Promise.all(digests);
}

test('no call of the shop that changes anything serves staff who look as a member', async () => {
  const before = await rowsOfAll();
  const refused = endpoints.filter((endpoint) => !isOpenToLook(endpoint));
  expect(refused.length).toBeGreaterThan(70);
  for (const endpoint of refused)
    expect([nameOf(endpoint), await call(endpoint)]).toEqual([nameOf(endpoint), { status: 403, code: '4033' }]);
  expect(await rowsOfAll()).toEqual(before);
});

test('the calls that serve them leave no trace in any table', async () => {
  const open = endpoints.filter((endpoint) => isOpenToLook(endpoint) && endpoint.path !== '/auth/logout');
  expect(open.length).toBeGreaterThan(40);
  const before = await rowsOfAll();
  for (const endpoint of open) {
    const { status, code } = await call(endpoint);
    expect([nameOf(endpoint), code === '4033' || status >= 500]).toEqual([nameOf(endpoint), false]);
  }
  expect(await rowsOfAll()).toEqual(before);
});

test('besides GET, only calls that read and the end of their look are open to them', () => {
  const others = endpoints.filter((endpoint) => isOpenToLook(endpoint) && endpoint.method !== 'GET').map(nameOf);
  expect(others.toSorted()).toEqual([
    'POST /auth/logout',
    'POST /orders/:orderNo/refund-quote',
    'POST /pre/layout/product/goods',
    'POST /pre/layout/product/subscriptions',
    'POST /pre/layout/product/wireless',
    'POST /products/goods',
    'POST /products/search',
    'POST /products/subscriptions',
    'POST /products/wireless',
  ]);
});

test('cards, accounts and contracts are closed to them', () => {
  const closed = endpoints.filter(({ method, look }) => method === 'GET' && look === 'closed').map(nameOf);
  expect(closed.toSorted()).toEqual([
    'GET /account',
    'GET /application-drafts/:productNo',
    'GET /application-form',
    'GET /applications/:applicationNo',
    'GET /applications/:applicationNo/sheet',
    'GET /auth/refresh/token',
    'GET /subscription-application-form',
    'GET /subscription-applications/:subsNo',
    'GET /subscription-applications/:subsNo/sheet',
    'GET /users/tid',
    'GET /users/withdrawal',
  ]);
});

test('a browser caches a member’s reads as the contract says, and nothing of what staff see', async () => {
  const { accessToken: member } = await signInAs(shop, 'familyshop', 1);
  const kept = endpoints.filter(({ offline }) => offline === 'kept');
  expect(kept.length).toBeGreaterThan(30);
  const closed = endpoints.filter(
    ({ method, look, reply, takesSecret }) => method !== 'GET' || look || reply || takesSecret,
  );
  expect(kept.filter((endpoint) => closed.includes(endpoint)).map(nameOf)).toEqual([]);
  for (const endpoint of endpoints.filter(({ method, upload }) => method === 'GET' && !upload)) {
    const own = await ask(endpoint, member);
    const expected = own.statusCode === 200 && endpoint.offline === 'kept' ? 'kept' : undefined;
    expect([nameOf(endpoint), own.headers['x-offline']]).toEqual([nameOf(endpoint), expected]);
    expect([nameOf(endpoint), (await ask(endpoint, token)).headers['x-offline']]).toEqual([
      nameOf(endpoint),
      undefined,
    ]);
  }
});
