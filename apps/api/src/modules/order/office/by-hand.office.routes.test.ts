import { randomUUID } from 'node:crypto';
import type { OrderDetail } from '@mall/contracts/order';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Buyer, createBuyer, delivery, item } from '../../../testing/buyer.ts';
import { goods, listingOf } from '../../../testing/products.ts';
import { agreedTerms, openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const cup = goods('GD0001', { name: '머그컵', salePrice: 20_000 });
let shop: Shop;
let buyer: Buyer;
let cs: StaffClient;
let member: { mallId: number; memberNo: number };
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, index) => ({
    ...{ mallId: index + 1, mallUrl, listings: [listingOf(cup)] },
  }));
  shop = await openShop({ products: [cup], malls });
  buyer = createBuyer(shop);
  cs = await addStaff(shop, { role: 'CS' });
  const orderNo = await createBuyer(shop).order([item('GD0001')], 23_000);
  member = await shop.owner
    .selectFrom('mallOrder')
    .select(['mallId', 'memberNo'])
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  await shop.owner.updateTable('member').set({ email: 'gaeun@example.kr', phone: '01012345678' }).execute();
});
beforeEach(async () => {
  await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).execute();
  await shop.owner.updateTable('optionStock').set({ quantity: 10 }).execute();
});
afterAll(() => shop.close());

const path = () => `/malls/${member.mallId}/members/${member.memberNo}`;
const orderOf = (values: object = {}) => ({
  ...{ items: [item('GD0001', 2)], delivery, deliveryRequest: '', paymentMethod: 'CARD' },
  ...{ expectedTotal: 43_000, reason: '전화 주문' },
  ...values,
});
type Placed = { orderNo: string; payUrl: string; expiresAt: string };
const place = (values: object = {}, staff = cs, requestKey: string = randomUUID()) =>
  staff.post<Placed>(`${path()}/orders`, { body: orderOf(values), headers: { 'idempotency-key': requestKey } });
const placed = async () => {
  const { data, text } = await place();
  if (!data) throw new Error(text);
  return data;
};
const audits = async () => {
  const rows = await shop.owner.selectFrom('staffAudit').select('action').where('action', '=', 'order.place').execute();
  return rows.length;
};
const pay = (orderNo: string, values: object) =>
  buyer.post<{ window: { url: string } }>(`/orders/${orderNo}/pay`, { paymentMethod: 'CARD', ...values });

test('staff find goods with their stock and see the total of an order, masked', async () => {
  const found = await cs.get(`/malls/1/goods?${new URLSearchParams({ q: '머그' })}`);
  expect(found.data).toMatchObject({ goods: [{ productNo: 'GD0001', options: [{ unitPrice: 20_000, stock: 10 }] }] });
  const body = { items: [item('GD0001', 2)], postcode: '04512' };
  const { data, text } = await cs.post(`${path()}/order-sheet`, { body });
  expect(data).toMatchObject({ goodsAmount: 40_000, deliveryAmount: 3_000, total: 43_000, refusal: null });
  expect(text).not.toContain('01012345678');
  const tooMany = await cs.post(`${path()}/order-sheet`, { body: { ...body, items: [item('GD0001', 11)] } });
  expect(tooMany.data).toMatchObject({ refusal: expect.stringMatching('') });
});

