import type { ArrivalRule } from '@mall/contracts/arrival';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** The mall's current cut-off hour and delivery days. */
export function findArrivalDays(transaction: MallTransaction): Promise<Omit<ArrivalRule, 'closedDays'>> {
  return transaction
    .selectFrom('mall')
    .select(['cutOffHour', 'preparingDays', 'parcelDays', 'installationDays', 'remoteDays'])
    .where('mallId', '=', transaction.mallId)
    .executeTakeFirstOrThrow();
}

/** The provider's own closed days. */
export async function listClosedDays(
  transaction: MallTransaction,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ArrivalRule['closedDays']> {
  const { rows } = await sql<ArrivalRule['closedDays'][number]>`
    select to_char(day, 'YYYY-MM-DD') as day, stops from closed_day
    where day between ${from}::date and ${to}::date order by day`.execute(transaction);
  return rows;
}
