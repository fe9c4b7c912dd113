import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../packages/db/src/database-admin.ts';
import { startEmbeddedServer } from '../packages/db/src/embedded-server.ts';
import { generateTypes } from '../packages/db/src/generate-types.ts';
import { jsonColumns } from '../packages/db/src/json-columns.ts';
import { loginUrl } from '../packages/db/src/logins.ts';
import { migrate } from '../packages/db/src/migrate.ts';
import { prepareServer } from '../packages/db/src/prepare-server.ts';
import { checkoutFolder } from '../packages/db/src/settings.ts';
import { onStop } from './lib/lifetime.ts';
import { runTask } from './lib/task.ts';

await runTask(async () => {
  const server = await startEmbeddedServer({ dataFolder: await mkdtemp(join(tmpdir(), 'mall-')), isThrowaway: true });
  onStop(() => server.stop());
  await prepareServer(server.urlOf('postgres'));
  await createDatabase(server.urlOf('postgres'), 'types');
  await migrate(loginUrl(server.urlOf('types'), 'owner'));
  const target = join(checkoutFolder, 'packages/db/src/generated.ts');
  await writeFile(target, await generateTypes(server.urlOf('types'), jsonColumns));
  console.log(`wrote ${target}`);
  return undefined;
});
