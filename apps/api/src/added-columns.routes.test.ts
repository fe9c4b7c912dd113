import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applying, openApplicationShop } from './testing/applying.ts';
import { createBuyer, item } from './testing/buyer.ts';
import { addressOf, allEndpoints } from './testing/endpoints.ts';
import { createFakeGateway } from './testing/fake-gateway.ts';
import { allOfficeEndpoints } from './testing/office-endpoints.ts';
import { goods } from './testing/products.ts';
import { orderTerms } from './testing/shop.ts';
import { addStaff, type StaffClient } from './testing/staff.ts';

const reads = (await allEndpoints()).filter(({ method, path }) => method === 'GET' && !path.includes(':'));
const officeReads = (await allOfficeEndpoints())
  .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  .map(({ path }) => path);
const price = 20_000;
let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let staff: StaffClient;
beforeAll(async () => {
  const wireless = { termNo: 9, termCode: 'wireless', appliedOn: '2020-01-01', html: '' } as const;
  const products = [goods('GD0001', { name: '컵', salePrice: price })];
  shop = await openApplicationShop({ products, terms: [...orderTerms, wireless], fake: createFakeGateway() });
  staff = await addStaff(shop, { role: 'ADMIN' });
});
afterAll(() => shop.close());

/** A member's day: reads every list, orders, pays, claims and applies; staff look on. */
async function live(): Promise<void> {
  const token = shop.token();
  const buyer = createBuyer(shop, { token });
  const orderNo = await buyer.buy([item('GD0001', 2)], 43_000, { expectedTotal: 43_000 });
  await buyer.claim(orderNo, price);
  const { data } = await applying(shop, token).apply();
  const { applicationNo = '' } = data ?? {};
  for (const path of [`/orders/${orderNo}`, `/applications/${applicationNo}`, '/orders', '/applications'])
    expect((await shop.at('familyshop').get(path, { token })).code, path).toBe('0000');
  for (const read of reads)
    await shop.app.inject({
      url: `${addressOf(read)}?mallUrl=familyshop&mallId=1&device=pc`,
      headers: { host: 'familyshop.localhost', authorization: `Bearer ${token}` },
    });
  for (const path of ['/malls/1/settings', ...officeReads]) await staff.get(path);
}

test('a migration that adds columns fails no call of the instances that run meanwhile', async () => {
  await live();
  const { rows } = await sql<{ add: string }>`
    select format('alter table %s add column tomorrow text', c.oid::regclass) as add
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(shop.owner);
  expect(rows.length).toBeGreaterThan(100);
  for (const { add } of rows) await sql.raw(add).execute(shop.owner);
  await live();
  expect(shop.log.filter((line) => line.includes('cached plan'))).toEqual([]);
});
