import type { DatabaseAccess } from '../../packages/db/src/archive/archive-client.ts';
import { listDataEntries } from '../../packages/db/src/archive/data-entries.ts';
import { finishInterruptedRestore, hasInterruptedRestore } from '../../packages/db/src/archive/restore.ts';
import { siblingUrl } from '../../packages/db/src/archive/scratch-database.ts';
import { keepBuildFiles } from '../../packages/db/src/build-files.ts';
import { withServer } from '../../packages/db/src/database-admin.ts';
import { startEmbeddedServer } from '../../packages/db/src/embedded-server.ts';
import { explainDatabaseFailure } from '../../packages/db/src/explain-failure.ts';
import { addressOf, type DatabaseAddress } from '../../packages/db/src/logins.ts';
import { isMigrated, migrate } from '../../packages/db/src/migrate.ts';
import { prepareEmbeddedDatabase } from '../../packages/db/src/prepare-server.ts';
import { requireServerVersion } from '../../packages/db/src/server-version.ts';
import { checkoutFolder, type DatabaseSetting, readDatabaseSettings } from '../../packages/db/src/settings.ts';
import { buildsOf } from './build-web.ts';
import { onStop, stopBecause } from './lifetime.ts';
import { step } from './step.ts';
import { TaskError } from './task.ts';

const databaseName = 'mall';

type OpenOptions = {
  /** Whether a new database may be created beside keys or files of another one. */
  readonly canStartBesideData?: boolean;
};

/**
 * A running database: that of DATABASE_URL, or else the embedded server's, started when it is not running. An interrupted restore
 * is completed first.
 */
export async function openDatabase(): Promise<DatabaseAddress> {
  const { given, dataFolder } = readSettings();
  if (given) return openGivenDatabase(given, dataFolder);
  const { address } = await openEmbedded(dataFolder);
  return address;
}

/** The same database for a backup or a restore. */
export async function openForArchive(options: OpenOptions = {}): Promise<DatabaseAccess> {
  const { given, dataFolder } = readSettings();
  if (!given) return (await openEmbedded(dataFolder, options)).access;
  const url = requireOwner(await openGivenDatabase(given, dataFolder));
  return accessOf(url);
}

function readSettings(): { readonly given: DatabaseAddress | undefined; readonly dataFolder: string } {
  const {
    databaseUrl: url,
    databaseOwnerUrl: ownerUrl,
    officeDatabaseUrl: officeUrl,
    dataFolder,
  } = readDatabaseSettings(process.env);
  // From here on it is passed explicitly: the server cannot find it in the environment.
  delete process.env.DATABASE_OWNER_URL;
  return {
    given: url ? { url, ...(ownerUrl && { ownerUrl }), ...(officeUrl && { officeUrl }) } : undefined,
    dataFolder,
  };
}

const accessOf = (url: string): DatabaseAccess => ({ url, administratorUrl: siblingUrl(url, 'postgres') });

type OpenedServer = { readonly address: Required<DatabaseAddress>; readonly access: DatabaseAccess };

function openEmbedded(dataFolder: string, { canStartBesideData = false }: OpenOptions = {}): Promise<OpenedServer> {
  return step('PostgreSQL', async () => {
    const server = await startEmbeddedServer({
      dataFolder,
      beforeCreation: () => {
        if (!canStartBesideData) refuseBesideData(dataFolder, 'there is no database in it');
      },
      onGivenUp: ({ message }) => stopBecause(`PostgreSQL does not start any more: ${message}`),
    });
    onStop(() => server.stop());
    const administratorUrl = server.urlOf('postgres');
    await finish({ url: server.urlOf(databaseName), administratorUrl }, dataFolder);
    await prepareEmbeddedDatabase(server, databaseName);
    const address = addressOf(server.urlOf(databaseName));
    return { address, access: { url: address.ownerUrl, administratorUrl } };
  });
}

async function finish(access: DatabaseAccess, dataFolder: string): Promise<void> {
  if (await finishInterruptedRestore(access, dataFolder)) console.log('an interrupted restore is now completed');
}

async function openGivenDatabase(address: DatabaseAddress, dataFolder: string): Promise<DatabaseAddress> {
  const { url, ownerUrl, officeUrl } = address;
  if (hasInterruptedRestore(dataFolder)) {
    if (!ownerUrl)
      throw new TaskError('a restore was interrupted: set DATABASE_OWNER_URL, so that it can be completed');
    await finish(accessOf(ownerUrl), dataFolder);
  }
  await requireReachable(url, 'DATABASE_URL');
  if (ownerUrl) await requireReachable(ownerUrl, 'DATABASE_OWNER_URL');
  if (officeUrl) await requireReachable(officeUrl, 'OFFICE_DATABASE_URL');
  return address;
}

async function requireReachable(url: string, setting: DatabaseSetting): Promise<void> {
  const [row] = await withServer(
    url,
    (client) => client<{ version: number }[]>`select current_setting('server_version_num')::int as version`,
  ).catch((error: unknown) => {
    throw explainDatabaseFailure(error, setting);
  });
  requireServerVersion(row?.version ?? 0, setting);
}

/** Keys and files without their database are the remains of a mall: new rows beside them would be taken for its own. */
export function refuseBesideData(dataFolder: string, reason: string): void {
  const entries = listDataEntries(dataFolder);
  if (entries.length === 0) return;
  throw new TaskError(
    `${dataFolder} holds ${entries.join(', ')} of another database, but ${reason}: restore that one (npm run restore), set DATABASE_URL to it, or set DATA_DIR to an empty folder`,
  );
}

/**
 * Migrates the tables to this version, and stores its browser files where instances of other versions find them; without the owner's
 * address all of that must exist already.
 */
export async function migrateDatabase({ url, ownerUrl }: DatabaseAddress): Promise<void> {
  if (!ownerUrl) return requireMigrated(url, 'set DATABASE_OWNER_URL');
  await step('migrations', async () => {
    const applied = await migrate(ownerUrl).catch((error: unknown) => {
      throw explainDatabaseFailure(error, 'DATABASE_OWNER_URL');
    });
    if (applied.length > 0) process.stdout.write(`${applied.length} applied, `);
    await keepBuildFiles(ownerUrl, buildsOf(checkoutFolder));
  });
}

/** A database on which a mall has been started: a task beside the mall does not migrate. */
export async function openMigratedDatabase(): Promise<DatabaseAddress> {
  const address = await openDatabase();
  await requireMigrated(address.url, 'run npm start on it once');
  return address;
}

export async function requireMigrated(url: string, remedy: string): Promise<void> {
  if (!(await isMigrated(url)))
    throw new TaskError(`the tables of this database are missing or older than the code: ${remedy}`);
}

export function requireOwner({ ownerUrl }: DatabaseAddress): string {
  if (!ownerUrl)
    throw new TaskError('this is done as the owner of the tables: set DATABASE_OWNER_URL beside DATABASE_URL');
  return ownerUrl;
}
