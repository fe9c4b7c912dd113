import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { guardLease } from './cluster-guard.ts';
import { type DiskWatch, freeBytesOf, watchDisk } from './disk-watch.ts';
import { prepareBinaries } from './embedded-binaries.ts';
import { prepareCluster, requireMajorVersion } from './embedded-cluster.ts';
import { type EmbeddedHome, hasCluster, prepareEmbeddedHome } from './embedded-home.ts';
import { clearLog, launchPostmaster, waitForPostmaster } from './embedded-launch.ts';
import { giveLeaseBack, otherUsers, takeLease, withClusterLock } from './embedded-lease.ts';
import { choosePort } from './embedded-port.ts';
import { findPostmaster, stopCluster } from './embedded-postmaster.ts';
import { supervise } from './embedded-supervisor.ts';
import { roles } from './logins.ts';

export type EmbeddedServer = {
  readonly folder: string;
  /** The address of a database on this server, as its administrator. */
  urlOf(database: string): string;
  /** Other processes of ours that use the same server now. */
  otherUsers(): readonly number[];
  /** Leaves the server; its last user stops it. */
  stop(): Promise<void>;
};

type StartOptions = {
  readonly dataFolder: string;
  /** For tests: faster, not safe against a power cut, and deleted when stopped. */
  readonly isThrowaway?: boolean;
  /** Server settings that differ from the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives one line when the server died and is started again. */
  readonly onTrouble?: (line: string) => void;
  /** Called when the server does not come back: a process that serves from it should end, so that a supervisor restarts it. */
  readonly onGivenUp?: (error: Error) => void;
  /** Called when the database does not exist yet; an error thrown by it stops the start. */
  readonly beforeCreation?: () => void;
  /** The free bytes on the disk of this folder. */
  readonly freeBytes?: (folder: string) => number;
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

/**
 * Starts the PostgreSQL from the npm packages, or joins the one that other processes of ours use on the same folder. Each of them restarts
 * it when it dies; it runs until the last one has left, however that one ended.
 */
export async function startEmbeddedServer({
  dataFolder,
  isThrowaway = false,
  settings: ownSettings = {},
  onTrouble = (line) => console.error(line),
  onGivenUp = (error) => onTrouble(error.message),
  beforeCreation = () => {},
  freeBytes = freeBytesOf,
}: StartOptions): Promise<EmbeddedServer> {
  const home = await prepareEmbeddedHome(dataFolder);
  const binaries = await prepareBinaries(home.binariesFolder);
  const settings = { ...(isThrowaway ? throwawaySettings : durableSettings), ...ownSettings };

  const { server, password } = await withClusterLock(home.folder, async () => {
    if (!hasCluster(home.folder)) beforeCreation();
    const password = await prepareCluster(home, binaries.folder, isThrowaway);
    requireMajorVersion(home, binaries.version);
    const cluster = realpathSync(join(home.folder, 'data'));
    const disk = isThrowaway ? undefined : watchDisk(home, freeBytes);
    const server = { home, cluster, disk, binaries: binaries.folder, settings };
    disk?.look();
    takeLease(home.folder);
    await startOrJoin(server);
    return { server, password };
  });
  const stopGuard = guardLease(home.folder, isThrowaway);
  const stopSupervision = supervise({
    cluster: server.cluster,
    restart: () => restart(server),
    look: () => server.disk?.look(),
    isExcused: () => server.disk?.isFull() ?? false,
    onTrouble,
    onGivenUp,
  });
  const port = findPostmaster(server.cluster)?.port;
  return {
    folder: home.folder,
    urlOf: (database) => `postgres://${roles.administrator}:${password}@127.0.0.1:${port}/${database}`,
    otherUsers: () => otherUsers(home.folder),
    stop: async () => {
      stopSupervision();
      await leave(server, isThrowaway);
      stopGuard();
    },
  };
}

type Server = {
  readonly home: EmbeddedHome;
  readonly cluster: string;
  readonly disk: DiskWatch | undefined;
  readonly binaries: string;
  readonly settings: Readonly<Record<string, string>>;
};

async function startOrJoin(server: Server): Promise<void> {
  const { home, cluster } = server;
  const isUsed = otherUsers(home.folder).length > 0;
  if (isUsed && findPostmaster(cluster)) return waitForPostmaster(cluster, home);
  // A server without users was left by a killed process, and is about to be stopped by that process's guard.
  if (!isUsed) clearLog(home);
  await launch(server, isUsed);
}

function restart(server: Server): Promise<void> {
  const { home, cluster } = server;
  return withClusterLock(home.folder, async () => {
    if (findPostmaster(cluster)) await waitForPostmaster(cluster, home);
    else await launch(server, true);
  });
}

async function launch({ disk, ...server }: Server, isPortKnown: boolean): Promise<void> {
  await stopCluster(server.cluster);
  if (disk?.isFull()) disk.releaseReserve();
  await launchPostmaster({ ...server, port: await choosePort(server.home.folder, isPortKnown) });
}

async function leave({ home, cluster }: Server, isThrowaway: boolean): Promise<void> {
  await withClusterLock(home.folder, async () => {
    giveLeaseBack(home.folder);
    if (otherUsers(home.folder).length > 0) return;
    await stopCluster(cluster);
    if (isThrowaway) rmSync(home.folder, { recursive: true, force: true });
  });
}
