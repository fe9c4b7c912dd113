import { parseArgs } from 'node:util';
import { listFailedMails } from '../apps/api/src/modules/mail/list-failed-mails.ts';
import { retryFailedMails } from '../apps/api/src/modules/mail/retry-failed-mails.ts';
import { connectApplication } from '../packages/db/src/connection.ts';
import { openMigratedDatabase } from './lib/database.ts';
import { onStop } from './lib/lifetime.ts';
import { actingAs } from './lib/operator-act.ts';
import { runTask, TaskError } from './lib/task.ts';

const usage = 'npm run mails lists the mails that were given up; npm run mails -- retry has them sent';

/** `npm run mails -- retry`: queues undelivered mails again, which the running mall sends. */
await runTask(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [command = 'list', ...more] = positionals;
  if (more.length > 0 || (command !== 'list' && command !== 'retry')) throw new TaskError(usage);
  const { url } = await openMigratedDatabase();
  const database = connectApplication({ url, maxConnections: 2 });
  onStop(() => database.destroy());
  const malls = await database.selectFrom('mall').select(['mallId', 'mallUrl']).orderBy('mallId').execute();
  let count = 0;
  for (const mall of malls) {
    if (command === 'retry') {
      const acting = actingAs({ database }, { action: 'mail.retry', subject: `mails of ${mall.mallUrl}` });
      count += await retryFailedMails(acting.database, mall);
      continue;
    }
    for (const { mailNo, kind, queuedAt } of await listFailedMails(database, mall)) {
      count += 1;
      console.log(`${mall.mallUrl}  mail ${mailNo}  ${kind}  of ${queuedAt.toISOString()}`);
    }
  }
  console.log(command === 'retry' ? `${count} mails queued again` : `${count} mails given up`);
  return undefined;
});
