import { buildWeb } from './lib/build-web.ts';
import { runTask } from './lib/task.ts';

await runTask(async () => {
  await buildWeb();
  return undefined;
});
