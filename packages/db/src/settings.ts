import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingError } from '@mall/postgres/setting-error';
import { findTlsFault } from '@mall/postgres/tls-mode';

export { SettingError };

export const checkoutFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** A setting with an address and login of the database. */
export type DatabaseSetting =
  | 'DATABASE_URL'
  | 'DATABASE_OWNER_URL'
  | 'DATABASE_DIRECT_URL'
  | 'DATABASE_REPLICA_URL'
  | 'OFFICE_DATABASE_URL';

export type DatabaseSettings = {
  /** As the application signs in. Without an address the embedded server is used. */
  readonly databaseUrl: string | undefined;
  /** As the owner of the tables signs in, not through a pooler: its work needs a session. */
  readonly databaseOwnerUrl: string | undefined;
  /** As the office signs in. */
  readonly officeDatabaseUrl: string | undefined;
  readonly dataFolder: string;
};

export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings {
  const dataFolder = environment.DATA_DIR?.trim() || '.data';
  return {
    ...readDatabaseUrls(environment),
    dataFolder: isAbsolute(dataFolder) ? dataFolder : join(checkoutFolder, dataFolder),
  };
}

function readDatabaseUrls(environment: NodeJS.ProcessEnv) {
  const databaseUrl = readDatabaseUrl(environment, 'DATABASE_URL');
  const databaseOwnerUrl = readDatabaseUrl(environment, 'DATABASE_OWNER_URL');
  const officeDatabaseUrl = readDatabaseUrl(environment, 'OFFICE_DATABASE_URL');
  const directUrl = readDatabaseUrl(environment, 'DATABASE_DIRECT_URL');
  const others = {
    DATABASE_OWNER_URL: databaseOwnerUrl,
    OFFICE_DATABASE_URL: officeDatabaseUrl,
    DATABASE_DIRECT_URL: directUrl,
    DATABASE_REPLICA_URL: readDatabaseUrl(environment, 'DATABASE_REPLICA_URL'),
  };
  const lonely = Object.entries(others).find(([, url]) => url !== undefined)?.[0];
  if (lonely && !databaseUrl)
    throw new SettingError(`${lonely} needs DATABASE_URL beside it, which signs in as mall_app`);
  return {
    databaseUrl,
    databaseOwnerUrl: databaseOwnerUrl && directUrl ? sameLoginAt(directUrl, databaseOwnerUrl) : databaseOwnerUrl,
    officeDatabaseUrl,
  };
}

/** The login of one address on the server of another. */
const sameLoginAt = (serverUrl: string, loginUrl: string): string => {
  const { username, password } = new URL(loginUrl);
  return Object.assign(new URL(serverUrl), { username, password }).href;
};

function readDatabaseUrl(environment: NodeJS.ProcessEnv, name: DatabaseSetting): string | undefined {
  const value = environment[name]?.trim();
  if (!value) return undefined;
  const fault = findAddressFault(value);
  if (fault) throw new SettingError(`${name} ${fault}`);
  return value;
}

/** What to write instead of this database address, if it is wrong. It may contain a password, so it is not repeated. */
export function findAddressFault(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isUsable = url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  return isUsable ? findTlsFault(value) : 'must look like postgres://user:password@host:5432/database';
}
