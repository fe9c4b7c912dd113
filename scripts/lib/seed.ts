import { openFileStore } from '../../apps/api/src/files/open-file-store.ts';
import type { DatabaseAddress } from '../../packages/db/src/logins.ts';
import { isSeeded } from '../../packages/db/src/seed/is-seeded.ts';
import { seedDatabase } from '../../packages/db/src/seed/seed.ts';
import { readDatabaseSettings } from '../../packages/db/src/settings.ts';
import { refuseBesideData, requireOwner } from './database.ts';
import { attachDemoFiles } from './demo-attachments/attach-demo-files.ts';
import { addDemoTemplates, draftDemoNotices, draftDemoTheme } from './demo-drafts.ts';
import { giveDemoHistory } from './demo-history/give-demo-history.ts';
import { practicePaymentsFile } from './sandbox.ts';
import { withOwner } from './with-owner.ts';

type SeedSize = { readonly malls?: number; readonly goods?: number };

export async function seedNow(address: DatabaseAddress, size: SeedSize, log: (line: string) => void): Promise<void> {
  const isEmpty = !(await withOwner(address, isSeeded));
  if (isEmpty) refuseBesideData(readDatabaseSettings(process.env).dataFolder, 'its database is empty');
  const isFilled = await withOwner(address, (database) =>
    seedDatabase(database, { ...size, url: requireOwner(address), log }),
  );
  if (!isFilled) return;
  log('files of notices');
  const filesUrl = process.env.FILES_URL?.trim() || undefined;
  const files = openFileStore({ ...readDatabaseSettings(process.env), filesUrl });
  await withOwner(address, async (database) => {
    await attachDemoFiles(database, files);
    await draftDemoNotices(database);
    await draftDemoTheme(database);
    await addDemoTemplates(database);
  });
  const file = practicePaymentsFile();
  // Without the sandbox, nobody could have taken the money of these orders.
  if (!file) return;
  log('orders and applications');
  await giveDemoHistory(address.url, file);
}
