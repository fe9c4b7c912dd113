import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import type { SeedTransaction } from './bulk-insert.ts';
import { demoSet } from './demo-set.ts';
import { insertCatalogue } from './insert-catalogue.ts';
import { insertMall } from './insert-mall.ts';
import { insertMedia } from './insert-media.ts';
import { isSeeded } from './is-seeded.ts';
import { enlargedSet, type SeedSet, type SetSize } from './large/enlarged-set.ts';
import { withRebuiltIndexes } from './rebuilt-indexes.ts';

export type SeedOptions = Partial<SetSize> & {
  readonly log: (line: string) => void;
  /** The moment "the last seven days" and support in force are counted from. */
  readonly now?: Date;
};

/** Any number will do, as long as every process that seeds uses the same. */
const seedLock = 20_261_121;
const mallsPerLine = 25;

/**
 * Fills an empty database as its owner; one that has malls is left as it is, and the answer is false.
 * All in one transaction, so that a seed cut short leaves nothing behind.
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<boolean> {
  const { log, now = new Date(), malls = 0, goods = 0 } = options;
  const isFilled = await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    if (await isSeeded(transaction)) return false;
    const set = enlargedSet(demoSet(), { malls, goods });
    log(`${set.catalogue.products.length} products, ${set.malls.length} malls`);
    await withRebuiltIndexes(transaction, log, () => insertSet(transaction, set, { log, now }));
    return true;
  });
  if (!isFilled) return false;
  log('statistics');
  // Without them the first visitors would get the plans of an empty database.
  await sql`vacuum (analyze)`.execute(database);
  return true;
}

async function insertSet(
  transaction: SeedTransaction,
  { catalogue, malls }: SeedSet,
  { log, now }: { readonly log: SeedOptions['log']; readonly now: Date },
): Promise<void> {
  await insertCatalogue(transaction, catalogue, log);
  await insertMedia(transaction, now);
  for (const [index, content] of malls.entries()) {
    await insertMall(transaction, content, { catalogue, now });
    const done = index + 1;
    if (done % mallsPerLine === 0 || done === malls.length) log(`malls: ${done} of ${malls.length}`);
  }
}
