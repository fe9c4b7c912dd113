import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A wrong value in the environment; the message is one line that says what to write. */
export class SettingError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SettingError';
  }
}

export const checkoutFolder = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

export type DatabaseSettings = {
  /** Without an address the embedded server is used. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
};

export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings {
  const dataFolder = environment.DATA_DIR?.trim() || '.data';
  return {
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL?.trim()),
    dataFolder: isAbsolute(dataFolder) ? dataFolder : join(checkoutFolder, dataFolder),
  };
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isUsable = url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
  // The value may hold a password, so it is not repeated.
  if (!isUsable) throw new SettingError('DATABASE_URL must look like postgres://user:password@host:5432/database');
  return value;
}
