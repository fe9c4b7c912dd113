import type { ContractSheet } from '@mall/contracts/application';
import type { DiscountType, JoinType } from '@mall/contracts/codes';
import type { Personal } from '@mall/contracts/office/personal';
import { ofScope } from '@mall/db/in-office';
import {
  type ApplicationStage,
  applicationStages,
  dealerSeesSince,
  endedStates,
  lateBefore,
} from '@mall/domain/office/application-queue';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith, behind, countedTo, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Reach } from '../../../office/rights-of.ts';
import type { ApplicationQuery } from './list-queue.ts';

/** Who looks, and when. */
export type Looking = { readonly reaches: readonly Reach[]; readonly at: Date };

/** A dealer sees what its members have certified, until some time after its end; whoever has a carrier sees no other's. */
function within({ reaches, at }: Looking): RawBuilder<SqlBool> {
  const seen = sql`(a.state <> 'RECEIVED' and (not (a.state = any (${endedStates}::text[])) or a.moved_at > ${dealerSeesSince(at)}))`;
  const conditions = reaches.map(({ roleCode, scope, carrier }) => {
    const ofCarrier = carrier === null ? sql`true` : sql`a.plan_carrier = ${carrier}`;
    return sql`(${ofScope('a.mallId', scope)} and ${ofCarrier} and ${roleCode === 'DEALER' ? seen : sql`true`})`;
  });
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** What a filter, or a search, leaves; of members who have left, there is nothing to see. */
function found({ q = '', ...query }: ApplicationQuery, looking: Looking): RawBuilder<SqlBool> {
  const key = q.replaceAll(' ', '').toLowerCase();
  const searched = /^\d+$/.test(key)
    ? beginsWith(sql`a.application_no`, key)
    : sql`(${beginsWith(sql`a.applicant_name_key`, key)} or ${beginsWith(sql`a.product_name`, q)})`;
  const conditions = [
    within(looking),
    sql`a.product_name <> ''`,
    key === '' ? sql`true` : searched,
    matches(sql`a.state`, query.state, 'text'),
    matches(sql`a.join_type`, query.joinType, 'text'),
    matches(sql`a.plan_carrier`, query.carrier, 'text'),
    matches(sql`a.mall_id`, query.mallId, 'int'),
    onDays(sql`a.submitted_at`, query.submitted),
    query.late ? isLate(looking.at) : sql`true`,
  ];
  return sql`(${sql.join(conditions, sql` and `)})`;
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
    .select(['a.submittedAt', 'a.movedAt', 'a.planCarrier'])
    .select([
      ofSheet<string>('memory').as('memory'),
      ofSheet<string>('colour').as('colour'),
      ofSheet<JoinType>('joinType').as('joinType'),
      ofSheet<string>('plan,name').as('planName'),
      ofSheet<DiscountType>('quote,discountType').as('discountType'),
      ofSheet<Personal<'name'>>('applicant,name').as('applicant'),
      wonOfSheet('quote,commonSupport').as('commonSupport'),
      wonOfSheet('quote,extraSupport').as('extraSupport'),
      wonOfSheet('quote,monthlyTotal').as('monthlyTotal'),
    ]);
export type QueueRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

type Page = Looking & { readonly query: ApplicationQuery; readonly key: Key | undefined; readonly limit: number };

const orders = {
  waiting: { columns: [sql`a.moved_at`, sql`a.mall_id`, sql`a.application_no`], direction: 'asc' },
  newest: { columns: [sql`a.submitted_at`, sql`a.mall_id`, sql`a.application_no`], direction: 'desc' },
} as const;

/** A page of applications, longest in their state first unless the newest are wanted. */
export const listQueueRows = (transaction: OfficeReader, { query, key, limit, ...looking }: Page) => {
  const { columns, direction } = orders[query.sort ?? 'waiting'];
  return columns
    .reduce((list, column) => list.orderBy(column, direction), rows(transaction))
    .where(found(query, looking))
    .where(behind(columns, key, direction))
    .limit(limit)
    .execute();
};

export async function countQueueRows(
  transaction: OfficeReader,
  query: ApplicationQuery,
  looking: Looking,
): Promise<number> {
  const { total } = await transaction
    .selectFrom((from) =>
      from
        .selectFrom('application as a')
        .select(sql<number>`1`.as('one'))
        .where(found(query, looking))
        .limit(countedTo + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

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

/** The sheet as the office reads it. */
type SheetParts = Omit<ContractSheet, 'applicant' | 'delivery'> & {
  readonly applicant: {
    readonly name: Personal<'name'>;
    readonly birthDate: Personal<'birth'>;
    readonly phone: Personal<'phone'>;
    readonly email: Personal<'email'>;
    readonly currentCarrier: string;
  };
  readonly delivery: {
    readonly recipient: Personal<'name'>;
    readonly phone: Personal<'phone'>;
    readonly roadAddress: Personal<'address'>;
  };
};
type Named = { readonly mallId: number; readonly applicationNo: string };

/** One application within reach, with all of its sheet that the office shows. */
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

export const listQueueEvents = (transaction: OfficeReader, { mallId, applicationNo }: Named) =>
  transaction
    .selectFrom('applicationEvent as e')
    .leftJoin('staff as s', 's.staffNo', 'e.staffNo')
    .select(['e.toState', 'e.happenedAt', 'e.actor', 'e.reason', 's.name as staffName'])
    .where('e.mallId', '=', mallId)
    .where('e.applicationNo', '=', applicationNo)
    .orderBy('e.eventNo', 'desc')
    .execute();
