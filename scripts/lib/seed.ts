import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import { isSeeded, seedDatabase } from '../../packages/db/src/seed/seed.ts';
import { readDatabaseSettings } from '../../packages/db/src/settings.ts';
import { attachDemoFiles } from './demo-attachments/attach-demo-files.ts';
import { giveDemoHistory } from './demo-history/give-demo-history.ts';
import { practicePaymentsFile } from './sandbox.ts';
import { step } from './step.ts';

type SeedSize = { readonly malls?: number; readonly goods?: number };

/** A first start gets the demo malls; a production database is never filled unasked. */
export async function seedWhenEmpty(url: string): Promise<void> {
  if (process.env.NODE_ENV === 'production') return;
  const isEmpty = await withOwner(url, async (database) => !(await isSeeded(database)));
  if (isEmpty) await step('demo data', () => seedNow(url, {}, () => {}));
}

export async function seedNow(url: string, size: SeedSize, log: (line: string) => void): Promise<void> {
  const isFilled = await withOwner(url, (database) => seedDatabase(database, { ...size, log }));
  if (!isFilled) return;
  log('files of notices');
  await attachDemoFiles(url, readDatabaseSettings(process.env).dataFolder);
  const file = practicePaymentsFile();
  // Without the sandbox there is nobody who could have taken the money of these orders.
  if (!file) return;
  log('orders and applications');
  await giveDemoHistory(url, file);
}

async function withOwner<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = connectDatabase({ url, maxConnections: 4 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
