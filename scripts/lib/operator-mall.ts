import { loadConfig } from '../../apps/api/src/config.ts';
import { createDependencies } from '../../apps/api/src/create-dependencies.ts';
import type { Dependencies } from '../../apps/api/src/dependencies.ts';
import type { Mall } from '../../apps/api/src/plugins/mall.repository.ts';
import { connectApplication, connectDatabase } from '../../packages/db/src/connection.ts';
import { openMigratedDatabase, requireOwner } from './database.ts';
import { onStop } from './lifetime.ts';
import { withRunningSandbox } from './sandbox.ts';
import { TaskError } from './task.ts';

/**
 * The mall that an operator names, with the dependencies of its use cases, until the command ends. Uses the application's own role, or
 * the owner of the tables where that role may only read.
 */
export async function openOperatorMall(
  mallUrl: string,
  actsAs: 'application' | 'owner' = 'application',
): Promise<{ dependencies: Dependencies; mall: Mall }> {
  const address = await openMigratedDatabase();
  const config = loadConfig({ ...withRunningSandbox(process.env), DATABASE_URL: address.url });
  const database =
    actsAs === 'application'
      ? connectApplication({ url: address.url, maxConnections: 2 })
      : connectDatabase({ url: requireOwner(address), maxConnections: 2 });
  onStop(() => database.destroy());
  const dependencies = createDependencies({ config, database });
  const mall = (await dependencies.malls.all()).get(mallUrl);
  if (!mall) throw new TaskError(`there is no mall ${mallUrl}`);
  return { dependencies, mall };
}
