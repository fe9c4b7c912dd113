import { inOffice } from '@mall/db/in-office';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyer, item } from '../../../testing/buyer.ts';
import { copyOrder } from '../../../testing/copy-order.ts';
import { goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { type BrandFrom, chooseBrandFrom, ordersFound } from './order-filters.repository.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 20_000 });
let shop: Shop;
let cs: StaffClient;
let brand: string;
beforeAll(async () => {
  shop = await openShop({
    products: [cup],
    malls: [{ mallId: 1, mallUrl: 'familyshop', listings: [listingOf(cup)] }],
  });
  const orderNo = await createBuyer(shop).buy([item('GD0001', 2)], 43_000);
  await copyOrder(shop, { orderNo, state: 'PAID', count: 2_100 });
  const line = shop.owner.selectFrom('orderLine').select('brandName').where('orderNo', '=', orderNo);
  brand = (await line.executeTakeFirstOrThrow()).brandName;
  cs = await addStaff(shop, { role: 'CS' });
});
afterAll(() => shop.close());

const of = (name: string) => ({ brand: { operator: 'is', values: [name] } }) as const;
const inAllMalls = <Result>(work: Parameters<typeof inOffice<Result>>[2]) =>
  inOffice(shop.officeDatabase, { kind: 'all' }, work);
const newestFrom = (brandFrom: BrandFrom) =>
  inAllMalls(async (transaction) => {
    const { rows } = await sql<{ orderNo: string }>`
      select o.order_no ${ordersFound(transaction.scope, of(brand), brandFrom)}
      order by o.ordered_at desc, o.order_no desc, o.mall_id desc limit 50`.execute(transaction);
    return rows.map(({ orderNo }) => orderNo);
  });

test('a common brand is searched for among the newest orders, a rare one in the order lines', async () => {
  await inAllMalls(async (transaction) => {
    expect(await chooseBrandFrom(transaction, of(brand))).toBe('NEWEST');
    expect(await chooseBrandFrom(transaction, of('없는 브랜드'))).toBe('LINES');
    expect(await chooseBrandFrom(transaction, {})).toBe('LINES');
  });
});

test('either search strategy lists the same orders', async () => {
  const byLines = await newestFrom('LINES');
  expect(byLines).toHaveLength(50);
  expect(await newestFrom('NEWEST')).toEqual(byLines);
  const { data } = await cs.get<{ rows: { orderNo: string }[] }>(
    `/orders?${new URLSearchParams({ brand: `is:${brand}` })}`,
  );
  expect(data?.rows.map(({ orderNo }) => orderNo)).toEqual(byLines);
});
