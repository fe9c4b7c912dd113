import type { DataOf } from '@mall/contracts/endpoint';
import type { listOrders } from '@mall/contracts/order';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item, stockOf } from '../../testing/buyer.ts';
import { bringTo, type Travelling, testParcel } from '../../testing/deliver-order.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertMember, signInAs } from '../../testing/test-app.ts';
import { confirmDeliveredOrders } from './move/confirm-delivered-orders.ts';
import { expireUnpaidOrders } from './move/expire-unpaid-orders.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const cup = goods('GD0001', { name: '컵', salePrice: 20_000 });
const familyshop = { mallId: 1 };

let shop: Shop;
let buyer: Buyer;
let other: Buyer;
beforeAll(async () => {
  shop = await openShop({
    products: [cup],
  });
  await insertMember(shop.owner, { mallId: 1, loginId: 'other' });
});
beforeEach(async () => {
  await shop.owner.updateTable('optionStock').set({ quantity: 100 }).execute();
  // Some tests advance the clock by days, and a token is valid for half an hour.
  buyer = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1)).accessToken });
  other = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1, 'other')).accessToken });
});
afterAll(() => shop.close());

const buy = () => buyer.buy([item('GD0001')], 23_000);
const order = () => buyer.order([item('GD0001')], 23_000);
const now = () => shop.app.dependencies.clock();
const database = () => shop.app.dependencies.database;
const move = (orderNo: string, to: Travelling, mall = familyshop) =>
  bringTo(shop.app.dependencies, mall, { orderNo, to });
const deliver = async (orderNo: string) => {
  for (const to of ['PREPARING', 'SHIPPED', 'DELIVERED'] as const) await move(orderNo, to);
};
const stateOf = async (orderNo: string) => {
  const row = shop.owner.selectFrom('mallOrder').select('state').where('orderNo', '=', orderNo);
  return (await row.executeTakeFirstOrThrow()).state;
};

describe('an order', () => {
  test('is paid, prepared, shipped, delivered and confirmed, with a history entry for each', async () => {
    const orderNo = await buy();
    await move(orderNo, 'PREPARING');
    await move(orderNo, 'SHIPPED');
    expect((await buyer.detail(orderNo)).data).toMatchObject({
      card: { state: 'SHIPPED', openClaims: [], mayConfirm: false, trackingUrl: expect.stringMatching(/1234567890$/) },
      ...{
        parcels: [{ ...testParcel, lines: [{ lineNo: 1, pieces: 1 }] }],
        payment: { method: 'CARD', amount: 23_000 },
      },
    });
    await move(orderNo, 'DELIVERED');
    expect((await buyer.detail(orderNo)).data?.card).toMatchObject({
      openClaims: ['EXCHANGE', 'RETURN'],
      mayConfirm: true,
    });
    const { data } = await buyer.confirm(orderNo);
    expect(data?.card).toMatchObject({ state: 'CONFIRMED', openClaims: [], mayConfirm: false });
    expect(data?.history.map(({ state }) => state)).toEqual([
      ...['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED'],
    ]);
    const events = shop.owner.selectFrom('orderEvent').select('actor').where('orderNo', '=', orderNo);
    expect((await events.orderBy('eventNo').execute()).map(({ actor }) => actor)).toEqual([
      ...['MEMBER', 'SYSTEM', 'OPERATOR', 'OPERATOR', 'OPERATOR', 'MEMBER'],
    ]);
    const movements = shop.owner.selectFrom('stockMovement').select(['kind', 'pieces']).where('orderNo', '=', orderNo);
    expect(await movements.orderBy('movementNo').execute()).toEqual([
      { kind: 'RESERVE', pieces: -1 },
      { kind: 'SELL', pieces: 0 },
    ]);
  });

  test('rejects every other move with 4094', async () => {
    const unpaid = await order();
    for (const to of ['PREPARING', 'SHIPPED', 'DELIVERED'] as const) {
      await expect(move(unpaid, to)).rejects.toMatchObject({ code: '4094' });
    }
    const paid = await buy();
    await expect(move(paid, 'SHIPPED')).rejects.toMatchObject({ code: '4094' });
    expect(await buyer.confirm(paid)).toMatchObject({ status: 409, code: '4094' });
    await deliver(paid);
    expect(await buyer.confirm(paid)).toMatchObject({ code: '0000' });
    expect(await buyer.confirm(paid)).toMatchObject({ code: '4094' });
  });

  test('is 4043 for another member and another mall', async () => {
    const orderNo = await buy();
    const hanul = createBuyer(shop, { mallUrl: 'hanul', token: (await signInAs(shop, 'hanul', 2)).accessToken });
    for (const outsider of [other, hanul]) {
      for (const reply of [
        await outsider.detail(orderNo),
        await outsider.confirm(orderNo),
        await outsider.quote(orderNo),
        await outsider.claim(orderNo, 23_000),
        await outsider.withdraw(orderNo, 1),
        await outsider.post(`/orders/${orderNo}/pay`, { paymentMethod: 'CARD' }),
      ]) {
        expect(reply).toMatchObject({ status: 404, code: '4043' });
      }
    }
    await expect(move(orderNo, 'PREPARING', { mallId: 2 })).rejects.toMatchObject({ code: '4043' });
    expect(await stateOf(orderNo)).toBe('PAID');
    expect(await buyer.detail('2026010100000000')).toMatchObject({ code: '4043' });
    expect(await buyer.detail('1')).toMatchObject({ code: '4000' });
  });

  test('may be paid by another method while it awaits payment, and no longer', async () => {
    const orderNo = await order();
    const again = (paymentMethod: string) => buyer.post(`/orders/${orderNo}/pay`, { paymentMethod });
    expect(await again('TRANSFER')).toMatchObject({ data: { orderNo, window: { url: expect.any(String) } } });
    expect((await buyer.pay(orderNo)).data).toMatchObject({ state: 'PAID' });
    expect((await buyer.detail(orderNo)).data?.card.paymentMethod).toBe('TRANSFER');
    expect(await again('CARD')).toMatchObject({ status: 409, code: '4094' });
  });
});

