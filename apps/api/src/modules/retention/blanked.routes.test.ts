import type { ApplicationDetail } from '@mall/contracts/application';
import type { OrderDetail } from '@mall/contracts/order';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applying, openApplicationShop } from '../../testing/applying.ts';
import { createBuyer, item } from '../../testing/buyer.ts';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff } from '../../testing/staff.ts';
import { purifier, subscribing, subscriptionTerms } from '../../testing/subscribing.ts';
import { blankOldRecords } from './blank-old-records.ts';

const longAgo = sql<never>`now() - interval '6 years'`;
const person = /김가은|이나래|0101234|gaeun|세종대로/;
const blank = (shop: Shop) => blankOldRecords(shop.app.dependencies, { mall: { mallId: 1 }, now: new Date() });

describe('an order whose retention period is over', () => {
  let shop: Shop;
  let orderNo: string;
  beforeAll(async () => {
    shop = await openShop({ products: [goods('GD0001', { salePrice: 60_000 })] });
    orderNo = await createBuyer(shop).buy([item('GD0001')], 60_000);
    await deliverOrder(shop.app.dependencies, { mallId: 1 }, orderNo);
    await shop.owner.updateTable('mallOrder').set({ state: 'CONFIRMED', orderedAt: longAgo }).execute();
    await shop.owner.updateTable('orderEvent').set({ happenedAt: longAgo }).execute();
    await shop.owner.updateTable('paymentAttempt').set({ changedAt: longAgo }).execute();
  });
  afterAll(() => shop.close());

  test('is read by its member and by staff as before, without personal data', async () => {
    const at = () =>
      shop.at('familyshop').get<OrderDetail>(`/orders/${orderNo}`, { token: shop.tokens['familyshop'] ?? '' });
    const cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
    const before = await at();
    expect(before.text).toMatch(person);
    expect((await blank(shop)).rows).toEqual({ mall_order: 1 });
    const after = await at();
    expect(after.data).toMatchObject({
      blankedAt: expect.any(String),
      recipient: '',
      ordererName: '',
      goodsAmount: 60_000,
    });
    expect(after.data?.card.lines).toEqual(before.data?.card.lines);
    expect(after.text).not.toMatch(person);
    const seen = await cs.get<object>(`/malls/1/orders/${orderNo}`);
    expect(seen.data).toMatchObject({
      blankedAt: expect.any(String),
      totalAmount: 60_000,
      ledger: [{ amount: 60_000 }],
    });
    expect(seen.text).not.toMatch(person);
    for (const list of ['/orders', `/orders?q=${orderNo}`]) expect((await cs.get(list)).code).toBe('0000');
    expect((await shop.at('familyshop').get('/orders', { token: shop.tokens['familyshop'] ?? '' })).code).toBe('0000');
  });

  test('takes no memo and no tag of staff any more, which nothing would take away again', async () => {
    const cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
    const fresh = await createBuyer(shop).buy([item('GD0001')], 60_000);
    const note = async (body: object) => {
      const items = [orderNo, fresh].map((one) => ({ mallId: 1, orderNo: one }));
      const reply = await cs.post<{ results: { outcome: string }[] }>('/orders/notes', { body: { items, ...body } });
      return reply.data?.results.map(({ outcome }) => outcome);
    };
    expect(await note({ memo: '김가은 님과 통화함' })).toEqual(['skipped', 'done']);
    expect(await note({ tag: '김가은' })).toEqual(['skipped', 'done']);
    for (const table of ['orderMemo', 'orderTag'] as const) {
      expect(await shop.owner.selectFrom(table).select('orderNo').execute()).toEqual([{ orderNo: fresh }]);
    }
  });

  test('takes no number for a cash receipt any more, which nothing would take away again', async () => {
    const token = shop.tokens['familyshop'] ?? '';
    const paidCash = await createBuyer(shop).buy([item('GD0001')], 60_000);
    await deliverOrder(shop.app.dependencies, { mallId: 1 }, paidCash);
    const order = () => shop.at('familyshop').get<OrderDetail>(`/orders/${paidCash}`, { token });
    const request = () =>
      shop.at('familyshop').put(`/orders/${paidCash}/cash-receipt`, {
        token,
        body: { purpose: 'INCOME_DEDUCTION', number: '01012345678' },
      });
    await shop.owner
      .updateTable('mallOrder')
      .set({ state: 'CONFIRMED', paymentMethod: 'VIRTUAL_ACCOUNT' })
      .where('orderNo', '=', paidCash)
      .execute();
    expect((await order()).data?.mayRequestCashReceipt).toBe(true);
    await shop.owner.updateTable('mallOrder').set({ orderedAt: longAgo }).execute();
    await shop.owner.updateTable('orderEvent').set({ happenedAt: longAgo }).execute();
    await shop.owner.updateTable('paymentAttempt').set({ changedAt: longAgo }).execute();
    expect((await blank(shop)).rows).toEqual({ mall_order: 1 });
    expect((await order()).data?.mayRequestCashReceipt).toBe(false);
    expect((await request()).code).toBe('4094');
    expect(await shop.owner.selectFrom('cashReceipt').select('number').execute()).toEqual([]);
  });
});

