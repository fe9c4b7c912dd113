import { openMigratedDatabase } from './lib/database.ts';
import { distributeByMall } from './lib/distribution/distribute.ts';
import { printLines } from './lib/print-lines.ts';
import { runTask } from './lib/task.ts';
import { withOwner } from './lib/with-owner.ts';

/** `npm run distribute`: spreads the malls over the nodes of a Citus cluster, whose coordinator the database is on. */
await runTask(async () => {
  const address = await openMigratedDatabase();
  printLines(await withOwner(address, distributeByMall));
  return undefined;
});
