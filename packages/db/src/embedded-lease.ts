import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, processIdentity } from './embedded-process.ts';

/** Every process that uses the cluster has a file here; the last one to leave stops the server. */
export const leaseFolder = (home: string): string => join(home, 'leases');

/** The name of this process's lease: process number and start time, which are unique together. */
export const leaseName = (): string => (processIdentity(process.pid) ?? String(process.pid)).replace(' ', '-');

export function takeLease(home: string): void {
  mkdirSync(leaseFolder(home), { recursive: true, mode: 0o700 });
  writeFileSync(join(leaseFolder(home), leaseName()), '', { mode: 0o600 });
}

export function giveLeaseBack(home: string): void {
  rmSync(join(leaseFolder(home), leaseName()), { force: true });
}

/** Other processes of ours that use the cluster now; removes the leases of killed ones. */
export function otherUsers(home: string): number[] {
  const names = readLeases(home).filter((name) => name !== leaseName());
  const [alive, gone] = [true, false].map((wanted) =>
    names.filter((name) => isRunning(name.replace('-', ' ')) === wanted),
  );
  for (const name of gone ?? []) rmSync(join(leaseFolder(home), name), { force: true });
  return (alive ?? []).map((name) => Number.parseInt(name, 10));
}

function readLeases(home: string): string[] {
  try {
    return readdirSync(leaseFolder(home));
  } catch {
    return [];
  }
}

const lockTimeoutSeconds = 120;

/** Only one process at a time starts, joins or leaves a cluster. The lock ends with its process, however that dies. */
export async function withClusterLock<Result>(home: string, work: () => Promise<Result>): Promise<Result> {
  const lock = await takeLock(`\0mall-${createHash('sha256').update(home).digest('hex')}`);
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** A socket in Linux's abstract namespace: without a file, so nothing is left of it when its process is killed. */
async function takeLock(name: string): Promise<Server> {
  const end = performance.now() + lockTimeoutSeconds * 1000;
  for (;;) {
    const server = await listenOn(name);
    if (server) return server;
    if (performance.now() > end) throw new Error('another process has been starting PostgreSQL for two minutes');
    await sleep(50);
  }
}

function listenOn(path: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(path, () => resolve(server));
  });
}
