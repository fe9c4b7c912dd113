import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withServer } from '../../../packages/db/src/database-admin.ts';
import { findPostmaster, stopCluster } from '../../../packages/db/src/embedded-postmaster.ts';
import type { Instance } from './instance.ts';
import type { TopologyReplica } from './replica.ts';
import type { Topology } from './start-topology.ts';

export type Fault = {
  readonly name: string;
  readonly inject: (topology: Topology) => Promise<void>;
  readonly isPossible?: (topology: Topology) => boolean;
};

const downFor = 3_000;

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

/** What happens to an installation, one after the other. */
export const faults: readonly Fault[] = [
  { name: 'nothing', inject: async () => {} },
  killed('web-1'),
  {
    name: 'both web instances are restarted in order',
    inject: async (topology) => {
      for (const name of ['web-1', 'web-2']) {
        await instanceOf(topology, name).stop('SIGTERM');
        await instanceOf(topology, name).start();
      }
    },
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
    inject: async ({ folder }) => {
      const main = findPostmaster(realpathSync(join(folder, 'postgres/data')));
      if (!main) throw new Error('PostgreSQL does not run');
      process.kill(main.pid, 'SIGKILL');
    },
  },
  // The last one: it does not follow again.
  {
    name: 'replica is promoted by mistake',
    inject: ({ replica }) => at(replica, 'select pg_promote()'),
  },
];
