import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { siblingUrl } from '../../packages/db/src/archive/scratch-database.ts';
import { createDatabase } from '../../packages/db/src/database-admin.ts';
import { startEmbeddedServer } from '../../packages/db/src/embedded-server.ts';
import { addressOf, type DatabaseAddress } from '../../packages/db/src/logins.ts';
import { migrate } from '../../packages/db/src/migrate.ts';
import { prepareServer } from '../../packages/db/src/prepare-server.ts';
import { onStop } from '../lib/lifetime.ts';
import { seedNow } from '../lib/seed.ts';
import { step } from '../lib/step.ts';

type Size = { readonly malls: number; readonly goods: number };

/** On its own server, until the task ends. */
export function openEmptyDatabase(folder: string): Promise<{ readonly url: string; readonly cluster?: string }> {
  return step('PostgreSQL', async () => {
    const server = await startEmbeddedServer({ dataFolder: join(folder, 'postgres'), isThrowaway: true });
    onStop(() => server.stop());
    await prepareServer(server.urlOf('postgres'));
    await createDatabase(server.urlOf('postgres'), 'bench');
    // Where its processes are found.
    return { url: server.urlOf('bench'), cluster: realpathSync(join(server.folder, 'data')) };
  });
}

/** Another database beside the first, with its own practice payments and files. */
export async function openLarger(url: string, folder: string, size: Size): Promise<string> {
  const name = 'larger';
  await createDatabase(siblingUrl(url, 'postgres'), name);
  const larger = siblingUrl(url, name);
  process.env.DATA_DIR = folder;
  await fill(larger, size);
  return larger;
}

/** Migrates an empty database, and fills it with malls and goods. */
export async function fill(url: string, size: Size): Promise<Required<DatabaseAddress>> {
  const address = addressOf(url);
  await migrate(address.ownerUrl);
  await seedNow(address, size, (line) => console.log(`  ${line}`));
  return address;
}
