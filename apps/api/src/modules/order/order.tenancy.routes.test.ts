import { attachMall, inMall, type MallTransaction } from '@mall/db/in-mall';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyer, delivery, item } from '../../testing/buyer.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { listAddressRows, updateAddress } from '../address/address.repository.ts';
import { listClaims, listUnfinishedRefunds } from './claim/claim.repository.ts';
import { isPaymentRequested, listDeliveredNos, listUnpaidNos } from './move/due-order.repository.ts';
import { findOrderNoOfRequest, listOrderEvents, lockOrderRow } from './order.repository.ts';
import { listOrderLines } from './order-line.repository.ts';
import { getOrderer } from './place/orderer.repository.ts';
import {
  countOrders,
  countOrdersByState,
  findOrderRow,
  listOrderHeads,
  listOrdersToHandle,
} from './read/order-list.repository.ts';

const cup = goods('GD0001', { salePrice: 60_000 });
const later = new Date('2099-01-01');
let shop: Shop;
let orderNo: string;
let requestKey: string;
let addressNo: number;

beforeAll(async () => {
  shop = await openShop({
    products: [cup],
  });
  const buyer = createBuyer(shop);
  const book = await buyer.post<{ addresses: { addressNo: number }[] }>('/addresses', {
    ...{ ...delivery, label: '', isDefault: true },
  });
  addressNo = book.data?.addresses[0]?.addressNo ?? 0;
  // One order that every query finds: paid, delivered, and with a claim whose refund never finished.
  orderNo = await buyer.buy([item('GD0001', 2)], 120_000);
  shop.fake.trouble('lostCall');
  await buyer.claim(orderNo, 60_000);
  ({ requestKey } = await shop.owner.selectFrom('mallOrder').select('requestKey').executeTakeFirstOrThrow());
  await shop.owner.updateTable('paymentAttempt').set({ state: 'CONFIRMING' }).execute();
});
afterAll(() => shop.close());

const memberNo = () => shop.memberNos.familyshop ?? 0;
const wanted = () => ({ memberNo: memberNo(), from: undefined, before: undefined, state: undefined, isClaimed: true });

type Read = (transaction: MallTransaction) => Promise<unknown>;
const reads: Record<string, Read> = {
  listAddressRows: (tx) => listAddressRows(tx, { memberNo: memberNo() }),
  updateAddress: (tx) => updateAddress(tx, { memberNo: memberNo(), addressNo, input: { label: '새 이름' } }),
  lockOrderRow: (tx) => lockOrderRow(tx, orderNo),
  findOrderNoOfRequest: (tx) => findOrderNoOfRequest(tx, { memberNo: memberNo(), requestKey }),
  findOrderRow: (tx) => findOrderRow(tx, { memberNo: memberNo(), orderNo }),
  listOrderLines: (tx) => listOrderLines(tx, [orderNo]),
  listOrderEvents: (tx) => listOrderEvents(tx, { orderNo }),
  listOrderHeads: (tx) => listOrderHeads(tx, { ...wanted(), limit: 10, offset: 0 }),
  countOrders: (tx) => countOrders(tx, wanted()),
  countOrdersByState: (tx) => countOrdersByState(tx, { memberNo: memberNo(), since: new Date(0) }),
  listOrdersToHandle: (tx) => listOrdersToHandle(tx, 10),
  listClaims: (tx) => listClaims(tx, [orderNo]),
  listUnfinishedRefunds: (tx) => listUnfinishedRefunds(tx, later),
  isPaymentRequested: (tx) => isPaymentRequested(tx, orderNo),
  getOrderer: (tx) => getOrderer(tx, memberNo()).catch(() => undefined),
};
const isNothing = (result: unknown) =>
  result === undefined || result === false || result === 0 || (Array.isArray(result) && result.length === 0);
const expectOwnOnly = async (read: Read) => {
  const { database } = shop.app.dependencies;
  expect(isNothing(await inMall(database, { mallId: 1 }, (tx) => read(tx)))).toBe(false);
  expect(isNothing(await inMall(database, { mallId: 2 }, (tx) => read(tx)))).toBe(true);
  // Row-level security stops even a repository that names the wrong mall.
  expect(isNothing(await inMall(database, { mallId: 2 }, (tx) => read(attachMall(tx, { mallId: 1 }))))).toBe(true);
};

test.each(Object.entries(reads))('%s returns its own mall’s rows only, whatever mall it names', (_name, read) =>
  expectOwnOnly(read),
);

test('only the mall’s own rows are due', async () => {
  const orders = shop.owner.updateTable('mallOrder');
  await shop.owner.updateTable('paymentAttempt').set({ state: 'OPEN' }).execute();
  await orders.set({ state: 'PENDING_PAYMENT' }).execute();
  await expectOwnOnly((tx) => listUnpaidNos(tx, later));
  await shop.owner.updateTable('claim').set({ state: 'REJECTED' }).execute();
  await orders.set({ state: 'DELIVERED', deliveredAt: new Date() }).execute();
  await expectOwnOnly((tx) => listDeliveredNos(tx, later));
});
