import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseNameOf, siblingUrl } from '../../../packages/db/src/archive/scratch-database.ts';
import { addressOf, type DatabaseAddress, roles } from '../../../packages/db/src/logins.ts';
import { startReplicaOf } from '../../../packages/testing/src/replica.ts';
import { onStop } from '../lifetime.ts';
import { step } from '../step.ts';

export type TopologyReplica = {
  /** As the application signs in there. */
  readonly url: string;
  /** As its administrator does. */
  readonly administratorUrl: string;
  /** Where its processes are found. */
  readonly cluster: string;
};

/** A streaming replica of the embedded server in this data folder. */
export async function openTopologyReplica(folder: string, { url }: DatabaseAddress): Promise<TopologyReplica> {
  const home = join(folder, 'postgres');
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  const asAdministrator = Object.assign(new URL(url), { username: roles.administrator, password }).href;
  const urlOf = (name: string) => siblingUrl(asAdministrator, name);
  const copy = await step('a replica', () => startReplicaOf({ folder: home, urlOf }));
  onStop(() => copy.stop());
  const administratorUrl = copy.urlOf(databaseNameOf(url));
  return { url: addressOf(administratorUrl).url, administratorUrl, cluster: join(copy.folder, 'data') };
}
