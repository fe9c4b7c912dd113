import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { getToday } from '@mall/contracts/office/today';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyer, item } from '../../testing/buyer.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff } from '../../testing/staff.ts';

type Today = OfficeData<typeof getToday>;

const hour = 3_600_000;
let shop: Shop;
let late: string;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001', { salePrice: 60_000 })] });
  const buyer = createBuyer(shop);
  late = await buyer.buy([item('GD0001')], 60_000);
  await buyer.buy([item('GD0001', 2)], 120_000);
  await createBuyer(shop, { mallUrl: 'hanul' }).buy([item('GD0001')], 60_000);
  const paidAt = new Date(Date.now() - 25 * hour);
  await shop.owner.updateTable('mallOrder').set({ paidAt }).where('orderNo', '=', late).execute();
});
afterAll(() => shop.close());

const todayOf = async (granted: Parameters<typeof addStaff>[1]): Promise<Today> => {
  const staff = await addStaff(shop, granted);
  const { data, text } = await staff.get<Today>('/today');
  if (!data) throw new Error(text);
  return data;
};
const ordersOf = ({ tasks }: Today) => tasks.find(({ kind }) => kind === 'orders');

test('open tasks are counted in the malls of one’s grants, with those overdue after a day', async () => {
  expect(ordersOf(await todayOf({ role: 'SUPER' }))).toMatchObject({
    ...{ total: 3, late: 1, oldest: [{ mallId: 1, key: late }, { mallId: 1 }] },
  });
  const own = ordersOf(await todayOf({ role: 'CS', mallIds: [2] }));
  expect(own).toMatchObject({ total: 1, late: 0, oldest: [{ mallId: 2 }] });
});

test('an order is a task until it is sent, also during preparation', async () => {
  const orders = async () => ordersOf(await todayOf({ role: 'SUPER' }));
  const moveTo = (state: 'PAID' | 'PREPARING' | 'SHIPPED') =>
    shop.owner.updateTable('mallOrder').set({ state }).where('orderNo', '=', late).execute();
  await moveTo('PREPARING');
  expect(await orders()).toMatchObject({ total: 3, late: 1, oldest: [{ key: late }, {}] });
  await moveTo('SHIPPED');
  expect(await orders()).toMatchObject({ total: 2, late: 0 });
  await moveTo('PAID');
});

test('each kind is shown only to staff who may read it: an employer sees applicants, but no sales', async () => {
  const welfare = await todayOf({ role: 'WELFARE', mallIds: [1] });
  expect(welfare.tasks.map(({ kind }) => kind)).toEqual(['joining']);
  expect(welfare.sales).toBeUndefined();
  const security = await todayOf({ role: 'SECURITY' });
  expect(security.tasks.map(({ kind }) => kind)).not.toContain('joining');
});

test('sales of the day are those of the malls whose orders one may read, to the won', async () => {
  const all = await todayOf({ role: 'SUPER' });
  expect(all.sales?.today).toMatchObject({ amount: 240_000, orders: 3 });
  expect(all.sales?.today.byHour.at(-1)).toBe(240_000);
  expect(all.sales?.weekBefore).toMatchObject({ amount: 0, orders: 0 });
  expect(all.sales?.malls.map(({ mallId, amount }) => [mallId, amount])).toEqual([
    [1, 180_000],
    [2, 60_000],
  ]);
  const own = await todayOf({ role: 'PARTNER', mallIds: [2] });
  expect(own.sales?.malls.map(({ mallId }) => mallId)).toEqual([2]);
});
