import { parseArgs } from 'node:util';
import { migrateDatabase, openDatabase } from './lib/database.ts';
import { seedNow } from './lib/seed.ts';
import { runTask, TaskError } from './lib/task.ts';

await runTask(async () => {
  const { values } = parseArgs({ options: { malls: { type: 'string' }, goods: { type: 'string' } } });
  const size = { ...readCount('malls', values.malls), ...readCount('goods', values.goods) };
  const address = await openDatabase();
  await migrateDatabase(address);
  await seedNow(address, size, console.log);
  return undefined;
});

function readCount<Name extends string>(name: Name, text: string | undefined): { [key in Name]?: number } {
  if (text === undefined) return {};
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new TaskError(`--${name} must be a whole number from 1, such as --${name} 200`);
  return { [name]: Number(text) } as { [key in Name]?: number };
}
