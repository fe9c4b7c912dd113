import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withServer } from '../../../packages/db/src/database-admin.ts';
import { findPostmaster, stopCluster } from '../../../packages/db/src/embedded-postmaster.ts';
import { processesIn, sendSignal } from '../../../packages/db/src/embedded-process.ts';
import { addressOf } from '../../../packages/db/src/logins.ts';
import { canShiftClocks, clockAhead } from './clock.ts';
import type { Instance } from './instance.ts';
import type { TopologyReplica } from './replica.ts';
import { databaseSettings, type Topology } from './start-topology.ts';

export type Fault = {
  readonly name: string;
  readonly inject: (topology: Topology) => Promise<void>;
  readonly isPossible?: (topology: Topology) => boolean;
};

const downFor = 3_000;

const clusterOf = ({ folder }: Topology): string => realpathSync(join(folder, 'postgres/data'));

const at = ({ administratorUrl }: TopologyReplica, statement: string): Promise<void> =>
  withServer(administratorUrl, async (client) => void (await client.unsafe(statement)));

const instanceOf = ({ instances }: Topology, name: string): Instance => {
  const found = instances.find((one) => one.name === name);
  if (!found) throw new Error(`there is no instance ${name}`);
  return found;
};

const killed = (name: string): Fault => ({
  name: `${name} is killed, and is back after 3 s`,
  inject: async (topology) => {
    const instance = instanceOf(topology, name);
    await instance.stop('SIGKILL');
    await delay(downFor);
    await instance.start();
  },
});

async function restartInOrder(
  topology: Topology,
  names: readonly string[],
  changed: NodeJS.ProcessEnv = {},
): Promise<void> {
  for (const name of names) {
    await instanceOf(topology, name).stop('SIGTERM');
    await instanceOf(topology, name).start(changed);
  }
}

/** The manual's procedure for a primary that does not come back. */
async function failOver(topology: Topology): Promise<void> {
  const { replica, pooler, instances } = topology;
  await at(replica, 'select pg_promote()');
  topology.database = addressOf(replica.administratorUrl);
  pooler?.moveTo(topology.database.url);
  await restartInOrder(
    topology,
    instances.map(({ name }) => name),
    { ...databaseSettings(topology), DATABASE_REPLICA_URL: '' },
  );
}

/** Faults of an installation, one after the other. */
export const faults: readonly Fault[] = [
  { name: 'nothing', inject: async () => {} },
  killed('web-1'),
  {
    name: 'both web instances are restarted in order',
    inject: (topology) => restartInOrder(topology, ['web-1', 'web-2']),
  },
  killed('worker'),
  {
    name: 'PgBouncer is killed and started',
    inject: async ({ pooler }) => pooler?.restart(),
    isPossible: ({ pooler }) => pooler !== undefined,
  },
  {
    name: 'replica is killed, and is back',
    inject: ({ replica }) => stopCluster(replica.cluster),
  },
  {
    name: 'replica is behind for 6 s',
    inject: async ({ replica }) => {
      await at(replica, 'select pg_wal_replay_pause()');
      await delay(2 * downFor);
      await at(replica, 'select pg_wal_replay_resume()');
    },
  },
  {
    name: 'PostgreSQL is killed, and recovers',
    inject: async (topology) => {
      const main = findPostmaster(clusterOf(topology));
      if (!main) throw new Error('PostgreSQL does not run');
      process.kill(main.pid, 'SIGKILL');
    },
  },
  {
    name: 'store of files is away for 6 s',
    inject: async ({ store }) => {
      await store.shut();
      await delay(2 * downFor);
      await store.open();
    },
  },
  {
    name: 'disk of PostgreSQL is full for 6 s',
    inject: async ({ disk }) => {
      disk?.fill();
      await delay(2 * downFor);
      disk?.clear();
    },
    isPossible: ({ disk }) => disk !== undefined,
  },
  {
    name: 'clock of web-2 is a minute ahead',
    inject: async (topology) => {
      await restartInOrder(topology, ['web-2'], clockAhead(60));
      await delay(2 * downFor);
      await restartInOrder(topology, ['web-2'], clockAhead(0));
    },
    isPossible: () => canShiftClocks,
  },
  {
    name: 'certificate has expired for 6 s',
    inject: async ({ certificate }) => {
      certificate.serve('expired');
      await delay(2 * downFor);
      certificate.serve('valid');
    },
  },
  // Comes last: the new primary has no replica.
  {
    name: 'PostgreSQL is lost, its replica is promoted',
    inject: async (topology) => {
      sendSignal(processesIn(clusterOf(topology)), 'SIGKILL');
      await topology.primary.stop();
      await delay(downFor);
      await failOver(topology);
    },
  },
];
