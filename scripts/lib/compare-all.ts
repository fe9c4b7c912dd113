import type { Dependencies } from '../../apps/api/src/dependencies.ts';
import { findMoneyFigures } from '../../apps/api/src/metrics/figures.repository.ts';
import { compareMovedPayments } from '../../apps/api/src/modules/payment/compare/compare-moved-payments.ts';
import { comparePayments } from '../../apps/api/src/modules/payment/compare/compare-payments.ts';
import { proveStock } from '../../apps/api/src/modules/stock/prove-stock.ts';
import type { Database } from '../../packages/db/src/connection.ts';
import { inOffice } from '../../packages/db/src/in-office.ts';

type Compared = Pick<Dependencies, 'database' | 'gateway'> & { readonly officeDatabase: Database };
type Malls = readonly { readonly mallId: number; readonly mallUrl: string }[];
type Period = { readonly from: Date; readonly until: Date };

/** The number of differences between ledger, payment service and orders, and between shelves and their ledgers. */
export async function compareAll(
  { database, officeDatabase, gateway }: Compared,
  malls: Malls,
  period: Period,
): Promise<{ readonly money: number; readonly stock: number }> {
  const since = period.from;
  const differences = await Promise.all(malls.map((mall) => comparePayments({ database, gateway }, mall, { since })));
  const moved = await compareMovedPayments({ database, gateway }, malls, period);
  await proveStock({ officeDatabase }, new Date());
  const figures = await inOffice(officeDatabase, { kind: 'all' }, findMoneyFigures);
  return { money: differences.flat().length + moved.length, stock: figures?.stockDifferences ?? Number.NaN };
}
