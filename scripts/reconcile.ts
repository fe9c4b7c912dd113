import { parseArgs } from 'node:util';
import { loadConfig } from '../apps/api/src/config.ts';
import { compareMovedPayments } from '../apps/api/src/modules/payment/compare/compare-moved-payments.ts';
import { comparePayments } from '../apps/api/src/modules/payment/compare/compare-payments.ts';
import { describeDifference } from '../apps/api/src/modules/payment/compare/report-differences.ts';
import { createTossPayments } from '../apps/api/src/payment/toss-payments.ts';
import { connectApplication } from '../packages/db/src/connection.ts';
import { openMigratedDatabase } from './lib/database.ts';
import { onStop } from './lib/lifetime.ts';
import { printLines } from './lib/print-lines.ts';
import { openSandbox } from './lib/sandbox.ts';
import { runTask, TaskError } from './lib/task.ts';

const dayMilliseconds = 86_400_000;

/** `npm run reconcile -- --days 7`: the differences of ledger, payment service and orders, one line each; non-zero when there are any. */
await runTask(async () => {
  const { values } = parseArgs({ options: { days: { type: 'string', default: '7' } } });
  if (!/^[1-9]\d{0,3}$/.test(values.days))
    throw new TaskError('--days must be a whole number from 1, such as --days 7');
  const { url } = await openMigratedDatabase();
  // The sandbox payments are in a file; a running sandbox is not disturbed.
  const sandbox = await openSandbox({ port: 0, publicHost: 'localhost' });
  const config = loadConfig({ ...process.env, ...sandbox.settings, DATABASE_URL: url });
  const gateway = createTossPayments(config.payment);
  const database = connectApplication({ url, maxConnections: 2 });
  onStop(() => database.destroy());

  const since = new Date(Date.now() - Number(values.days) * dayMilliseconds);
  const malls = await database.selectFrom('mall').select(['mallId', 'mallUrl']).orderBy('mallId').execute();
  let count = 0;
  for (const mall of malls) {
    for (const difference of await comparePayments({ database, gateway }, mall, { since })) {
      count += 1;
      printLines(describeDifference(mall, difference));
    }
  }
  const moved = await compareMovedPayments({ database, gateway }, malls, { from: since, until: new Date() });
  for (const { mall, difference } of moved) printLines(describeDifference(mall, difference));
  count += moved.length;
  printLines(count === 0 ? 'ledger, payment service and orders agree' : `${count} differences`);
  return count === 0 ? 0 : 1;
});
