import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processesIn, sendSignal, waitUntil, workingFolder } from './embedded-process.ts';

/** PostgreSQL's main process, as its lock file names it. */
type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

/** The main process of the cluster, if one is alive. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  // postmaster.pid: process number, folder, start time, port, socket folder, address, memory key, state.
  const lines = readLockFile(cluster);
  const pid = Number(lines[0]);
  if (!pid || workingFolder(pid) !== cluster) return undefined;
  return { pid, port: Number(lines[3]), isReady: /^(ready|standby)$/.test(lines[7]?.trim() ?? '') };
}

function readLockFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** Stops whatever still runs on the cluster: the server by a normal shutdown, or processes that a killed one has left. */
export async function stopCluster(cluster: string): Promise<void> {
  const main = findPostmaster(cluster);
  const isGone = () => processesIn(cluster).length === 0;
  sendSignal(main ? [main.pid] : processesIn(cluster), 'SIGINT');
  if (!(await waitUntil(isGone, 15))) {
    sendSignal(processesIn(cluster), 'SIGKILL');
    await waitUntil(isGone, 5);
  }
  // Its process number may belong to another process by now.
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}
