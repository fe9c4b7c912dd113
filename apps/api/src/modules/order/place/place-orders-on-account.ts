import type { MallTransaction } from '@mall/db/in-mall';
import type { DeliveryRates } from '@mall/domain/basket';
import type { Dependencies } from '../../../dependencies.ts';
import { randomNumber } from '../../../random-number.ts';
import { lockOnAccount } from '../../account/assert-on-account.ts';
import { chargeAccount } from '../../payment/charge-account.ts';
import { promiseArrivals } from '../arrival/promise-arrivals.ts';
import { isStillOffered } from './assert-still-offered.ts';
import {
  allowLongStatements,
  type BulkOrder,
  insertBulkConsents,
  insertOrdersOnAccount,
  listTakenNos,
  sellForOrders,
} from './bulk-order.repository.ts';
import { getOrderer } from './orderer.repository.ts';

export type WantedOrder = Omit<BulkOrder, 'orderNo'>;
type Placing = Pick<Dependencies, 'random'> & {
  readonly memberNo: number;
  readonly uploadNo: number;
  readonly orders: readonly WantedOrder[];
  readonly deliveryRates: DeliveryRates;
  readonly termNos: readonly number[];
  readonly at: Date;
  /** Called with the number of orders written so far. */
  readonly onProgress: (count: number) => Promise<void>;
};
type Placed = { readonly orderNos: readonly string[] };

const portion = 500;

/**
 * Places orders on account, all or none: sells their stock, charges their totals to the account, and returns their
 * numbers in order. Returns undefined when something is short or no longer offered at its price: the caller must then
 * roll the transaction back. Errors: 4700 the member may not order for so much on account.
 */
export async function placeOrdersOnAccount(
  transaction: MallTransaction,
  { random, orders, termNos, onProgress, ...common }: Placing,
): Promise<Placed | undefined> {
  const { memberNo, at } = common;
  await allowLongStatements(transaction);
  const { name, email, phone } = await getOrderer(transaction, memberNo);
  const orderer = { ordererName: name, ordererEmail: email, ordererPhone: phone };
  const orderNos = await randomNumbers(transaction, { count: orders.length, random, at });
  const numbered = orders.map((order, index) => ({ ...order, orderNo: orderNos[index] ?? '' }));
  for (let from = 0; from < numbered.length; from += portion) {
    const some = numbered.slice(from, from + portion);
    await insertOrdersOnAccount(transaction, { ...common, ...orderer, orders: some });
    await promiseArrivals(transaction, { orderNos: some.map(({ orderNo }) => orderNo), at });
    await onProgress(from + some.length);
  }
  await insertBulkConsents(transaction, { memberNo, orderNos, termNos, at });
  const charged = numbered.map(({ orderNo, totalAmount: amount }) => ({ orderNo, amount }));
  await lockOnAccount(transaction, {
    memberNo,
    at,
    amount: charged.reduce((sum, { amount }) => sum + amount, 0),
  });
  await chargeAccount(transaction, { memberNo, orders: charged, at });
  // Last, because from here to the end of the transaction everyone else who wants these pieces waits for the lock.
  const lines = numbered.flatMap((order) => order.lines.map((line) => ({ ...line, orderNo: order.orderNo })));
  const short = await sellForOrders(transaction, { lines, at });
  const isOffered =
    short.length === 0 && (await isStillOffered(transaction, { lines, deliveryRates: common.deliveryRates }));
  return isOffered ? { orderNos } : undefined;
}

/** Random numbers, like those of other orders; numbers in use are replaced. */
async function randomNumbers(
  transaction: MallTransaction,
  { count, random, at }: Pick<Placing, 'random' | 'at'> & { readonly count: number },
): Promise<string[]> {
  const numbers = new Set<string>();
  while (numbers.size < count) {
    while (numbers.size < count) numbers.add(randomNumber({ random, at }));
    for (const taken of await listTakenNos(transaction, [...numbers])) numbers.delete(taken);
  }
  return [...numbers];
}
