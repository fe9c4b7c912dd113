import { type SubscriptionState, subscriptionStates } from '@mall/contracts/subscription-application-codes';
import type { SubscriptionApplication, SubscriptionApplicationEvent } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import { mayCancelSubscription } from '@mall/domain/subscription-states';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';

/** An application as it is stored. */
export type SubscriptionRow = Pick<
  Selectable<SubscriptionApplication>,
  'applicationNo' | 'state' | 'productNo' | 'image' | 'sheet' | 'submittedAt'
>;

/** An application locked until the transaction ends. */
export type LockedSubscription = NonNullable<Awaited<ReturnType<typeof lockSubscriptionRow>>>;

/** The values with which the form is prefilled. */
export const findMember = (transaction: MallTransaction, memberNo: number) =>
  transaction
    .selectFrom('member')
    .select(['name', 'email', 'phone'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();

type NewSubscription = Omit<Insertable<SubscriptionApplication>, 'mallId' | 'state'>;

/** False when the number is taken, or the same request key has made an application; waits for a concurrent transaction. */
export async function insertSubscription(transaction: MallTransaction, application: NewSubscription): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('subscriptionApplication')
    .values({ state: 'RECEIVED', movedAt: application.submittedAt, ...application, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The application already made with this request key. */
export async function findNoOfRequest(
  transaction: MallTransaction,
  { memberNo, requestKey }: { readonly memberNo: number; readonly requestKey: string },
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('subscriptionApplication')
    .select('applicationNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row?.applicationNo;
}

const applications = (transaction: MallTransaction) =>
  transaction
    .selectFrom('subscriptionApplication')
    .select(['mallId', 'applicationNo', 'memberNo', 'state', 'productNo', 'image', 'sheet'])
    .select(['submittedAt', 'blankedAt', 'installationAt', sql<string | null>`installed_on::text`.as('installedOn')])
    .where('mallId', '=', transaction.mallId);

/** Locks this application. */
export const lockSubscriptionRow = (transaction: MallTransaction, applicationNo: string) =>
  applications(transaction).where('applicationNo', '=', applicationNo).forNoKeyUpdate().executeTakeFirst();

type Own = { readonly applicationNo: string; readonly memberNo: number };

/** A member's own application, without a lock; of members who left, only number and states remain. */
export const findSubscriptionRow = (transaction: MallTransaction, { applicationNo, memberNo }: Own) =>
  applications(transaction)
    .where('applicationNo', '=', applicationNo)
    .where('memberNo', '=', memberNo)
    .where('sheet', '<>', sql<never>`'{}'`)
    .executeTakeFirst();

type Change = {
  readonly state: SubscriptionState;
  readonly movedAt: Date;
  readonly installationAt?: Date;
  /** YYYY-MM-DD. */
  readonly installedOn?: string;
};

export async function updateSubscription(
  transaction: MallTransaction,
  { applicationNo }: Pick<LockedSubscription, 'applicationNo'>,
  { installedOn, ...change }: Change,
): Promise<void> {
  await transaction
    .updateTable('subscriptionApplication')
    .set({ ...change, ...(installedOn !== undefined && { installedOn: sql<Date>`${installedOn}::date` }) })
    .where('mallId', '=', transaction.mallId)
    .where('applicationNo', '=', applicationNo)
    .execute();
}

type NewEvent = Omit<Insertable<SubscriptionApplicationEvent>, 'mallId' | 'eventNo'>;

export async function insertSubscriptionEvent(transaction: MallTransaction, event: NewEvent): Promise<void> {
  await transaction
    .insertInto('subscriptionApplicationEvent')
    .values({ ...event, mallId: transaction.mallId })
    .execute();
}

export const listSubscriptionEvents = (transaction: MallTransaction, applicationNo: string) =>
  transaction
    .selectFrom('subscriptionApplicationEvent')
    .select(['toState', 'happenedAt', 'reason'])
    .where('mallId', '=', transaction.mallId)
    .where('applicationNo', '=', applicationNo)
    .orderBy('eventNo')
    .execute();

type Whose = { readonly memberNo: number; readonly state: SubscriptionState | undefined };
type Page = Whose & { readonly limit: number; readonly offset: number };

/** One page of a member's applications, the newest first. */
export const listSubscriptionRows = (transaction: MallTransaction, { memberNo, state, limit, offset }: Page) =>
  applications(transaction)
    .where('memberNo', '=', memberNo)
    .where(({ and }) => and(state ? { state } : {}))
    .orderBy('submittedAt', 'desc')
    .orderBy('applicationNo', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countSubscriptions(transaction: MallTransaction, { memberNo, state }: Whose): Promise<number> {
  const { total } = await transaction
    .selectFrom('subscriptionApplication')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where(({ and }) => and(state ? { state } : {}))
    .executeTakeFirstOrThrow();
  return total;
}

/** Applications that wait for the operator, the oldest first. */
export const listSubscriptionsUnderWay = (transaction: MallTransaction, { limit }: { readonly limit: number }) =>
  applications(transaction)
    .where(
      'state',
      'in',
      subscriptionStates.filter(mayCancelSubscription).map((state) => sql.lit(state)),
    )
    .orderBy('submittedAt')
    .orderBy('applicationNo')
    .limit(limit)
    .execute();