describe('an unpaid order', () => {
  beforeEach(async () => {
    await expireUnpaidOrders(database(), familyshop, new Date('2099-01-01'));
    await shop.owner.updateTable('optionStock').set({ quantity: 100 }).execute();
  });

  test('expires after thirty minutes and releases its stock, once', async () => {
    const orderNo = await order();
    expect(await stockOf(shop, 'GD0001')).toBe(99);
    const at = now().getTime();
    expect(await expireUnpaidOrders(database(), familyshop, new Date(at + 29 * minute))).toBe(0);
    expect(await expireUnpaidOrders(database(), { mallId: 2 }, new Date(at + 31 * minute))).toBe(0);
    const both = await Promise.all(
      [1, 2].map(() => expireUnpaidOrders(database(), familyshop, new Date(at + 31 * minute))),
    );
    expect(both.reduce((sum, expired) => sum + expired)).toBe(1);
    expect(await stockOf(shop, 'GD0001')).toBe(100);
    expect((await buyer.detail(orderNo)).data).toMatchObject({
      card: { state: 'EXPIRED', openClaims: [], lines: [{ takenBack: 1 }] },
      history: [{ state: 'PENDING_PAYMENT' }, { state: 'EXPIRED', reason: '결제 시간 초과' }],
    });
  });

  test('is not reserved longer because of another payment attempt', async () => {
    const orderNo = await order();
    const at = now().getTime();
    const { data: before } = await buyer.detail(orderNo);
    shop.wait(20 * minute);
    await buyer.post(`/orders/${orderNo}/pay`, { paymentMethod: 'TRANSFER' });
    expect((await buyer.detail(orderNo)).data?.expiresAt).toBe(before?.expiresAt);
    expect(await expireUnpaidOrders(database(), familyshop, new Date(at + 31 * minute))).toBe(1);
    expect(await stateOf(orderNo)).toBe('EXPIRED');
  });

  test('does not expire while a payment is in progress, nor once it is paid', async () => {
    const confirming = await order();
    const paid = await buy();
    const attempts = shop.owner.updateTable('paymentAttempt').where('orderNo', '=', confirming);
    await attempts.set({ state: 'CONFIRMING' }).execute();
    const later = new Date(now().getTime() + 31 * minute);
    expect(await expireUnpaidOrders(database(), familyshop, later)).toBe(0);
    expect(await buyer.claim(confirming, 0)).toMatchObject({ status: 409, code: '4094' });
    await attempts.set({ state: 'OPEN' }).execute();
    expect(await expireUnpaidOrders(database(), familyshop, later)).toBe(1);
    expect(await stateOf(paid)).toBe('PAID');
  });
});

