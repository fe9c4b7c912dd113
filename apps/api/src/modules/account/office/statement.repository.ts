import type { StatementMonth } from '@mall/contracts/office/statements';
import { ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Whose = { readonly mallId: number; readonly memberNo: number };

export function findHolder(reader: OfficeReader, { mallId, memberNo }: Whose) {
  return reader
    .selectFrom('accountContract as c')
    .innerJoin('mall', 'mall.mallId', 'c.mallId')
    .innerJoin('member as m', (join) => join.onRef('m.mallId', '=', 'c.mallId').onRef('m.memberNo', '=', 'c.memberNo'))
    .select(['mall.name as mallName', 'm.name as memberName'])
    .where(ofScope('c.mallId', reader.scope))
    .where('c.mallId', '=', mallId)
    .where('c.memberNo', '=', memberNo)
    .executeTakeFirst();
}

/** Everything that changed a member's balance, by its time: charges, credits and payments. */
function movesOf({ scope }: OfficeReader, { mallId, memberNo }: Whose) {
  const own = sql`${ofScope('mallId', scope)} and mall_id = ${mallId} and member_no = ${memberNo}`;
  return sql`(
    select happened_at as at, kind, order_no, amount, entry_no as no from account_entry where ${own}
    union all
    select settled_at, 'SETTLED', '', -amount, settlement_no from account_settlement where ${own}) v`;
}
const monthOf = sql`to_char(at at time zone 'Asia/Seoul', 'YYYY-MM-01')`;

/** Months in Seoul with any change, the latest first; the first of them includes the balance from before. */
export async function listMonths(reader: OfficeReader, whose: Whose): Promise<StatementMonth[]> {
  const { rows } = await sql<StatementMonth>`
    select month, closing - charged + credited + settled as opening, charged, credited, settled, closing from (
      select ${monthOf} as month,
        coalesce(sum(amount) filter (where kind = 'CHARGE'), 0)::bigint as charged,
        coalesce(-sum(amount) filter (where kind = 'CREDIT'), 0)::bigint as credited,
        coalesce(-sum(amount) filter (where kind = 'SETTLED'), 0)::bigint as settled,
        (sum(sum(amount)) over (order by ${monthOf}))::bigint as closing
      from ${movesOf(reader, whose)} group by 1) m
    order by month desc limit 120`.execute(reader);
  return rows;
}

export type StatementLine = {
  readonly at: Date;
  readonly kind: 'CHARGE' | 'CREDIT' | 'SETTLED';
  /** Empty for a payment. */
  readonly orderNo: string;
  /** Won; negative amounts reduce the debt. */
  readonly amount: number;
};

/** The changes in a month, in their order. */
export async function listLines(reader: OfficeReader, whose: Whose & { readonly month: string }) {
  const { rows } = await sql<StatementLine>`
    select at, kind, order_no, amount from ${movesOf(reader, whose)}
    where ${monthOf} = ${whose.month} order by at, no`.execute(reader);
  return rows;
}
