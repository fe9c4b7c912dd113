import { AppError } from '@mall/contracts/errors';
import type { DepositKind, OrderMoney } from '@mall/contracts/office/deposits';
import type { Shown } from '../../../office/note-access.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { depositActsOf } from './deposit-acts.ts';
import {
  findPaidOrder,
  findReceipt,
  listAttempts,
  listEntriesOf,
  listNotices,
  listReturnCases,
  type Place,
} from './order-money.repository.ts';
import { depositSubject } from './return-deposit.ts';

type Viewer = { readonly staff: Pick<StaffCaller, 'rights'>; readonly now: Date };

/** Like `findOrderMoney`; 4040 outside the scope. */
export async function getOrderMoney(
  transaction: OfficeReader,
  place: Place,
  viewer: Viewer,
): Promise<Shown<OrderMoney>> {
  const found = await findOrderMoney(transaction, place, viewer);
  if (!found) throw new AppError('4040');
  return found;
}

/** The payments of an order as they stand, masked, with the actions open to this member of staff. */
export async function findOrderMoney(
  transaction: OfficeReader,
  place: Place,
  { staff, now }: Viewer,
): Promise<Shown<OrderMoney> | undefined> {
  const order = await findPaidOrder(transaction, place);
  if (!order) return undefined;
  const { mallId, orderNo } = place;
  const [attempts, entries, notices, receipt, cases] = await Promise.all([
    listAttempts(transaction, place),
    listEntriesOf(transaction, place),
    listNotices(transaction, place),
    findReceipt(transaction, place),
    listReturnCases(transaction, { mallId, subject: depositSubject(orderNo) }),
  ]);
  const hasCase = cases.some(({ state, expiresAt }) => state === 'OPEN' && expiresAt > now);
  const kinds = kindsOf({ attempts, notices, receipt });
  const { memberNo, orderedAt, expiresAt, ...facts } = order;
  return {
    ...{ subjects: [memberNo], mallId },
    data: {
      ...{ ...facts, orderedAt: orderedAt.toISOString(), expiresAt: expiresAt.toISOString() },
      late: attempts.filter(({ state }) => state === 'HELD').reduce((sum, { held }) => sum + held, 0),
      attempts: attempts.map(({ changedAt, recoveredAt, ...attempt }) => ({
        ...{ ...attempt, changedAt: changedAt.toISOString(), askedAt: recoveredAt?.toISOString() ?? null },
      })),
      entries: entries.map(({ happenedAt, ...entry }) => ({ ...entry, at: happenedAt.toISOString() })),
      notices: notices.map(({ kind, receivedAt }) => ({ kind, receivedAt: receivedAt.toISOString() })),
      receipt: receipt ? { ...receipt, changedAt: receipt.changedAt.toISOString() } : null,
      cases: cases.map(({ madeAt, expiresAt: until, state, ...one }) => ({
        ...{ ...one, madeAt: madeAt.toISOString() },
        state: state === 'OPEN' && until <= now ? ('EXPIRED' as const) : state,
      })),
      acts: depositActsOf(staff, { mallId, kinds, hasCase }),
    },
  };
}

type Money = {
  readonly attempts: Awaited<ReturnType<typeof listAttempts>>;
  readonly notices: readonly unknown[];
  readonly receipt: Awaited<ReturnType<typeof findReceipt>>;
};

/**
 * Why staff should look at an order's money. Something very recent may settle by itself, but querying again does no
 * harm.
 */
function kindsOf({ attempts, notices, receipt }: Money): DepositKind[] {
  const has = (...states: readonly string[]) => attempts.some(({ state }) => states.includes(state));
  const kinds: readonly (DepositKind | false)[] = [
    has('HELD') && 'LATE',
    has('CONFIRMING', 'RETURNING') && 'STUCK',
    has('WAITING') && 'WAITING',
    notices.length > 0 && 'NOTICE',
    receipt !== undefined && (receipt.failure !== '' || !receipt.isSettled) && 'RECEIPT',
  ];
  return kinds.filter((kind) => kind !== false);
}
