import type { ContractSheet } from '@mall/contracts/application';
import type { Personal } from '@mall/contracts/office/personal';
import type { DiscountType, JoinType } from '@mall/contracts/wireless-codes';
import { ofScope } from '@mall/db/in-office';
import { type ApplicationStage, applicationStages, lateBefore } from '@mall/domain/office/application-queue';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, beginsWith, behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Reach } from '../../../office/rights-of.ts';
import type { ApplicationQuery } from './list-queue.ts';

/** The grants of the reader, and the time of reading. */
export type Looking = { readonly reaches: readonly Reach[]; readonly at: Date };

/** A dealer sees only certified applications; staff of a carrier see only that carrier's. */
function within({ reaches }: Looking): RawBuilder<SqlBool> {
  const conditions = reaches.map(({ roleCode, scope, carrier }) => {
    const ofCarrier = carrier === null ? sql`true` : sql`a.plan_carrier = ${carrier}`;
    const isSeen = roleCode === 'DEALER' ? sql`a.state <> 'RECEIVED'` : sql`true`;
    return sql`(${ofScope('a.mallId', scope)} and ${ofCarrier} and ${isSeen})`;
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** The applications that a filter or a search finds; those of members who have left are never shown. */
function found({ q = '', ...query }: ApplicationQuery, looking: Looking): RawBuilder<SqlBool> {
  const key = q.replaceAll(' ', '').toLowerCase();
  const searched = /^\d+$/.test(key)
    ? beginsWith(sql`a.application_no`, key)
    : sql`(${beginsWith(sql`a.applicant_name_key`, key)} or ${beginsWith(sql`a.product_name`, q)})`;
  return allOf([
    within(looking),
    sql`a.product_name <> ''`,
    key === '' ? sql`true` : searched,
    matches(sql`a.state`, query.state, 'text'),
    matches(sql`a.join_type`, query.joinType, 'text'),
    matches(sql`a.plan_carrier`, query.carrier, 'text'),
    matches(sql`a.product_name`, query.model, 'text'),
    matches(sql`a.assigned_to`, query.dealer, 'bigint'),
    matches(sql`a.hold_reason::text`, query.hold, 'text'),
    matches(sql`a.mall_id`, query.mallId, 'int'),
    onDays(sql`a.submitted_at`, query.submitted),
    onDays(sql`a.moved_at`, query.since),
    matches(sql`case when ${isLate(looking.at)} then 'Y' else 'N' end`, query.late, 'text'),
  ]);
}

const stages = Object.keys(applicationStages) as ApplicationStage[];
const isLate = (at: Date) =>
  sql`(${sql.join(
    stages.map(
      (stage) => sql`(a.state = any (${applicationStages[stage]}::text[]) and a.moved_at <= ${lateBefore(stage, at)})`,
    ),
    sql` or `,
  )})`;

const ofSheet = <Value>(path: string) => sql<Value>`a.sheet #>> ${`{${path}}`}::text[]`;
const wonOfSheet = (path: string) => sql<number>`coalesce((a.sheet #>> ${`{${path}}`}::text[])::int, 0)`;

const rows = (transaction: OfficeReader) =>
  transaction
    .selectFrom('application as a')
    .innerJoin('mall as m', 'm.mallId', 'a.mallId')
    .select(['a.mallId', 'm.name as mallName', 'a.applicationNo', 'a.memberNo', 'a.state', 'a.image', 'a.productName'])
    .leftJoin('staff as d', 'd.staffNo', 'a.assignedTo')
    .select(['a.submittedAt', 'a.movedAt', 'a.planCarrier', 'a.holdReason', 'a.assignedTo', 'd.name as dealerName'])
    .select([
      ofSheet<string>('memory').as('memory'),
      ofSheet<string>('colour').as('colour'),
      ofSheet<JoinType>('joinType').as('joinType'),
      ofSheet<string>('plan,name').as('planName'),
      ofSheet<DiscountType>('quote,discountType').as('discountType'),
      // Empty once the retention period is over.
      sql<Personal<'name'>>`coalesce(a.sheet #>> '{applicant,name}', '')`.as('applicant'),
      wonOfSheet('quote,commonSupport').as('commonSupport'),
      wonOfSheet('quote,extraSupport').as('extraSupport'),
      wonOfSheet('quote,monthlyTotal').as('monthlyTotal'),
    ]);
export type QueueRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

type Page = Looking & { readonly query: ApplicationQuery; readonly key: Key | undefined; readonly limit: number };

const bySince = [sql`a.moved_at`, sql`a.mall_id`, sql`a.application_no`];
const bySubmission = [sql`a.submitted_at`, sql`a.mall_id`, sql`a.application_no`];

/** A page of applications, longest in their state first unless another order is requested. */
export const listQueueRows = (transaction: OfficeReader, { query, key, limit, ...looking }: Page) => {
  const columns = query.sort?.endsWith('submittedAt') ? bySubmission : bySince;
  const direction = query.sort?.startsWith('-') ? 'desc' : 'asc';
  return rows(transaction)
    .orderBy(inOrder(columns, direction))
    .where(found(query, looking))
    .where(behind(columns, key, direction))
    .limit(limit)
    .execute();
};

export const countQueueRows = (transaction: OfficeReader, query: ApplicationQuery, looking: Looking) =>
  countFound(transaction, sql`from application a where ${found(query, looking)}`);

/** How many are in each state, how many of them are late, and how many minutes they have waited on average. */
export const countStates = (transaction: OfficeReader, query: Pick<ApplicationQuery, 'mallId'>, looking: Looking) =>
  transaction
    .selectFrom('application as a')
    .select('a.state')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`(count(*) filter (where ${isLate(looking.at)}))::int`.as('late'))
    .select(
      sql<number>`greatest(0, avg(extract(epoch from ${looking.at}::timestamptz - a.moved_at)) / 60)::int`.as(
        'meanMinutes',
      ),
    )
    .where(found(query, looking))
    .groupBy('a.state')
    .execute();

/** The sheet as the office reads it; the applicant is null once the retention period is over. */
type SheetParts = Omit<ContractSheet, 'applicant' | 'delivery'> & {
  readonly applicant: {
    readonly name: Personal<'name'>;
    readonly birthDate: Personal<'birth'>;
    readonly phone: Personal<'phone'>;
    readonly email: Personal<'email'>;
    readonly currentCarrier: string;
  } | null;
  readonly delivery: {
    readonly recipient: Personal<'name'>;
    readonly phone: Personal<'phone'>;
    readonly postcode: string;
    readonly roadAddress: Personal<'address'>;
    readonly detailAddress: string;
  } | null;
};
type Named = { readonly mallId: number; readonly applicationNo: string };

/** One application within reach, with the parts of its sheet that the office shows. */
export const findQueueRow = (transaction: OfficeReader, { mallId, applicationNo }: Named, looking: Looking) =>
  rows(transaction)
    .select(['a.carrier', 'a.invoiceNo', 'a.activatedAt'])
    .select(sql<SheetParts>`a.sheet`.as('sheet'))
    .select(
      sql<boolean>`exists (select from application_movement v where v.mall_id = a.mall_id
        and v.application_no = a.application_no and v.kind = 'RESERVE') and not exists (select from application_movement v
        where v.mall_id = a.mall_id and v.application_no = a.application_no and v.kind in ('RELEASE', 'RETURN'))`.as(
        'hasPhone',
      ),
    )
    .where('a.mallId', '=', mallId)
    .where('a.applicationNo', '=', applicationNo)
    .where(found({}, looking))
    .executeTakeFirst();

/** The applications with these numbers within reach, with the facts that decide about their parcels. */
export const listNamedRows = (transaction: OfficeReader, numbers: readonly string[], looking: Looking) =>
  transaction
    .selectFrom('application as a')
    .select(['a.mallId', 'a.applicationNo', 'a.memberNo', 'a.state', 'a.carrier', 'a.invoiceNo'])
    .select(ofSheet<Personal<'name'>>('delivery,recipient').as('recipient'))
    .where(sql<SqlBool>`a.application_no = any (${[...numbers]}::text[])`)
    .where(found({}, looking))
    .execute();
export type NamedApplication = Awaited<ReturnType<typeof listNamedRows>>[number];

/** Checks that staff have made by hand. */
export const listHandChecks = (transaction: OfficeReader, { mallId, applicationNo }: Named) =>
  transaction
    .selectFrom('applicationCheck as c')
    .innerJoin('staff as s', 's.staffNo', 'c.staffNo')
    .select(['c.kind', 'c.isPassed', 'c.checkedAt', 's.name as staffName'])
    .where('c.mallId', '=', mallId)
    .where('c.applicationNo', '=', applicationNo)
    .execute();

export const listQueueEvents = (transaction: OfficeReader, { mallId, applicationNo }: Named) =>
  transaction
    .selectFrom('applicationEvent as e')
    .leftJoin('staff as s', 's.staffNo', 'e.staffNo')
    .select(['e.toState', 'e.happenedAt', 'e.actor', 'e.reason', 's.name as staffName'])
    .where('e.mallId', '=', mallId)
    .where('e.applicationNo', '=', applicationNo)
    .orderBy('e.eventNo', 'desc')
    .execute();
