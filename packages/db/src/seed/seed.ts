import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { findBegunSeed, noteBegunSeed } from './begun-seed.ts';
import type { SeedTransaction } from './bulk-insert.ts';
import { demoSet } from './demo-set.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { insertMall } from './insert-mall.ts';
import { insertMedia } from './insert-media.ts';
import { isSeeded } from './is-seeded.ts';
import { enlargedSet, type LargeSet, type SetSize } from './large/enlarged-set.ts';
import { dropIndexes, restoreRules, suspendRules, switchSearchTrigger } from './suspended-rules.ts';

type Log = (line: string) => void;
export type SeedOptions = Partial<SetSize> & {
  readonly log: Log;
  /** The moment from which "the last seven days" and the support in force are counted. */
  readonly now?: Date;
};

/** Any number will do, as long as every process that seeds uses the same. */
const seedLock = 20_261_121;
const mallsAtOnce = 10;
/** Concurrent transactions: one writes while the data of the other is generated. */
const lanes = 2;

/**
 * Fills an empty database as its owner; returns false and changes nothing when it has malls. The catalogue and the demo malls are one
 * transaction; a large set's further malls follow ten at a time. If interrupted among these, the next run continues where it stopped, with
 * the original size.
 */
export const seedDatabase = (database: Database, options: SeedOptions): Promise<boolean> =>
  // One process at a time: the lock ends with its connection.
  database.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${seedLock})`.execute(holder);
    try {
      return await seed(database, options);
    } finally {
      await sql`select pg_advisory_unlock(${seedLock})`.execute(holder);
    }
  });

async function seed(database: Database, { log, ...wanted }: SeedOptions): Promise<boolean> {
  const begun = await findBegunSeed(database);
  if (!begun && (await isSeeded(database))) return false;
  const { malls = 0, goods = 0 } = begun ?? wanted;
  const now = begun ? new Date(begun.now) : (wanted.now ?? new Date());
  const set = enlargedSet(demoSet(), { malls, goods });
  log(`${set.lastMallId} malls`);
  const moment = { log, now };
  if (!begun) await database.transaction().execute((tx) => insertDemoSet(tx, set, { ...moment, malls, goods }));
  await insertFurtherMalls(database, set, moment);
  log('statistics');
  // Without statistics the first visitors would get the plans of an empty database.
  await sql`vacuum (analyze)`.execute(database);
  return true;
}

type Moment = { readonly log: Log; readonly now: Date };

async function insertDemoSet(
  transaction: SeedTransaction,
  { catalogue, malls, lastMallId }: LargeSet,
  { log, now, ...size }: Moment & SetSize,
): Promise<void> {
  const indexes = await dropIndexes(transaction);
  await insertCatalogue(transaction, catalogue, log);
  await insertMedia(transaction, now);
  for (const content of malls) await insertMall(transaction, content, { catalogue, now });
  log(`malls: ${malls.length} of ${lastMallId}`);
  if (lastMallId === malls.length) return restoreRules(transaction, indexes);
  await switchSearchTrigger(transaction, 'disable');
  await noteBegunSeed(transaction, { ...size, now: now.toISOString(), restored: indexes });
}

async function insertFurtherMalls(database: Database, set: LargeSet, { log, now }: Moment): Promise<void> {
  const begun = await findBegunSeed(database);
  if (!begun) return;
  // A continued seed finds nothing more to suspend.
  const restored = await database.transaction().execute(async (transaction) => {
    const all = [...begun.restored, ...(await suspendRules(transaction))];
    await noteBegunSeed(transaction, { ...begun, restored: all });
    // So that a mall's few rows are looked up by index instead of reading the tables completely.
    await sql`analyze listing, listing_search`.execute(transaction);
    return all;
  });
  const missing = await listMissing(database, set.lastMallId);
  const batches = Array.from({ length: Math.ceil(missing.length / mallsAtOnce) }, (_, index) =>
    missing.slice(index * mallsAtOnce, (index + 1) * mallsAtOnce),
  ).values();
  const lane = async () => {
    for (const mallIds of batches) {
      await database.transaction().execute((transaction) => insertMalls(transaction, set, mallIds, now));
      log(`malls: to ${mallIds.at(-1)} of ${set.lastMallId}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  log('indexes and foreign keys');
  await database.transaction().execute(async (transaction) => {
    await switchSearchTrigger(transaction, 'enable');
    await restoreRules(transaction, restored);
    await noteBegunSeed(transaction, undefined);
  });
}

async function listMissing(database: Database, lastMallId: number): Promise<number[]> {
  const { rows } = await sql<{ mallId: number }>`
    select n as mall_id from generate_series(1, ${lastMallId}::int) n where not exists (select from mall where mall_id = n)
    order by n`.execute(database);
  return rows.map(({ mallId }) => mallId);
}

async function insertMalls(
  transaction: SeedTransaction,
  { catalogue, makeMall }: LargeSet,
  mallIds: readonly number[],
  now: Date,
): Promise<void> {
  for (const mallId of mallIds) await insertMall(transaction, makeMall(mallId), { catalogue, now, isBulk: true });
}
