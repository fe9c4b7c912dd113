import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Told } from '../../apps/sandbox/src/run.ts';
import type { RunningSandbox, SandboxSettings } from '../../apps/sandbox/src/server.ts';
import { stopBecause } from './lifetime.ts';

const program = fileURLToPath(new URL('../../apps/sandbox/src/run.ts', import.meta.url));

/** Starts the sandbox in its own process, to leave the mall's processor alone; settings that cannot be sent to it are left out. */
export async function startSandboxProcess(
  settings: Omit<SandboxSettings, 'clock'>,
): Promise<Pick<RunningSandbox, 'url' | 'publicUrl' | 'smtpUrl' | 'close'>> {
  const child = fork(program, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  child.send(settings);
  const told = await hear(child);
  if ('error' in told) {
    await end(child);
    throw Object.assign(new Error(told.error), { code: told.code });
  }
  const noteEnd = () => stopBecause('the practice services ended');
  child.once('exit', noteEnd);
  return {
    ...told,
    close: () => {
      child.off('exit', noteEnd);
      return end(child);
    },
  };
}

function hear(child: ChildProcess): Promise<Told> {
  return new Promise((resolve) => {
    child.once('message', (told) => resolve(told as Told));
    child.once('exit', (exitCode) =>
      resolve({ error: `the practice services ended with ${exitCode}`, code: undefined }),
    );
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
}
