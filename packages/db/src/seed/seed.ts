import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { type BegunSeed, findBegunSeed, noteBegunSeed } from './begun-seed.ts';
import { insertRows, type SeedTransaction } from './bulk-insert.ts';
import { demoSet } from './demo-set.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { insertMall } from './insert-mall.ts';
import { insertMedia } from './insert-media.ts';
import { withoutIndexes } from './inverted-indexes.ts';
import { isSeeded } from './is-seeded.ts';
import { addLargeSet } from './large/add-large-set.ts';
import { listFilledTables } from './large/copy-malls.ts';
import { enlargedSet, type LargeSet, type SeedSet, type SetSize } from './large/enlarged-set.ts';
import { catalogueTables } from './large/insert-goods.ts';
import { lanesTo } from './large/lanes.ts';
import { suspendRules } from './large/suspended-rules.ts';

type Log = (line: string) => void;
export type SeedOptions = Partial<SetSize> & {
  /** The database's address as the owner of its tables; needed for more than the demo set. */
  readonly url?: string;
  readonly log: Log;
  /** The moment from which "the last seven days" and the support in force are counted. */
  readonly now?: Date;
};

/** Any number will do, as long as every process that seeds uses the same. */
const seedLock = 20_261_121;

/**
 * Fills an empty database as its owner; returns false and changes nothing when it has malls. The demo set is one transaction; what a large
 * set has beyond it follows in batches. If interrupted among these, the next run continues where it stopped, with the original size.
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

async function seed(database: Database, { log, url, ...wanted }: SeedOptions): Promise<boolean> {
  const known = await findBegunSeed(database);
  if (!known && (await isSeeded(database))) return false;
  const { malls = 0, goods = 0 } = known ?? wanted;
  const demo = demoSet();
  const set = enlargedSet(demo, { malls, goods });
  if (set && !url) throw new Error('more than the demo set needs the address of the database');
  log(`${set?.lastMallId ?? demo.malls.length} malls`);
  const begun =
    known ??
    (await database.transaction().execute(async (transaction) => {
      const now = wanted.now ?? new Date();
      await insertDemoSet(transaction, demo, now);
      return set && begin(transaction, set, { malls, goods, now });
    }));
  if (set && url && begun) {
    await addLargeSet({ database, lanes: lanesTo(url), set, begun, log });
  } else {
    log('statistics');
    // Without statistics the first visitors would get the plans of an empty database.
    await sql`vacuum (analyze)`.execute(database);
  }
  return true;
}

async function insertDemoSet(transaction: SeedTransaction, { catalogue, malls }: SeedSet, now: Date): Promise<void> {
  await withoutIndexes(transaction, async () => {
    await insertCatalogue(transaction, catalogue);
    await insertMedia(transaction, now);
    for (const content of malls) await insertMall(transaction, content, { catalogue, now });
  });
}

/** Inserts what all further goods and malls need, and suspends the rules until they are there. */
async function begin(
  transaction: SeedTransaction,
  { demo: { catalogue }, brands, patterns }: LargeSet,
  { now, ...size }: SetSize & { readonly now: Date },
): Promise<BegunSeed> {
  await insertRows(transaction, 'brand', brands);
  const tables = new Set<string>();
  for (const content of patterns) {
    await insertMall(transaction, content, { catalogue, now });
    for (const table of await listFilledTables(transaction)) tables.add(table);
  }
  const rules = await suspendRules(transaction, [...catalogueTables, ...tables, 'search_suggestion']);
  const begun = { ...size, now: now.toISOString(), tables: [...tables], rules };
  await noteBegunSeed(transaction, begun);
  return begun;
}
