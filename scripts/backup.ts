import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../packages/db/src/archive/back-up.ts';
import { readDatabaseSettings } from '../packages/db/src/settings.ts';
import { describeArchive, runArchiveTask } from './lib/archive-task.ts';
import { openForArchive, requireMigrated } from './lib/database.ts';

/** `npm run backup -- --to /safe/mall.tar.zst`: database, files and keys in one verified archive, while the mall runs or not. */
await runArchiveTask(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const { dataFolder } = readDatabaseSettings(process.env);
  const moment = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const file = values.to ? resolve(values.to) : join(dataFolder, 'backups', `mall-${moment}.tar.zst`);
  const access = await openForArchive();
  await requireMigrated(access.url, 'run npm start on it once');
  const manifest = await backUp({ ...access, dataFolder, environment: process.env, log: console.log }, file);
  console.log(`${describeArchive(manifest)}\nrestored once and compared; it holds keys and personal data: ${file}`);
});