describe('a delivered order', () => {
  test('is confirmed automatically after eight days, unless it has an open claim', async () => {
    const [unclaimed, claimed] = [await buy(), await buy()];
    await deliver(unclaimed);
    await deliver(claimed);
    await buyer.claim(claimed, 0, { type: 'EXCHANGE', fault: 'SELLER' });
    const at = now().getTime();
    expect(await confirmDeliveredOrders(database(), familyshop, new Date(at + 8 * day - minute))).toBe(0);
    expect(await confirmDeliveredOrders(database(), familyshop, new Date(at + 8 * day + minute))).toBe(1);
    expect([await stateOf(unclaimed), await stateOf(claimed)]).toEqual(['CONFIRMED', 'DELIVERED']);
    expect(await buyer.confirm(claimed)).toMatchObject({ code: '4094' });
  });
});

describe('the list of orders', () => {
  type List = DataOf<typeof listOrders>;
  const list = (query = '', who = buyer) => who.get<List>(`/orders${query}`);
  const nosOf = async (query: string) => (await list(query)).data?.orders.map(({ orderNo }) => orderNo);
  const onDay = (orderNo: string, orderedAt: string) =>
    shop.owner
      .updateTable('mallOrder')
      .set({ orderedAt: new Date(orderedAt) })
      .where('orderNo', '=', orderNo)
      .execute();
  beforeEach(async () => {
    await shop.owner
      .updateTable('mallOrder')
      .set({ orderedAt: new Date('2020-01-01') })
      .execute();
  });

  test('lists the newest first, ten per page, and counts those of the last six months', async () => {
    const numbers: string[] = [];
    for (let count = 0; count < 11; count += 1) numbers.push(await order());
    const { data } = await list();
    expect(data).toMatchObject({ page: 1, pageSize: 10 });
    expect(data?.orders.map(({ orderNo }) => orderNo)).toEqual(numbers.toReversed().slice(0, 10));
    expect(data?.total).toBeGreaterThanOrEqual(11);
    expect(data?.counts).toContainEqual({ state: 'PENDING_PAYMENT', count: 11 });
    expect(data?.counts).toContainEqual({ state: 'CONFIRMED', count: 0 });
    expect((await nosOf('?page=2'))?.[0]).toBe(numbers[0]);
    expect(await nosOf('?page=250')).toEqual([]);
    expect((await list('', other)).data).toMatchObject({ total: 0, orders: [] });
  });

  test('shows when each order entered its state, and its claims', async () => {
    const orderNo = await buy();
    await move(orderNo, 'PREPARING');
    await buyer.claim(orderNo, 23_000);
    const { history = [] } = (await buyer.detail(orderNo)).data ?? {};
    expect((await list()).data?.orders[0]).toMatchObject({
      ...{ orderNo, movedAt: history.at(-1)?.happenedAt },
      claims: [{ claimNo: 1, type: 'CANCEL', state: 'REQUESTED', refundAmount: 23_000 }],
    });
  });

  test('is filtered by days in Seoul, state and claims', async () => {
    const [first, last, paid] = [await order(), await order(), await buy()];
    await onDay(first, '2025-03-01T15:00:00Z');
    await onDay(last, '2025-03-03T14:59:59Z');
    expect(await nosOf('?from=2025-03-02&to=2025-03-03')).toEqual([last, first]);
    expect(await nosOf('?from=2025-03-03&to=2025-03-03')).toEqual([last]);
    expect(await nosOf('?from=2025-03-02&to=2025-03-02')).toEqual([first]);
    expect(await nosOf('?from=2025-03-02&state=PAID')).toEqual([paid]);
    expect(await nosOf('?from=2025-03-02&claimed=only')).toEqual([]);
    await buyer.claim(paid, 23_000);
    expect(await nosOf('?from=2025-03-02&claimed=only')).toEqual([paid]);
  });

  test.each(['from=2026-02-30', 'to=0000-01-01', 'from=yesterday', 'page=0', 'page=251', 'state=LOST', 'claimed=no'])(
    'rejects %s',
    async (query) => {
      expect(await list(`?${query}`)).toMatchObject({ status: 400, code: '4000' });
    },
  );
});
