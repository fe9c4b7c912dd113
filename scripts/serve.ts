import { serveAsItIs } from './lib/serve.ts';
import { runTask } from './lib/task.ts';

await runTask(() => serveAsItIs(process.env));
