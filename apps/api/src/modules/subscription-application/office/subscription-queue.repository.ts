import type { Personal } from '@mall/contracts/office/personal';
import type { CareType } from '@mall/contracts/product-codes';
import type { SubscriptionSheet } from '@mall/contracts/subscription-application';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { allOf, beginsWith, behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { SubscriptionQuery } from './list-subscription-queue.ts';

/** The applications that a filter or a search finds; those of members who have left are never shown. */
function found(transaction: OfficeReader, { q = '', ...query }: SubscriptionQuery): RawBuilder<SqlBool> {
  const key = q.replaceAll(' ', '').toLowerCase();
  const searched = /^\d+$/.test(key)
    ? beginsWith(sql`a.application_no`, key)
    : sql`(${beginsWith(sql`a.applicant_name_key`, key)} or ${beginsWith(sql`a.product_name`, q)})`;
  return allOf([
    ofScope('a.mallId', transaction.scope),
    sql`a.product_name <> ''`,
    key === '' ? sql`true` : searched,
    matches(sql`a.state`, query.state, 'text'),
    matches(sql`a.product_name`, query.product, 'text'),
    matches(sql`a.mall_id`, query.mallId, 'int'),
    onDays(sql`a.submitted_at`, query.submitted),
    onDays(sql`a.moved_at`, query.since),
    onDays(sql`a.installation_at`, query.installation),
    onDays(sql`(a.ends_on::timestamp at time zone 'Asia/Seoul')`, query.ends),
  ]);
}

const ofSheet = <Value>(path: string) => sql<Value>`a.sheet #>> ${`{${path}}`}::text[]`;

const rows = (transaction: OfficeReader) =>
  transaction
    .selectFrom('subscriptionApplication as a')
    .innerJoin('mall as m', 'm.mallId', 'a.mallId')
    .select(['a.mallId', 'm.name as mallName', 'a.applicationNo', 'a.memberNo', 'a.state', 'a.image', 'a.productName'])
    .select(['a.submittedAt', 'a.movedAt', 'a.installationAt', sql<string | null>`a.ends_on::text`.as('endsOn')])
    .select([
      sql<number>`(a.sheet ->> 'months')::int`.as('months'),
      sql<number>`(a.sheet #>> '{cost,monthlyTotal}')::int`.as('monthlyTotal'),
      ofSheet<CareType>('careType').as('careType'),
      ofSheet<string>('preferredOn').as('preferredOn'),
      // Empty once the retention period is over.
      sql<Personal<'name'>>`coalesce(a.sheet #>> '{applicant,name}', '')`.as('applicant'),
    ]);
export type SubscriptionQueued = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

type Page = { readonly query: SubscriptionQuery; readonly key: Key | undefined; readonly limit: number };

const bySince = [sql`a.moved_at`, sql`a.mall_id`, sql`a.application_no`];
const bySubmission = [sql`a.submitted_at`, sql`a.mall_id`, sql`a.application_no`];

/** A page of applications, longest in their state first unless another order is requested. */
export const listQueueRows = (transaction: OfficeReader, { query, key, limit }: Page) => {
  const columns = query.sort?.endsWith('submittedAt') ? bySubmission : bySince;
  const direction = query.sort?.startsWith('-') ? 'desc' : 'asc';
  return rows(transaction)
    .orderBy(inOrder(columns, direction))
    .where(found(transaction, query))
    .where(behind(columns, key, direction))
    .limit(limit)
    .execute();
};

export const countQueueRows = (transaction: OfficeReader, query: SubscriptionQuery) =>
  countFound(transaction, sql`from subscription_application a where ${found(transaction, query)}`);

type Week = Pick<SubscriptionQuery, 'mallId'> & { readonly from: Date; readonly until: Date };
const mostInWeek = 500;

/** Installations planned between two moments, the earliest first. */
export const listInstallations = (transaction: OfficeReader, { mallId, from, until }: Week) =>
  rows(transaction)
    .select(ofSheet<Personal<'address'>>('installation,roadAddress').as('place'))
    .where(found(transaction, { mallId }))
    .where('a.state', '=', 'INSTALLATION_PLANNED')
    .where('a.installationAt', '>=', from)
    .where('a.installationAt', '<', until)
    .orderBy('a.installationAt')
    .orderBy('a.applicationNo')
    .limit(mostInWeek)
    .execute();

/** The sheet as the office reads it; the applicant is null once the retention period is over. */
type SheetParts = Omit<SubscriptionSheet, 'applicant' | 'installation'> & {
  readonly applicant: {
    readonly name: Personal<'name'>;
    readonly phone: Personal<'phone'>;
    readonly email: Personal<'email'>;
  } | null;
  readonly installation: {
    readonly recipient: Personal<'name'>;
    readonly phone: Personal<'phone'>;
    readonly roadAddress: Personal<'address'>;
  } | null;
};
type Named = { readonly mallId: number; readonly applicationNo: string };

/** One application of the scope, with its sheet. */
export const findQueueRow = (transaction: OfficeReader, { mallId, applicationNo }: Named) =>
  rows(transaction)
    .select([sql<SheetParts>`a.sheet`.as('sheet'), sql<string | null>`a.installed_on::text`.as('installedOn')])
    .where('a.mallId', '=', mallId)
    .where('a.applicationNo', '=', applicationNo)
    .where(found(transaction, {}))
    .executeTakeFirst();

export const listQueueEvents = (transaction: OfficeReader, { mallId, applicationNo }: Named) =>
  transaction
    .selectFrom('subscriptionApplicationEvent as e')
    .leftJoin('staff as s', 's.staffNo', 'e.staffNo')
    .select(['e.toState', 'e.happenedAt', 'e.actor', 'e.reason', 's.name as staffName'])
    .where('e.mallId', '=', mallId)
    .where('e.applicationNo', '=', applicationNo)
    .orderBy('e.eventNo', 'desc')
    .execute();