test('an order by hand reserves its stock for a day and names the staff; its member agrees, pays by the link, and it is an ordinary order', async () => {
  const before = await audits();
  const { orderNo, payUrl, expiresAt } = await placed();
  expect(await audits()).toBe(before + 1);
  expect(payUrl).toMatch(new RegExp(`^http://familyshop\\..*/order/pay/${orderNo}$`));
  const hours = (Date.parse(expiresAt) - shop.app.dependencies.clock().getTime()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  const { data } = await cs.get(`/malls/1/orders/${orderNo}`);
  expect(data).toMatchObject({
    ...{ placedBy: expect.stringMatching('운영자'), paying: { url: payUrl }, consents: [] },
    history: [{ toState: 'PENDING_PAYMENT', actor: 'OPERATOR', reason: '전화 주문' }],
  });
  const mine = await buyer.get<OrderDetail>(`/orders/${orderNo}`);
  expect(mine.data?.termsToAgree.length).toBe(agreedTerms.length);
  expect((await pay(orderNo, {})).code).toBe('4220');
  expect((await pay(orderNo, { agreedTerms })).code).toBe('0000');
  expect((await buyer.pay(orderNo)).data?.state).toBe('PAID');
  const after = await cs.get<{ consents: object[]; paying: null }>(`/malls/1/orders/${orderNo}`);
  expect([after.data?.consents.length, after.data?.paying]).toEqual([agreedTerms.length, null]);
  const stock = shop.owner.selectFrom('optionStock').select('quantity').where('productNo', '=', 'GD0001');
  expect(await stock.executeTakeFirst()).toEqual({ quantity: 8 });
});

test('the link works only for its member, and only while the order exists', async () => {
  const { orderNo } = await placed();
  const stranger = createBuyer(shop, { mallUrl: 'hanul' });
  expect((await stranger.post(`/orders/${orderNo}/pay`, { paymentMethod: 'CARD', agreedTerms })).code).toBe('4043');
  await shop.owner
    .updateTable('mallOrder')
    .set({ expiresAt: new Date(0) })
    .where('orderNo', '=', orderNo)
    .execute();
  expect((await pay(orderNo, { agreedTerms })).code).toBe('4094');
});

test('the same request twice is one order; the shop’s limits, prices and stock apply', async () => {
  const requestKey = randomUUID();
  const [one, two] = [await place({}, cs, requestKey), await place({}, cs, requestKey)];
  expect([one.code, two.data?.orderNo]).toEqual(['0000', one.data?.orderNo]);
  expect((await place({ items: [item('GD0001', 1)], expectedTotal: 23_000 }, cs, requestKey)).code).toBe('4221');
  const before = await audits();
  const refused: readonly (readonly [object, string])[] = [
    [{ expectedTotal: 1_000 }, '4093'],
    [{ items: [item('GD0001', 11)], expectedTotal: 223_000 }, '4091'],
    [{ items: [item('GD0009')], expectedTotal: 23_000 }, '4042'],
    [{ delivery: undefined }, '4220'],
    [{ delivery: undefined, addressNo: 99_999 }, '4220'],
  ];
  for (const [values, code] of refused) expect([values, (await place(values)).code]).toEqual([values, code]);
  expect(await audits()).toBe(before);
});

test('no order is placed for a dormant or blocked member, nor without write permission in the member’s mall', async () => {
  for (const role of ['FINANCE', 'MD', 'MARKETING', 'SECURITY'] as const)
    expect([role, (await place({}, await addStaff(shop, { role }))).code]).toEqual([role, '4040']);
  const elsewhere = await addStaff(shop, { role: 'CS', mallIds: [2] });
  expect((await place({}, elsewhere)).code).toBe('4040');
  expect((await elsewhere.get('/malls/1/goods?q=GD0001')).code).toBe('4040');
  const { memberNo } = member;
  const set = (values: object) =>
    shop.owner.updateTable('member').set(values).where('mallId', '=', 1).where('memberNo', '=', memberNo).execute();
  await set({ state: 'DORMANT' });
  expect([(await place()).code, (await cs.post(`${path()}/order-sheet`, { body: { items: [] } })).code]).toEqual([
    '4040',
    '4040',
  ]);
  await set({ state: 'ACTIVE', blockedAt: new Date(), blockedReason: 'OTHER' });
  expect((await place()).code).toBe('4040');
  await set({ blockedAt: null, blockedReason: null });
});

test('when the audit row cannot be written, the order is not placed', async () => {
  const before = await audits();
  await shop.owner.schema.alterTable('staff_audit').renameTo('staff_audit_away').execute();
  expect((await place()).code).toBe('5000');
  await shop.owner.schema.alterTable('staff_audit_away').renameTo('staff_audit').execute();
  const open = shop.owner.selectFrom('mallOrder').select('orderNo').where('state', '=', 'PENDING_PAYMENT');
  expect([await open.execute(), await audits()]).toEqual([[], before]);
});
