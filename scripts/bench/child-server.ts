import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { onStop } from '../lib/lifetime.ts';
import { TaskError } from '../lib/task.ts';

/** Whole megabytes of the process, now and at most. */
type Memory = { readonly now: number; readonly most: number };

export type ChildServer = {
  readonly origin: string;
  readonly memoryMegabytes: () => string;
  readonly memory: () => Memory;
  /** Resets `most`, to measure from now on. */
  readonly forgetMostMemory: () => void;
  readonly cpuMilliseconds: () => number;
  /** Lets it drain and end. */
  readonly stop: () => Promise<void>;
};

/** Starts a server in its own process, so that memory and core are not shared. */
export async function startChildServer(
  programAndOptions: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...programAndOptions], {
    cwd: checkoutFolder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onStop(() => stopChild(child));
  const origin = await readOrigin(child);
  const processId = child.pid ?? 0;
  return {
    origin,
    memoryMegabytes: () => memoryText(memoryOf(processId)),
    memory: () => memoryOf(processId),
    forgetMostMemory: () => writeFileSync(`/proc/${processId}/clear_refs`, '5'),
    cpuMilliseconds: () => cpuOf(processId),
    stop: () => stopChild(child),
  };
}

/** As scripts/run.mjs starts it. */
const mallOptions = ['--max-semi-space-size=8', '--heap-growing-percent=50'];

export const startMall = (
  settings: Readonly<Record<string, string>>,
  checkout: string = checkoutFolder,
): Promise<ChildServer> =>
  startChildServer([...mallOptions, join(checkout, 'apps/api/src/server.ts')], { ...settings, MALLOC_ARENA_MAX: '1' });

export async function stopChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

/** Both servers print their address in the same format. */
export function readOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /listening on http:\/\/[^\s]*:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.on('exit', (code) => reject(new TaskError(`a server of the benchmark ended with ${code}`)));
  });
}

/** As the kernel counts it. */
function memoryOf(processId: number): Memory {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
  return { now: megabytes('VmRSS'), most: megabytes('VmHWM') };
}

const memoryText = ({ now, most }: Memory): string => `${now} MB (at most ${most} MB)`;

/** Processor milliseconds of a process; the kernel counts in hundredths of a second. */
export function cpuOf(processId: number): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number);
  return (user + system) * 10;
}
