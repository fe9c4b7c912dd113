import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { loadConfig } from '../../../apps/api/src/config.ts';
import { findMoneyFigures } from '../../../apps/api/src/metrics/figures.repository.ts';
import { compareMovedPayments } from '../../../apps/api/src/modules/payment/compare/compare-moved-payments.ts';
import { comparePayments } from '../../../apps/api/src/modules/payment/compare/compare-payments.ts';
import { proveStock } from '../../../apps/api/src/modules/stock/prove-stock.ts';
import { createTossPayments } from '../../../apps/api/src/payment/toss-payments.ts';
import { connectApplication, connectOffice, type Database } from '../../../packages/db/src/connection.ts';
import type { MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { inOffice } from '../../../packages/db/src/in-office.ts';
import type { Topology } from './start-topology.ts';

export type Agreement = {
  /** Charges that nobody has decided, and money that has not gone back. */
  readonly undecided: number;
  readonly money: number;
  readonly stock: number;
};

const decidedWithin = 180_000;

/** Waits until every payment is decided, then compares ledger, service and orders, and shelves with their ledgers. */
export async function compareAll({ database: address, sandbox }: Topology, since: Date): Promise<Agreement> {
  const database = connectApplication({ url: address.url, maxConnections: 2 });
  const officeDatabase = connectOffice({ url: address.officeUrl, maxConnections: 1 });
  try {
    const undecided = await waitUntilDecided(officeDatabase);
    const { payment } = loadConfig({ ...process.env, ...sandbox, DATABASE_URL: address.url });
    const gateway = createTossPayments(payment);
    const malls = await database.selectFrom('mall').select(['mallId', 'mallUrl']).execute();
    const differences = await Promise.all(malls.map((mall) => comparePayments({ database, gateway }, mall, { since })));
    const moved = await compareMovedPayments({ database, gateway }, malls, { from: since, until: new Date() });
    await proveStock({ officeDatabase }, new Date());
    const figures = await inOffice(officeDatabase, { kind: 'all' }, findMoneyFigures);
    return { undecided, money: differences.flat().length + moved.length, stock: figures?.stockDifferences ?? 0 };
  } finally {
    await Promise.all([database.destroy(), officeDatabase.destroy()]);
  }
}

async function waitUntilDecided(office: Database): Promise<number> {
  const until = performance.now() + decidedWithin;
  for (;;) {
    const figures = await inOffice(office, { kind: 'all' }, findMoneyFigures);
    const undecided = (figures?.confirming ?? 0) + (figures?.toReturn ?? 0);
    if (undecided === 0 || performance.now() > until) return undecided;
    await delay(1_000);
  }
}

/** Goods of a mall of which there is most. */
export async function plentyOf(transaction: MallTransaction): Promise<string[]> {
  const { rows } = await sql<{ productNo: string }>`
    select l.product_no from listing l join product p using (product_no)
      join product_option o on o.product_no = l.product_no and o.option_no = 1
    where l.mall_id = ${transaction.mallId} and l.is_on and p.kind = 'goods' and not p.is_sold_out
    order by o.stock_quantity desc, l.product_no limit 10`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}
