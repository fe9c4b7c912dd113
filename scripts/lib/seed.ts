import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import { isSeeded, seedDatabase } from '../../packages/db/src/seed/seed.ts';
import { step } from './step.ts';

type SeedSize = { readonly malls?: number; readonly goods?: number };

/** A first start gets the demo malls; a production database is never filled unasked. */
export async function seedWhenEmpty(url: string): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  await withOwner(url, async (database) => {
    if (await isSeeded(database)) return;
    await step('demo data', () => seedDatabase(database, { log: () => {} }));
  });
}

export async function seedNow(url: string, size: SeedSize, log: (line: string) => void): Promise<void> {
  await withOwner(url, (database) => seedDatabase(database, { ...size, log }));
}

async function withOwner(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = connectDatabase({ url, maxConnections: 4 });
  try {
    await work(database);
  } finally {
    await database.destroy();
  }
}
