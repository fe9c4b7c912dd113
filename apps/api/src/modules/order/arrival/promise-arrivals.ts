import type { ArrivalRule } from '@mall/contracts/arrival';
import type { MallTransaction } from '@mall/db/in-mall';
import { type ArrivalFacts, promiseArrival } from '@mall/domain/arrival';
import { expiresAtOf } from '@mall/domain/order-life';
import { isRemoteArea } from '@mall/domain/remote-area';
import { getArrivalRule } from '../../arrival/get-arrival-rule.ts';
import type { LockedOrder } from '../order.repository.ts';
import { listLinesToPromise, postponePromises } from './promise.repository.ts';

type Promising = { readonly orderNos: readonly string[]; readonly at: Date };

/** Stores the day promised for each line as of now. A day that was promised before is never moved forward. */
export async function promiseArrivals(transaction: MallTransaction, { orderNos, at }: Promising): Promise<void> {
  const [rule, lines] = await Promise.all([getArrivalRule(transaction, at), listLinesToPromise(transaction, orderNos)]);
  const promised = lines.map(({ postcode, orderNo, lineNo, ...goods }) => ({
    ...{ orderNo, lineNo },
    day: promisedDay(rule, goods, { at, postcode }),
  }));
  await postponePromises(transaction, promised);
}

/** The day on which goods ordered now arrive; null when nothing is promised for them. */
export const promisedDay = (
  rule: ArrivalRule,
  goods: ArrivalFacts,
  { at, postcode }: { readonly at: Date; readonly postcode: string },
): string | null => promiseArrival(rule, goods, { at, isRemote: isRemoteArea(postcode) })?.arrivesOn ?? null;

/**
 * Orders ship only once paid: when payment comes later than usual, such as by a deposit, the arrival is promised anew.
 */
export async function promiseAgainIfPaidLate(
  transaction: MallTransaction,
  order: LockedOrder,
  at: Date,
): Promise<void> {
  if (at <= expiresAtOf(order.orderedAt)) return;
  await promiseArrivals(transaction, { orderNos: [order.orderNo], at });
}
