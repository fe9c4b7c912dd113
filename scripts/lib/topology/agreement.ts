import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../../apps/api/src/config.ts';
import { findMoneyFigures } from '../../../apps/api/src/metrics/figures.repository.ts';
import { createTossPayments } from '../../../apps/api/src/payment/toss-payments.ts';
import { connectApplication, connectOffice, type Database } from '../../../packages/db/src/connection.ts';
import { inOffice } from '../../../packages/db/src/in-office.ts';
import { compareAll } from '../compare-all.ts';
import type { Topology } from './start-topology.ts';

export type Agreement = {
  /** Undecided charges, and outstanding refunds. */
  readonly undecided: number;
  readonly money: number;
  readonly stock: number;
};

export type Verdict = { readonly lines: readonly string[]; readonly exitCode: number };

/** What to print of it, and how the run ends: a lost call is what a fault costs, but money and stock must agree. */
export function verdictOf({ undecided, money, stock }: Agreement): Verdict {
  const isSound = undecided + money + stock === 0;
  return {
    lines: [
      `payments undecided: ${undecided}; differences of money: ${money}; of stock: ${stock}`,
      isSound ? '✓ money and stock agree' : '✗ money or stock disagree: the run has failed',
    ],
    exitCode: isSound ? 0 : 1,
  };
}

const decidedWithin = 180_000;

/** Waits until every payment is decided, then compares ledger, service and orders, and shelves with their ledgers. */
export async function settleAndCompare({ database: address, sandbox }: Topology, since: Date): Promise<Agreement> {
  const database = connectApplication({ url: address.url, maxConnections: 2 });
  const officeDatabase = connectOffice({ url: address.officeUrl, maxConnections: 1 });
  try {
    const undecided = await waitUntilDecided(officeDatabase);
    const { payment } = loadConfig({ ...process.env, ...sandbox, DATABASE_URL: address.url });
    const gateway = createTossPayments(payment);
    const malls = await database.selectFrom('mall').select(['mallId', 'mallUrl']).execute();
    const compared = await compareAll({ database, officeDatabase, gateway }, malls, { from: since, until: new Date() });
    return { undecided, ...compared };
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
