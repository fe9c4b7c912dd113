import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from './lib/build-web.ts';
import { copyRelease, installServed } from './lib/release.ts';
import { step } from './lib/step.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = `npm run release -- <folder>

  makes an empty folder, named by its whole path, a checkout that serves: built, with the packages that serving needs and no others`;

await runTask(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder = '', ...more] = positionals;
  if (!isAbsolute(folder) || more.length > 0) throw new TaskError(usage);
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new TaskError(`${folder} is not empty`);
  await buildWeb();
  await step('files', () => copyRelease(folder));
  await step('packages', () => installServed(folder));
  return undefined;
});
