import type { listLedger } from '@mall/contracts/office/ledger';
import type { OfficeData, OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { ofScope } from '@mall/db/in-office';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  beginsWith,
  behind,
  countOf,
  inOrder,
  matches,
  onDays,
  pageOf,
  readCursor,
  sizeOf,
} from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { digitsOf } from './deposit-queue.repository.ts';

type Query = OfficeRequest<typeof listLedger>['query'];
type Page = OfficeData<typeof listLedger>;
type EntryRow = Omit<Page['rows'][number], 'happenedAt'> & { readonly happenedAt: Date };

const entries = sql`payment_entry e join payment_attempt a using (mall_id, order_no, attempt_no)`;

/** Payments and refunds of the malls in scope, and the totals of all matching ones, in won. */
export async function listLedgerEntries(transaction: OfficeReader, query: Query): Promise<Page> {
  const size = sizeOf(query);
  const direction = query.sort === 'happenedAt' ? 'asc' : 'desc';
  const columns = [sql`e.happened_at`, sql`e.entry_no`, sql`e.mall_id`];
  const order = inOrder(columns, direction);
  const { rows: found } = await sql<EntryRow>`
    select e.mall_id, m.name as mall_name, e.entry_no, e.order_no, e.attempt_no, e.kind, a.method, e.amount, e.happened_at,
      e.transaction_key
    from ${entries} join mall m using (mall_id)
    where ${conditions(transaction.scope, query)} and ${behind(columns, readCursor(query.cursor, 3), direction)}
    order by ${order} limit ${size + 1}`.execute(transaction);
  const { found: count, paid, refunded } = await sumEntries(transaction, query);
  const page = pageOf(found, size, ({ happenedAt, entryNo, mallId }) => [happenedAt.toISOString(), entryNo, mallId]);
  const rows = page.rows.map(({ happenedAt, ...row }) => ({ ...row, happenedAt: happenedAt.toISOString() }));
  return { ...page, rows, count: countOf(count), sums: { paid, refunded } };
}

/** Unlike other lists, all matching entries are summed, however many there are: a ledger must add up exactly. */
async function sumEntries(transaction: OfficeReader, query: Query) {
  const { rows } = await sql<{ found: number; paid: number; refunded: number }>`
    select count(*)::int as found, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as paid,
      coalesce(sum(e.amount) filter (where e.amount < 0), 0)::bigint as refunded
    from ${query.method ? entries : sql`payment_entry e`} where ${conditions(transaction.scope, query)}`.execute(
    transaction,
  );
  return rows[0] ?? { found: 0, paid: 0, refunded: 0 };
}

function conditions(scope: OfficeReader['scope'], query: Query): Expression<SqlBool> {
  const all = [
    ofScope('e.mallId', scope),
    matches(sql`e.mall_id`, query.mallId, 'int'),
    matches(sql`e.kind`, query.kind, 'text'),
    matches(sql`a.method`, query.method, 'text'),
    matches(sql`abs(e.amount)`, query.amount, 'bigint'),
    onDays(sql`e.happened_at`, query.happened),
    beginsWith(sql`e.order_no`, digitsOf(query.q)),
  ];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}
