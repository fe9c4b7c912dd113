import type { ParcelLine } from '@mall/domain/parcels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, createBuyer, item } from '../../../testing/buyer.ts';
import { goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { decideClaim } from '../claim/decide-claim.ts';
import { operateOrder } from './operate-order.ts';
import { shipParcel } from './ship-parcel.ts';

const cup = goods('GD0001', { salePrice: 20_000 });
const mall = { mallId: 1 };
let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop({ products: [cup], malls: [{ ...mall, mallUrl: 'familyshop', listings: [listingOf(cup)] }] });
  await shop.owner.updateTable('optionStock').set({ quantity: 100 }).execute();
  buyer = createBuyer(shop);
});
afterAll(() => shop.close());

const prepared = async () => {
  const orderNo = await buyer.buy([item('GD0001', 3)], 60_000);
  await operateOrder(shop.app.dependencies, mall, { orderNo, to: 'PREPARING', reason: '' });
  return orderNo;
};
const ship = (orderNo: string, invoiceNo: string, lines?: ParcelLine[]) =>
  shipParcel(shop.app.dependencies, mall, { orderNo, carrier: '한진택배', invoiceNo, lines });
const pieces = (count: number) => [{ lineNo: 1, pieces: count }];
const read = async (orderNo: string) => {
  const { data } = await buyer.detail(orderNo);
  return { state: data?.card.state, shipped: data?.card.lines[0]?.shipped, parcels: data?.parcels, card: data?.card };
};

test('an order in two parcels is shipped once its last piece is', async () => {
  const orderNo = await prepared();
  expect(await ship(orderNo, '1001', pieces(1))).toBe(true);
  expect(await read(orderNo)).toMatchObject({ state: 'PREPARING', shipped: 1 });
  expect(await ship(orderNo, '1002')).toBe(true);
  expect(await read(orderNo)).toMatchObject({
    ...{ state: 'SHIPPED', shipped: 3, card: { trackingUrl: expect.stringMatching(/1002$/) } },
    parcels: [
      { invoiceNo: '1001', lines: pieces(1), trackingUrl: expect.stringMatching(/^https:.+1001$/) },
      { invoiceNo: '1002', lines: pieces(2) },
    ],
  });
});

test('the same parcel again changes nothing, even once the order is shipped', async () => {
  const orderNo = await prepared();
  expect([await ship(orderNo, '2001', pieces(1)), await ship(orderNo, '2001', pieces(1))]).toEqual([true, false]);
  expect(await read(orderNo)).toMatchObject({ state: 'PREPARING', shipped: 1 });
  expect([await ship(orderNo, '2002'), await ship(orderNo, '2002')]).toEqual([true, false]);
  expect((await read(orderNo)).parcels).toHaveLength(2);
});

test('two concurrent parcels never contain more pieces than were ordered', async () => {
  const orderNo = await prepared();
  const outcomes = await Promise.allSettled([ship(orderNo, '3001', pieces(2)), ship(orderNo, '3002', pieces(2))]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await read(orderNo)).toMatchObject({ state: 'PREPARING', shipped: 2 });
});

test('pieces that are not left are rejected with 4220, and an order that is not in preparation with 4094', async () => {
  const orderNo = await prepared();
  for (const wrong of [pieces(4), [], [{ lineNo: 2, pieces: 1 }]])
    await expect(ship(orderNo, '4001', wrong)).rejects.toMatchObject({ code: '4220' });
  const paid = await buyer.buy([item('GD0001')], 23_000);
  await expect(ship(paid, '4002')).rejects.toMatchObject({ code: '4094' });
  await expect(ship('2026000000000000', '4003')).rejects.toMatchObject({ code: '4043' });
});

test('pieces in a parcel cannot be cancelled; cancelling the rest completes the shipping', async () => {
  const orderNo = await prepared();
  await ship(orderNo, '5001', pieces(1));
  const lines = (quantity: number) => ({ type: 'CANCEL' as const, lines: [{ lineNo: 1, quantity }] });
  expect(await buyer.claim(orderNo, 60_000, lines(3))).toMatchObject({ code: '4220' });
  expect(await buyer.claim(orderNo, 37_000, lines(2))).toMatchObject({ code: '0000' });
  await expect(ship(orderNo, '5002')).rejects.toMatchObject({ code: '4094' });
  const decided = { orderNo, claimNo: 1, decision: 'approve', reason: '' } as const;
  await decideClaim(shop.app.dependencies, mall, decided);
  expect(await read(orderNo)).toMatchObject({ state: 'SHIPPED', shipped: 1, parcels: [{ invoiceNo: '5001' }] });
});