describe('an application for a phone whose retention period is over', () => {
  let shop: Awaited<ReturnType<typeof openApplicationShop>>;
  beforeAll(async () => {
    shop = await openApplicationShop();
  });
  afterAll(() => shop.close());

  test('shows its member the product but no sheet, and staff nobody to unmask', async () => {
    const me = applying(shop);
    const { applicationNo = '' } = (await me.apply()).data ?? {};
    const staff = await addStaff(shop, { role: 'SUPER' });
    const office = `/malls/1/applications/${applicationNo}`;
    const unmask = () => staff.post(`${office}/unmask`, { body: { reason: 'ACTIVATION', words: '' } });
    expect((await unmask()).code).toBe('0000');
    await shop.owner.updateTable('application').set({ state: 'DELIVERED', movedAt: longAgo }).execute();
    expect((await blank(shop)).rows).toEqual({ application: 1 });
    const own = await me.get(applicationNo);
    expect(own.data as ApplicationDetail).toMatchObject({
      sheet: null,
      card: { productName: expect.stringMatching(/./) },
    });
    expect(own.text).not.toMatch(person);
    const file = `/applications/${applicationNo}/sheet`;
    expect((await shop.at('familyshop').get(file, { token: shop.tokens['familyshop'] ?? '' })).code).toBe('4044');
    const seen = await staff.get<object>(office);
    expect(seen.data).toMatchObject({
      mayUnmask: false,
      sheet: { applicant: null, delivery: null, plan: { carrier: '다누리' } },
    });
    expect((await unmask()).code).toBe('4040');
    const list = await staff.get<{ rows: object[] }>('/applications');
    expect(list.data?.rows).toMatchObject([{ applicationNo, applicant: '' }]);
    expect(list.text + seen.text).not.toMatch(person);
  });
});

describe('an application for a subscription whose retention period is over', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ products: [purifier], terms: subscriptionTerms });
  });
  afterAll(() => shop.close());

  test('shows its member the product but no sheet, and staff nobody', async () => {
    const me = subscribing(shop, shop.tokens['familyshop'] ?? '');
    const applicationNo = (await me.apply()).data?.subsNo ?? '';
    await shop.owner.updateTable('subscriptionApplication').set({ state: 'CANCELLED', movedAt: longAgo }).execute();
    expect((await blank(shop)).rows).toEqual({ subscription_application: 1 });
    const own = await me.get(applicationNo);
    expect(own.data).toMatchObject({ sheet: null, card: { productName: expect.stringMatching(/./) } });
    const staff = await addStaff(shop, { role: 'CS', mallIds: [1] });
    const seen = await staff.get<object>(`/malls/1/subscriptions/${applicationNo}`);
    expect(seen.data).toMatchObject({ sheet: { applicant: null, installation: null } });
    const list = await staff.get<{ rows: object[] }>('/subscriptions');
    expect(list.data?.rows).toMatchObject([{ applicationNo, applicant: '' }]);
    expect(own.text + seen.text + list.text).not.toMatch(person);
  });
});
