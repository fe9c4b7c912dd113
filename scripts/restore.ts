import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { proveArchive } from '../packages/db/src/archive/back-up.ts';
import { restore } from '../packages/db/src/archive/restore.ts';
import { readDatabaseSettings } from '../packages/db/src/settings.ts';
import { describeArchive, reconcileCommand, runArchiveTask } from './lib/archive-task.ts';
import { openForArchive } from './lib/database.ts';
import { TaskError } from './lib/task.ts';

const usage = `npm run restore -- mall.tar.zst                 into an empty database and data folder
npm run restore -- mall.tar.zst --replace       in the place of what is there, which is set aside until the next restore
npm run restore -- mall.tar.zst --check         only restores it into a scratch database and compares
              … --other-keys                    although TOKEN_SECRET or IDENTITY_KEY is not the one of the archive`;

await runArchiveTask(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, check: { type: 'boolean' }, 'other-keys': { type: 'boolean' } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new TaskError(usage);
  const file = resolve(name);
  const { dataFolder } = readDatabaseSettings(process.env);
  const access = await openForArchive({ canStartBesideData: true });
  const target = { ...access, dataFolder, environment: process.env, log: console.log };
  if (values.check) {
    console.log(`${describeArchive(await proveArchive(target, file))}\nthe archive is whole`);
    return;
  }
  const options = { canReplace: values.replace ?? false, canHaveOtherKeys: values['other-keys'] ?? false };
  const manifest = await restore({ ...target, ...options }, file);
  console.log(
    `${describeArchive(manifest)}\nrestored: start the mall, then ask the payment service what has happened since:`,
  );
  console.log(reconcileCommand(manifest, Date.now()));
});
