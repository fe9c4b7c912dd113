import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type Owner = { readonly memberNo: number };

/** First number of the advisory locks for orders on account; the second is the mall's. */
const accountLock = 1019;

/** Serialises charges on account in a mall, so that two orders cannot both use the last of the limit. */
export async function lockAccounts(transaction: MallTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${accountLock}::int, ${transaction.mallId}::int)`.execute(transaction);
}

export function findContract(transaction: MallTransaction, { memberNo }: Owner) {
  return transaction
    .selectFrom('accountContract')
    .select(['creditLimit', 'paymentDays', 'state'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
}

type Sums = {
  /** Charges less credits, won. */
  readonly charged: number;
  /** The same for orders placed before the instant. */
  readonly chargedBefore: number;
  readonly settled: number;
};

/** The sums of a member's account, computed from its entries. */
export async function sumAccount(
  transaction: MallTransaction,
  { memberNo, before }: Owner & { readonly before: Date },
): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(o.amount), 0)::bigint as charged,
      coalesce(sum(o.amount) filter (where o.charged_at < ${before}), 0)::bigint as charged_before,
      (select coalesce(sum(amount), 0)::bigint from account_settlement
        where mall_id = ${transaction.mallId} and member_no = ${memberNo}) as settled
    from (
      select sum(amount) as amount, min(happened_at) as charged_at from account_entry
      where mall_id = ${transaction.mallId} and member_no = ${memberNo}
      group by order_no
    ) o`.execute(transaction);
  return rows[0] ?? { charged: 0, chargedBefore: 0, settled: 0 };
}

/** When the oldest order was placed that settlements do not cover yet; they cover the oldest orders first. */
export async function findOldestUnsettled(
  transaction: MallTransaction,
  { memberNo, settled }: Owner & { readonly settled: number },
): Promise<Date | undefined> {
  const { rows } = await sql<{ chargedAt: Date }>`
    select charged_at from (
      select charged_at, sum(amount) over (order by charged_at, order_no) as until_here from (
        select order_no, sum(amount) as amount, min(happened_at) as charged_at from account_entry
        where mall_id = ${transaction.mallId} and member_no = ${memberNo}
        group by order_no
      ) o where amount > 0
    ) o
    where until_here > ${settled}
    order by charged_at limit 1`.execute(transaction);
  return rows[0]?.chargedAt;
}

/** The mall's own limit and what all of its members owe together; undefined without a limit. */
export async function findMallAccount(
  transaction: MallTransaction,
): Promise<{ accountLimit: number; balance: number } | undefined> {
  const { rows } = await sql<{ accountLimit: number; balance: number }>`
    select account_limit, (
      (select coalesce(sum(amount), 0) from account_entry where mall_id = ${transaction.mallId})
      - (select coalesce(sum(amount), 0) from account_settlement where mall_id = ${transaction.mallId}))::bigint as balance
    from mall where mall_id = ${transaction.mallId} and account_limit is not null`.execute(transaction);
  return rows[0];
}
