import type { DifferenceState, listDifferences } from '@mall/contracts/office/ledger';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { PaymentDifference } from '@mall/db/generated';
import { ofScope } from '@mall/db/in-office';
import { type Expression, type Selectable, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { beginsWith, behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { digitsOf } from './deposit-queue.repository.ts';

export type DifferenceFound = Pick<
  Selectable<PaymentDifference>,
  'mallId' | 'name' | 'orderNo' | 'ledger' | 'other' | 'what' | 'foundAt' | 'seenAt'
> & { readonly mallName: string; readonly state: DifferenceState; readonly hasOrder: boolean };
export type ExplainedFound = DifferenceFound & {
  readonly resolvedAt: Date | null;
  readonly resolvedByName: string | null;
  readonly reason: string;
};

type Query = OfficeRequest<typeof listDifferences>['query'];

const state = sql`case when d.agreed_at is not null then 'AGREED' when d.resolved_at is not null then 'RESOLVED' else 'OPEN' end`;
const columns = sql`d.mall_id, m.name as mall_name, d.name, d.order_no, d.ledger, d.other, d.what, ${state} as state, d.found_at, d.seen_at,
  exists (select from mall_order o where o.mall_id = d.mall_id and o.order_no = d.order_no) as has_order`;
const difference = sql`abs(d.ledger - d.other)`;

/** One page of rows plus one more, which tells whether there is another page. */
export async function listFoundDifferences(
  transaction: OfficeReader,
  { query, key, size }: { readonly query: Query; readonly key: Key | undefined; readonly size: number },
): Promise<DifferenceFound[]> {
  const { sort = 'foundAt' } = query;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const by = [sort === '-amount' ? difference : sql`d.found_at`, sql`d.name`, sql`d.mall_id`];
  const order = inOrder(by, direction);
  const { rows } = await sql<DifferenceFound>`
    select ${columns} from payment_difference d join mall m using (mall_id)
    where ${conditions(transaction.scope, query)} and ${behind(by, key, direction)}
    order by ${order} limit ${size + 1}`.execute(transaction);
  return rows;
}

export const countDifferences = (transaction: OfficeReader, query: Query) =>
  countFound(transaction, sql`from payment_difference d where ${conditions(transaction.scope, query)}`);

export async function findDifference(
  transaction: OfficeReader,
  { mallId, name }: { readonly mallId: number; readonly name: string },
): Promise<ExplainedFound | undefined> {
  const { rows } = await sql<ExplainedFound>`
    select ${columns}, d.resolved_at, d.reason, s.name as resolved_by_name
    from payment_difference d join mall m using (mall_id) left join staff s on s.staff_no = d.resolved_by
    where d.mall_id = ${mallId} and d.name = ${name} and ${ofScope('d.mallId', transaction.scope)}`.execute(
    transaction,
  );
  return rows[0];
}

function conditions(scope: OfficeReader['scope'], query: Query): Expression<SqlBool> {
  const all = [
    ofScope('d.mallId', scope),
    matches(sql`d.mall_id`, query.mallId, 'int'),
    matches(state, query.state, 'text'),
    matches(difference, query.amount, 'bigint'),
    onDays(sql`d.found_at`, query.found),
    beginsWith(sql`d.order_no`, digitsOf(query.q)),
  ];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}
