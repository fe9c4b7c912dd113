import { spawnSync } from 'node:child_process';
import { runTask } from './lib/task.ts';

await runTask(async () => spawnSync('biome', ['check', '--write', '.'], { stdio: 'inherit' }).status ?? 1);
