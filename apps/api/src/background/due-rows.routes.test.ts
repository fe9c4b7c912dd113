import { connectApplication, type Database } from '@mall/db/connection';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';
import { jobs } from './jobs.ts';

const mall = { mallId: 1, mallUrl: 'familyshop' };
const heard: string[] = [];
let shop: Shop;
let database: Database;
beforeAll(async () => {
  shop = await openShop({ malls: [mall] });
  const url = shop.databaseUrl;
  database = connectApplication({
    url,
    maxConnections: 1,
    onStatement: (text) => heard.push(text),
  });
});
afterAll(async () => {
  await database.destroy();
  await shop.close();
});

/** The plan that is kept for a statement, whatever its values, where a table is never read whole. */
const planOf = (statement: string) =>
  inMall(database, mall, async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql.raw(`prepare looked_at as ${statement}`).execute(transaction);
    const count = new Set(statement.match(/\$\d+/g)).size;
    const values = count > 0 ? `(${Array(count).fill('null').join(', ')})` : '';
    const { rows } = await sql.raw<object>(`explain (costs off) execute looked_at${values}`).execute(transaction);
    await sql.raw('deallocate looked_at').execute(transaction);
    return rows.flatMap((row) => Object.values(row)).join('\n');
  });

// A job asks every mall again and again, and nearly always finds nothing: it may not read all that ever was to learn that.
test.each([
  ['settle-confirming', 'payment_attempt_confirming'],
  ['recover-payments', 'payment_attempt_money'],
  ['expire-unpaid-orders', 'mall_order_unpaid'],
  ['settle-cash-receipts', 'cash_receipt_due'],
  ['finish-refunds', 'claim_refund_under_way'],
  ['confirm-delivered-orders', 'mall_order_delivered'],
  ['expire-applications', 'application_under_way'],
  ['forget-upload-rows', 'upload_erasable'],
])('%s finds what is due by %s, which holds nothing else', async (name, index) => {
  const found = (await shop.app.dependencies.malls.all()).get(mall.mallUrl);
  const job = jobs.find((one) => one.name === name);
  if (!found || !job || !('run' in job)) throw new Error('no such mall or job');
  heard.length = 0;
  await job.run({ ...shop.app.dependencies, database }, found, new Date());
  const [looking = ''] = heard.filter((statement) => !statement.includes('set_config'));
  expect(await planOf(looking)).toMatch(new RegExp(`Index (Only )?Scan.* ${index}`));
});
