import { type ApplicationState, applicationStates } from '@mall/contracts/application-codes';
import type { Application, ApplicationEvent } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';

const columns = [
  'applicationNo',
  'state',
  'productNo',
  'image',
  'sheet',
  'carrier',
  'invoiceNo',
  'submittedAt',
] as const satisfies (keyof Application)[];

/** An application as it is stored. */
export type ApplicationRow = Pick<Selectable<Application>, (typeof columns)[number]>;

/** An application locked until the transaction ends. */
export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplicationRow>>>;

/** The member's own name and e-mail, to prefill the form. */
export const findApplicant = (transaction: MallTransaction, memberNo: number) =>
  transaction
    .selectFrom('member')
    .select(['name', 'email'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();

/**
 * The option of a colour of a phone on sale: the first with stock, or else any, which the stock movement then refuses.
 * With a number, only that option.
 */
export async function findColourOption(
  transaction: MallTransaction,
  { productNo, colour, optionNo }: { readonly productNo: string; readonly colour: string; readonly optionNo?: number },
): Promise<{ optionNo: number; image: string } | undefined> {
  return transaction
    .selectFrom('productOption as o')
    .innerJoin('product as p', 'p.productNo', 'o.productNo')
    .innerJoin('optionStock as s', (join) =>
      join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
    )
    .select(['o.optionNo', 'o.image'])
    .where('o.productNo', '=', productNo)
    .where('o.colourName', '=', colour)
    .where('o.useCode', '=', 'GD00701')
    .where('p.state', '=', 'GD00403')
    .$if(optionNo !== undefined, (query) => query.where('o.optionNo', '=', optionNo ?? 0))
    .orderBy(sql`s.quantity = 0`)
    .orderBy('o.optionNo')
    .executeTakeFirst();
}

type NewApplication = Omit<Insertable<Application>, 'mallId' | 'state'>;

/** False when another application of the mall has this number already. */
export async function insertApplication(transaction: MallTransaction, application: NewApplication): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('application')
    .values({ state: 'RECEIVED', movedAt: application.submittedAt, ...application, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'applicationNo']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The application already made with this request key. */
export async function findNoOfRequest(
  transaction: MallTransaction,
  { memberNo, requestKey }: { readonly memberNo: number; readonly requestKey: string },
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('application')
    .select('applicationNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('requestKey', '=', requestKey)
    .executeTakeFirst();
  return row?.applicationNo;
}

/** The columns that a move needs; the office may not read whose certification it is. */
const movedColumns = [
  'applicationNo',
  'memberNo',
  'state',
  'productNo',
  'optionNo',
  'planNo',
  'image',
  'sheet',
  'carrier',
  'invoiceNo',
  'submittedAt',
  'activatedAt',
] as const;

/** Locks this application. */
export const lockApplicationRow = (transaction: MallTransaction, applicationNo: string) =>
  transaction
    .selectFrom('application')
    .select(movedColumns)
    .where('mallId', '=', transaction.mallId)
    .where('applicationNo', '=', applicationNo)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Named = { readonly applicationNo: string; readonly memberNo: number };

/** A member's own application, without a lock. */
export const findApplicationRow = (transaction: MallTransaction, { applicationNo, memberNo }: Named) =>
  transaction
    .selectFrom('application')
    .select([...columns, 'ciHash', 'blankedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('applicationNo', '=', applicationNo)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();

type Change = Pick<
  Updateable<Application>,
  'state' | 'movedAt' | 'holdReason' | 'carrier' | 'invoiceNo' | 'activatedAt'
>;

export async function updateApplication(
  transaction: MallTransaction,
  { applicationNo }: Pick<LockedApplication, 'applicationNo'>,
  change: Change,
): Promise<void> {
  await transaction
    .updateTable('application')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('applicationNo', '=', applicationNo)
    .execute();
}

type NewEvent = Omit<Insertable<ApplicationEvent>, 'mallId' | 'eventNo'>;

/** Returns the number of the row. */
export async function insertApplicationEvent(transaction: MallTransaction, event: NewEvent): Promise<number> {
  const { eventNo } = await transaction
    .insertInto('applicationEvent')
    .values({ ...event, mallId: transaction.mallId })
    .returning('eventNo')
    .executeTakeFirstOrThrow();
  return eventNo;
}

export const listApplicationEvents = (transaction: MallTransaction, applicationNo: string) =>
  transaction
    .selectFrom('applicationEvent')
    .select(['eventNo', 'toState', 'happenedAt', 'reason'])
    .where('mallId', '=', transaction.mallId)
    .where('applicationNo', '=', applicationNo)
    .orderBy('eventNo')
    .execute();

type Whose = { readonly memberNo: number; readonly state: ApplicationState | undefined };
type Page = Whose & { readonly limit: number; readonly offset: number };

/** One page of a member's applications, the newest first. */
export const listApplicationRows = (transaction: MallTransaction, { memberNo, state, limit, offset }: Page) =>
  transaction
    .selectFrom('application')
    .select(columns)
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where(({ and }) => and(state ? { state } : {}))
    .orderBy('submittedAt', 'desc')
    .orderBy('applicationNo', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countApplications(transaction: MallTransaction, { memberNo, state }: Whose): Promise<number> {
  const { total } = await transaction
    .selectFrom('application')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where(({ and }) => and(state ? { state } : {}))
    .executeTakeFirstOrThrow();
  return total;
}

const ended: readonly ApplicationState[] = ['DELIVERED', 'REJECTED', 'CANCELLED', 'WITHDRAWN'];

type Wanted = {
  /** By default all that wait for the operator. */
  readonly states?: readonly ApplicationState[];
  readonly submittedBefore?: Date;
  readonly limit: number;
};

/** Applications that are under way, the oldest first. */
export const listApplicationsUnderWay = (
  transaction: MallTransaction,
  { states = applicationStates.filter((state) => !ended.includes(state)), submittedBefore, limit }: Wanted,
) =>
  transaction
    .selectFrom('application')
    .select(['applicationNo', 'state', 'submittedAt', 'sheet'])
    .where('mallId', '=', transaction.mallId)
    .where(
      'state',
      'in',
      states.map((state) => sql.lit(state)),
    )
    .$if(submittedBefore !== undefined, (query) => query.where('submittedAt', '<=', submittedBefore ?? new Date(0)))
    .orderBy('submittedAt')
    .orderBy('applicationNo')
    .limit(limit)
    .execute();
