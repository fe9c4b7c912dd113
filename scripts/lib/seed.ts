import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import type { DatabaseAddress } from '../../packages/db/src/logins.ts';
import { isSeeded, seedDatabase } from '../../packages/db/src/seed/seed.ts';
import { readDatabaseSettings } from '../../packages/db/src/settings.ts';
import { refuseBesideData, requireOwner } from './database.ts';
import { attachDemoFiles } from './demo-attachments/attach-demo-files.ts';
import { giveDemoHistory } from './demo-history/give-demo-history.ts';
import { practicePaymentsFile } from './sandbox.ts';
import { step } from './step.ts';

type SeedSize = { readonly malls?: number; readonly goods?: number };

/** A first start gets the demo malls; a production database is never filled unasked. */
export async function seedWhenEmpty(address: DatabaseAddress): Promise<void> {
  // Without the owner's address the mall is started as in production.
  if (process.env.NODE_ENV === 'production' || !address.ownerUrl) return;
  const isEmpty = await withOwner(address, async (database) => !(await isSeeded(database)));
  if (isEmpty) await step('demo data', () => seedNow(address, {}, () => {}));
}

export async function seedNow(address: DatabaseAddress, size: SeedSize, log: (line: string) => void): Promise<void> {
  const isEmpty = await withOwner(address, async (database) => !(await isSeeded(database)));
  if (isEmpty) refuseBesideData(readDatabaseSettings(process.env).dataFolder, 'its database is empty');
  const isFilled = await withOwner(address, (database) => seedDatabase(database, { ...size, log }));
  if (!isFilled) return;
  log('files of notices');
  await attachDemoFiles(address.url, readDatabaseSettings(process.env).dataFolder);
  const file = practicePaymentsFile();
  // Without the sandbox there is nobody who could have taken the money of these orders.
  if (!file) return;
  log('orders and applications');
  await giveDemoHistory(address.url, file);
}

async function withOwner<Result>(
  address: DatabaseAddress,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase({ url: requireOwner(address), maxConnections: 4 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
