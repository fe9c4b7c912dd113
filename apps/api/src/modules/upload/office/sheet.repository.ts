import type { Filter } from '@mall/contracts/office/list';
import type { Personal } from '@mall/contracts/office/personal';
import type { sheetFilters } from '@mall/contracts/office/sheets';
import type { UploadIssue } from '@mall/contracts/upload';
import { ofScope } from '@mall/db/in-office';
import { type SqlBool, sql } from 'kysely';
import { behind, countedTo, either, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

const columns = [
  'u.mallId',
  'mall.name as mallName',
  'u.uploadNo',
  'u.memberNo',
  'm.name as memberName',
  'u.fileName',
  'u.state',
  'u.rowCount',
  'u.errorCount',
  'u.orderCount',
  'u.uploadedAt',
  'u.orderedAt',
] as const;
const totalAmount = sql<number>`u.goods_amount + u.delivery_amount`;

type SheetFilter = { readonly [Name in keyof typeof sheetFilters]?: Filter | undefined };

const found = (transaction: OfficeReader, filter: SheetFilter) =>
  transaction
    .selectFrom('upload as u')
    .where(ofScope('u.mallId', transaction.scope))
    .where(matches(sql.ref('u.state'), filter.state, 'text'))
    .where(matches(sql.ref('u.mallId'), filter.mallId, 'int'))
    .where(onDays(sql.ref('u.uploadedAt'), filter.uploadedOn))
    .where(matches(totalAmount, filter.amount, 'bigint'))
    .where(onDays(sql.ref('u.orderedAt'), filter.orderedOn))
    .where(matches(sql.ref('u.memberNo'), filter.memberNo, 'bigint'))
    .where(either(filter.wrong, 'Y', sql<SqlBool>`u.error_count > 0`));

/** One row more than requested, the latest first. */
export function listSheetRows(
  transaction: OfficeReader,
  { filter, key, limit }: { readonly filter: SheetFilter; readonly key: Key | undefined; readonly limit: number },
) {
  const order = [sql`u.uploaded_at`, sql`u.mall_id`, sql`u.upload_no`];
  return found(transaction, filter)
    .innerJoin('mall', 'mall.mallId', 'u.mallId')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'u.mallId').onRef('m.memberNo', '=', 'u.memberNo'))
    .select([...columns, totalAmount.as('amount')])
    .where(behind(order, key, 'desc'))
    .orderBy(sql`u.uploaded_at desc, u.mall_id desc, u.upload_no desc`)
    .limit(limit + 1)
    .execute();
}

/** Counts up to one more than the limit of a list's count. */
export async function countSheets(transaction: OfficeReader, filter: SheetFilter): Promise<number> {
  const { count } = await transaction
    .selectFrom(
      found(transaction, filter)
        .select('u.uploadNo')
        .limit(countedTo + 1)
        .as('found'),
    )
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

type SheetKey = { readonly mallId: number; readonly uploadNo: number };

export function findSheet(transaction: OfficeReader, { mallId, uploadNo }: SheetKey) {
  return transaction
    .selectFrom('upload as u')
    .innerJoin('mall', 'mall.mallId', 'u.mallId')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'u.mallId').onRef('m.memberNo', '=', 'u.memberNo'))
    .select([...columns, totalAmount.as('amount'), 'u.columns'])
    .where(ofScope('u.mallId', transaction.scope))
    .where('u.mallId', '=', mallId)
    .where('u.uploadNo', '=', uploadNo)
    .executeTakeFirst();
}

/** Rows that cannot be ordered, in the sheet's order; without their cells. */
export async function listWrongRows(
  transaction: OfficeReader,
  { mallId, uploadNo }: SheetKey,
): Promise<{ rowNo: number; issues: UploadIssue[] }[]> {
  const rows = await transaction
    .selectFrom('uploadRow')
    .select(['rowNo', 'issues'])
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('uploadNo', '=', uploadNo)
    .where(sql<boolean>`issues <> '[]'`)
    .orderBy('rowNo')
    .limit(500)
    .execute();
  return rows;
}

type BalanceFilter = { readonly mallId?: Filter | undefined; readonly state?: Filter | undefined };
type Balance = {
  readonly mallId: number;
  readonly mallName: string;
  readonly memberNo: number;
  readonly memberName: Personal<'name'>;
  readonly state: 'APPROVED' | 'SUSPENDED';
  readonly creditLimit: number;
  readonly paymentDays: number;
  readonly charged: number;
  readonly credited: number;
  readonly settled: number;
  readonly found: number;
};

/** Contracts with the sums of their members' accounts, by mall and member; `found` counts all that match. */
export async function listBalanceRows(
  transaction: OfficeReader,
  { filter, key, limit }: { readonly filter: BalanceFilter; readonly key: Key | undefined; readonly limit: number },
): Promise<Balance[]> {
  const matching = sql`${ofScope('c.mallId', transaction.scope)}
    and ${matches(sql.ref('c.mallId'), filter.mallId, 'int')} and ${matches(sql.ref('c.state'), filter.state, 'text')}`;
  const { rows } = await sql<Balance>`
    select c.mall_id, mall.name as mall_name, c.member_no, m.name as member_name, c.state, c.credit_limit, c.payment_days,
      coalesce(e.charged, 0)::bigint as charged, coalesce(e.credited, 0)::bigint as credited,
      coalesce(s.settled, 0)::bigint as settled,
      (select count(*)::int from (select from account_contract c where ${matching} limit ${countedTo + 1}) f) as found
    from account_contract c join mall using (mall_id) join member m using (mall_id, member_no)
    left join lateral (
      select sum(amount) filter (where kind = 'CHARGE') as charged, -sum(amount) filter (where kind = 'CREDIT') as credited
      from account_entry where mall_id = c.mall_id and member_no = c.member_no) e on true
    left join lateral (
      select sum(amount) as settled from account_settlement where mall_id = c.mall_id and member_no = c.member_no) s on true
    where ${matching} and ${behind([sql`c.mall_id`, sql`c.member_no`], key, 'asc')}
    order by c.mall_id, c.member_no limit ${limit + 1}`.execute(transaction);
  return rows;
}
