import { isConnectionLost } from './connection.ts';
import { type DatabaseSetting, SettingError } from './settings.ts';

const manual = 'docs/operations.md, The database';

const fullDisk = 'the disk of the database is full or nearly so, and nothing can be written: make room and start again';

const heldTables = (message: string) =>
  `${message}; nothing of it was changed: end what holds its tables (select pid, xact_start, query from pg_stat_activity order by xact_start) and run this again`;

const reasons: Readonly<Record<string, (setting: string, message: string) => string>> = {
  '28P01': (setting) => `the database refuses the user or password of ${setting}`,
  '28000': (setting) => `the database lets the user of ${setting} not in (pg_hba.conf, or a login that does not exist)`,
  '3D000': (setting) => `the server has no database of the name in ${setting}`,
  '42501': (setting) => `the user of ${setting} lacks a right: let an administrator make the roles first (${manual})`,
  '0A000': (setting, message) =>
    `the server of ${setting} lacks what the mall needs (${message}): install it there; of extensions pg_trgm and btree_gin (${manual})`,
  '55P03': (_, message) => heldTables(message),
  '40P01': (_, message) => heldTables(message),
  '53100': () => fullDisk,
  '25006': () => fullDisk,
  TLS_FAILED: (setting, message) => `the way to the database of ${setting} is not as its sslmode wants it: ${message}`,
};

/** The database's own error code; for a failed migration, the code of its cause. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error ? String(error.code) : codeOf(error.cause);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** What an operator can do about a database error, in one line; other errors are returned unchanged. */
export function explainDatabaseFailure(error: unknown, setting: DatabaseSetting): unknown {
  const code = codeOf(error) ?? '';
  const explain = reasons[code];
  if (explain) return new SettingError(explain(setting, messageOf(error)), { cause: error });
  if (isConnectionLost(error))
    return new SettingError(
      `the database of ${setting} does not respond (${code}): is it running, is the address right?`,
      {
        cause: error,
      },
    );
  return error;
}
