import type { ArrivalRule } from '@mall/contracts/arrival';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type Days = { readonly from: string; readonly to: string };
const listRules = compiledQuery<Days, ArrivalRule>((transaction, { from, to }) =>
  transaction
    .selectFrom('mall')
    .select(['cutOffHour', 'preparingDays', 'parcelDays', 'installationDays', 'remoteDays'])
    .select(
      sql<ArrivalRule['closedDays']>`array(
        select jsonb_build_object('day', to_char(day, 'YYYY-MM-DD'), 'stops', stops) from closed_day
        where day between ${from}::date and ${to}::date order by day)`.as('closedDays'),
    )
    .where('mallId', '=', transaction.mallId),
);

/** The mall's current cut-off hour and delivery days, and the provider's own closed days. */
export async function getOwnArrivalRule(transaction: MallTransaction, days: Days): Promise<ArrivalRule> {
  const [rule] = await listRules(transaction, days);
  if (!rule) throw new Error('the mall of the transaction has no row');
  return rule;
}
