import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderOption, serverEnvironment } from './embedded-cluster.ts';
import type { EmbeddedHome } from './embedded-home.ts';
import { findPostmaster } from './embedded-postmaster.ts';
import { waitUntil } from './embedded-process.ts';

type Launch = {
  readonly home: EmbeddedHome;
  readonly binaries: string;
  readonly cluster: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly port: number;
};

/** Starts PostgreSQL on a cluster that no server uses, and waits until it responds. */
export async function launchPostmaster({ home, binaries, cluster, settings, port }: Launch): Promise<void> {
  const options = Object.entries({
    ...settings,
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile(home), 'a', 0o600);
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', dataFolderOption, ...options], {
    cwd: cluster,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    // Not in the terminal's process group: on Ctrl-C the application closes first, the database after it.
    detached: true,
    ...home.user,
  });
  closeSync(log);
  await waitUntilReady(child, cluster, home);
  child.unref();
}

/** Longer than crash recovery takes: it replays at most what `max_wal_size` allows to accumulate. */
const readyTimeoutSeconds = 600;

async function waitUntilReady(child: ChildProcess, cluster: string, home: EmbeddedHome): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const isOver = () => failure !== undefined || child.exitCode !== null || child.signalCode !== null;
  const isReady = () => {
    const postmaster = findPostmaster(cluster);
    return postmaster?.pid === child.pid && postmaster?.isReady === true;
  };
  await waitUntil(() => isReady() || isOver(), readyTimeoutSeconds);
  if (!isOver() && isReady()) return;
  throw new Error(`PostgreSQL did not start in ${home.folder}: ${failure?.message ?? lastLogLines(home)}`);
}

/** Waits for a server that another process has just started. */
export async function waitForPostmaster(cluster: string, home: EmbeddedHome): Promise<void> {
  await waitUntil(() => findPostmaster(cluster)?.isReady !== false, readyTimeoutSeconds);
  if (!findPostmaster(cluster)) throw new Error(`PostgreSQL ended in ${home.folder}: ${lastLogLines(home)}`);
}

const logFile = (home: EmbeddedHome): string => join(home.folder, 'postgres.log');

function lastLogLines(home: EmbeddedHome): string {
  if (!existsSync(logFile(home))) return 'it wrote no log';
  return readFileSync(logFile(home), 'utf8').trim().split('\n').slice(-3).join(' ');
}

/** Starts a new log, so that it does not grow from start to start. */
export function clearLog(home: EmbeddedHome): void {
  rmSync(logFile(home), { force: true });
}
