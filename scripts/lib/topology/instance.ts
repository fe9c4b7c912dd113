import { type ChildProcess, spawn } from 'node:child_process';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { readOrigin, stopChild } from '../../bench/child-server.ts';
import { onStop } from '../lifetime.ts';

export type Instance = {
  readonly name: string;
  readonly origin: string;
  readonly stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it as before, except for these settings, which it keeps. */
  readonly start: (changed?: NodeJS.ProcessEnv) => Promise<void>;
};

/** `npm run serve` in its own process, which can be stopped and started again. */
export async function startInstance(name: string, environment: NodeJS.ProcessEnv): Promise<Instance> {
  let child: ChildProcess | undefined;
  let settings = environment;
  const start = async (changed: NodeJS.ProcessEnv = {}) => {
    settings = { ...settings, ...changed };
    child = spawn(process.execPath, ['scripts/serve.ts'], {
      cwd: checkoutFolder,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await readOrigin(child);
  };
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child) await stopChild(child, signal);
  };
  await start();
  onStop(() => stop('SIGTERM'));
  return { name, origin: `http://127.0.0.1:${environment['PORT']}`, stop, start };
}
