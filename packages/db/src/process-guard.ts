import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/** A server that ended but was not reaped by its parent has no working folder any more, yet still responds to `kill -0`. */
const guardScript = `
read -r _
kill -"$2" "$1"
while [ -e "/proc/$1/cwd" ]; do sleep 0.1; done`;

/**
 * Starts a tiny process beside a child. It survives even a kill -9 of ours, notices that its input closes, and stops the child. Returns a
 * function that ends the guard when the child is stopped normally.
 */
export function guardProcess(child: ChildProcess, signal: 'INT' | 'TERM'): () => void {
  return spawnGuard(guardScript, [String(child.pid), signal]);
}

/** Runs a shell script that first waits for the end of our process (`read -r _`); returns a function that ends it before. */
export function spawnGuard(script: string, words: readonly string[]): () => void {
  const guard = spawn('sh', ['-c', script, 'mall-guard', ...words], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  // The pipe is a socket internally; it must not keep our process alive.
  (guard.stdin as unknown as Socket).unref();
  return () => guard.kill('SIGKILL');
}
