import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBinaries } from './embedded-binaries.ts';
import { ownerRole, prepareCluster, serverEnvironment } from './embedded-cluster.ts';
import { findFreePort, isRunning, processesIn, processIdentity, sendSignal, waitUntil } from './embedded-process.ts';
import { type EmbeddedHome, prepareEmbeddedHome } from './embedded-user.ts';
import { guardProcess } from './process-guard.ts';

export type EmbeddedServer = {
  readonly folder: string;
  /** The address of a database on this server, as its owner. */
  urlOf(database: string): string;
  stop(): Promise<void>;
};

type StartOptions = {
  readonly dataFolder: string;
  /** For tests: faster, not safe against a power cut, and deleted when stopped. */
  readonly isThrowaway?: boolean;
};

const durableSettings = { max_connections: '100', shared_buffers: '256MB', jit: 'off', timezone: 'UTC' };
const throwawaySettings = {
  ...durableSettings,
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** Starts the PostgreSQL that npm brought, or joins the one that another process of ours keeps on the same folder. */
export async function startEmbeddedServer({ dataFolder, isThrowaway = false }: StartOptions): Promise<EmbeddedServer> {
  const home = prepareEmbeddedHome(dataFolder);
  const binaries = await prepareBinaries(home.binariesFolder);
  const password = await prepareCluster(home, binaries, isThrowaway);
  const cluster = realpathSync(join(home.folder, 'data'));

  if (isKeptByOther(home.folder, cluster)) {
    await waitUntilReady(cluster, () => processesIn(cluster).length > 0, home);
    return describe(home, cluster, password, async () => {});
  }
  await clearRemains(cluster);
  const child = await launch(home, binaries, cluster, isThrowaway ? throwawaySettings : durableSettings);
  const stopGuard = guardProcess(child, 'INT', isThrowaway ? home.folder : undefined);
  return describe(home, cluster, password, async () => {
    stopGuard();
    await stopServer(child);
    rmSync(isThrowaway ? home.folder : join(home.folder, 'owner'), { recursive: true, force: true });
  });
}

function describe(home: EmbeddedHome, cluster: string, password: string, stop: () => Promise<void>): EmbeddedServer {
  const port = readLockFile(cluster)[3];
  return {
    folder: home.folder,
    urlOf: (database) => `postgres://${ownerRole}:${password}@127.0.0.1:${port}/${database}`,
    stop,
  };
}

function isKeptByOther(folder: string, cluster: string): boolean {
  const ownerFile = join(folder, 'owner');
  return existsSync(ownerFile) && isRunning(readFileSync(ownerFile, 'utf8')) && processesIn(cluster).length > 0;
}

/** After a kill -9 the server may still run, or its lock file name a process that is now something else. */
async function clearRemains(cluster: string): Promise<void> {
  const left = processesIn(cluster);
  if (left.length > 0) {
    const main = left.filter((pid) => String(pid) === readLockFile(cluster)[0]);
    sendSignal(main.length > 0 ? main : left, 'SIGINT');
    const isGone = () => processesIn(cluster).length === 0;
    if (!(await waitUntil(isGone, 15))) {
      sendSignal(processesIn(cluster), 'SIGKILL');
      await waitUntil(isGone, 5);
    }
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

async function launch(
  home: EmbeddedHome,
  binaries: string,
  cluster: string,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const options = Object.entries({
    ...settings,
    listen_addresses: '127.0.0.1',
    port: String(await findFreePort()),
    unix_socket_directories: '',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(join(home.folder, 'postgres.log'), 'w', 0o600);
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', cluster, ...options], {
    cwd: home.folder,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    // Out of the terminal's process group: on Ctrl-C the application closes first, the database after it.
    detached: true,
    ...home.user,
  });
  closeSync(log);
  writeFileSync(join(home.folder, 'owner'), processIdentity(process.pid) ?? '', { mode: 0o600 });
  await waitUntilReady(cluster, () => child.exitCode === null && child.signalCode === null, home, child.pid);
  child.unref();
  return child;
}

async function waitUntilReady(
  cluster: string,
  isAlive: () => boolean,
  home: EmbeddedHome,
  pid?: number,
): Promise<void> {
  const isReady = () => {
    const lock = readLockFile(cluster);
    return lock[7]?.trim() === 'ready' && (pid === undefined || lock[0] === String(pid));
  };
  const isDecided = await waitUntil(() => isReady() || !isAlive(), 60);
  if (isDecided && isReady()) return;
  const logFile = join(home.folder, 'postgres.log');
  const lastLines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' ') : '';
  throw new Error(`PostgreSQL did not start in ${home.folder}: ${lastLines}`);
}

/** postmaster.pid: process number, folder, start time, port, socket folder, address, memory key, state. */
function readLockFile(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  const isGone = () => server.exitCode !== null || server.signalCode !== null;
  if (isGone()) return;
  server.kill('SIGINT');
  if (await waitUntil(isGone, 15)) return;
  server.kill('SIGQUIT');
  await waitUntil(isGone, 5);
}
