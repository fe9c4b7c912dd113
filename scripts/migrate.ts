import { migrateDatabase, openDatabase, requireOwner } from './lib/database.ts';
import { runTask } from './lib/task.ts';

await runTask(async () => {
  const address = await openDatabase();
  requireOwner(address);
  await migrateDatabase(address);
  return undefined;
});
