import { type Admission, graceSeconds, openPool, type Pool, type PoolLoad } from '@mall/postgres/open-pool';
import { CompiledQuery, type DatabaseConnection, type Kysely, type Logger } from 'kysely';
import { applicationSettings } from './application-settings.ts';
import {
  type BoundLogin,
  type LoginFaults,
  type LoginOf,
  readLoginFaults,
  readTenantTables,
  readVisibleTables,
  requireBoundLogin,
  requireNothingVisible,
  type TenantTable,
} from './bound-login.ts';
import type { DB } from './generated.ts';
import { requireServerVersion } from './server-version.ts';

export type Database = Kysely<DB>;

type ConnectionOptions = {
  readonly url: string;
  readonly maxConnections: number;
  /**
   * How long the server may leave a statement without a reply before its connection counts as lost and is replaced: a machine that vanishes
   * closes nothing, and the system would wait for it for a quarter of an hour. By default a little longer than the login's statements may
   * take; where a login has no limit, forever.
   */
  readonly silenceSeconds?: number | undefined;
  /** Called for every statement when it has ended, in the context in which it was issued; for traces, the benchmark and query plans. */
  readonly onStatement?: OnStatement | undefined;
};

export type OnStatement = (
  text: string,
  parameters: readonly unknown[],
  end: { readonly milliseconds: number; readonly error?: unknown },
) => void;

/**
 * Opens a pool for the application, lazily: nothing connects before the first query. No query is sent before the server has confirmed that
 * this login is bound by row-level security and cannot switch to another role; otherwise throws a SettingError that says what is wrong.
 */
export const connectApplication = (options: ConnectionOptions): Database =>
  connect(options, refuseUnbound({ login: 'application', setting: 'DATABASE_URL' }), boundSilenceSeconds);

/** The same for a standby server, which is only read from. */
export const connectReplica = (options: ConnectionOptions): Database =>
  connect(options, refuseUnbound({ login: 'application', setting: 'DATABASE_REPLICA_URL' }), boundSilenceSeconds);

/** The same for the office, whose login may also read across malls (`inOffice`). */
export const connectOffice = (options: ConnectionOptions): Database =>
  connect(options, refuseUnbound({ login: 'office', setting: 'OFFICE_DATABASE_URL' }), boundSilenceSeconds);

/**
 * Opens a pool as the role in the address: for migrations, seeds, operators' commands and tests, never for a visitor. A jsonb value is
 * passed as the value itself, never as JSON text, or it is encoded twice.
 */
export const connectDatabase = (options: ConnectionOptions): Database => connect(options, async () => {});

const boundSilenceSeconds = Number.parseInt(applicationSettings.statement_timeout, 10) + graceSeconds;

const refuseUnbound =
  (own: LoginOf): Admission =>
  async (connection) => {
    const { rows } = await connection.executeQuery<LoginFaults>(CompiledQuery.raw(readLoginFaults));
    for (const row of rows) {
      requireServerVersion(row.version, own.setting);
      requireBoundLogin(row, own);
    }
    requireNothingVisible(await findVisibleTables(connection, own.login), own);
  };

/**
 * The tables that no policy restricts; for the application, whose policies open only with a mall, also those of which it can actually read
 * a row.
 */
async function findVisibleTables(connection: DatabaseConnection, login: BoundLogin): Promise<string[]> {
  const { rows: tables } = await connection.executeQuery<TenantTable>(CompiledQuery.raw(readTenantTables));
  const unbound = tables.filter(({ bound }) => !bound).map(({ name }) => name);
  if (unbound.length > 0 || login === 'office' || tables.length === 0) return unbound;
  const { rows } = await connection.executeQuery<{ name: string }>(CompiledQuery.raw(readVisibleTables(tables)));
  return rows.map(({ name }) => name);
}

function connect(
  { silenceSeconds, onStatement, ...options }: ConnectionOptions,
  admit: Admission,
  usualSilenceSeconds?: number,
): Database {
  const pool = openPool<DB>({
    ...options,
    admit,
    silenceSeconds: silenceSeconds ?? usualSilenceSeconds,
    log: onStatement && logTo(onStatement),
  });
  pools.set(pool.database, pool);
  return pool.database;
}

const logTo =
  (onStatement: OnStatement): Logger =>
  ({ query, queryDurationMillis: milliseconds, ...rest }) =>
    onStatement(query.sql, query.parameters, { milliseconds, ...('error' in rest && { error: rest.error }) });

const pools = new WeakMap<Database, Pool<DB>>();

/** The connections of this process at a moment, and the number of waiting users. */
export const databaseLoad = (database: Database): PoolLoad | undefined => pools.get(database)?.load();

/** Ends a pool at once: current and new work on it fails as when a connection is lost. */
export const cutOff = (database: Database): void => void pools.get(database)?.end(0);

const lostConnectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'TLS_FAILED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '53400', // a limit of the server's configuration
  '53200', // out of memory
  '57P01', // stopped by an operator
  '57P02', // crashed
  '57P03', // still starting
  '57P05', // idle for too long
]);

const timeoutCodes = new Set([
  '57014', // statement_timeout
  '40P01', // deadlock_timeout: two transactions waited for each other, and one was cancelled
  '55P03', // lock_timeout
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
]);

/**
 * True when the database cancelled a statement because it took or waited too long: the database is busy, so a later retry may succeed
 * (503).
 */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && timeoutCodes.has(error.code);

/** True when a value of a query is not valid for its type: `data_exception`, class 22. */
export const isRefusedValue = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('22');

/** True when a query failed because the database cannot be reached, which is worth a retry later (503). */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return lostConnectionCodes.has(error.code) || error.code.startsWith('08');
}

/** True when a replica cancelled a query because of the changes that it had to replay: the primary would have answered it. */
export const isReplayConflict = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40001';

/** True when the server has no TLS, or presents an untrusted certificate: a retry would fail in the same way. */
export const isTlsFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'TLS_FAILED';

const notWritableCodes = new Set([
  '53100', // the disk is full
  '25006', // the database is read-only: its disk is nearly full, or it is a standby
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);

/** True when nothing can be stored at the moment, in the database or in the file store, while reading still works (503). */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isStorageFull);
  return error instanceof Error && 'code' in error && notWritableCodes.has(String(error.code));
}
