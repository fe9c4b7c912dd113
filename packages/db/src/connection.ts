import { Kysely, type KyselyConfig } from 'kysely';
import { fromColumnName } from './column-names.ts';
import { ConnectionPool } from './connection-pool.ts';
import type { DB } from './generated.ts';
import { PipeliningExecutor } from './pipelining-executor.ts';
import { PooledPostgresDialect } from './postgres-dialect.ts';

export type Database = Kysely<DB>;

/** The role that the application's queries run as: it owns nothing, so row-level security binds it. */
export const applicationRole = 'mall_app';

type ConnectionOptions = {
  readonly url: string;
  /** Left out, the connection acts as the user of the address: for migrations, seeds and tests. */
  readonly role?: typeof applicationRole;
  readonly maxConnections: number;
  /** Hears every statement before it is sent; for the benchmark and for query plans. */
  readonly onStatement?: (text: string, parameters: readonly unknown[]) => void;
};

/**
 * Opens a pool lazily: nothing is dialled before the first query.
 * A jsonb value is passed as the value itself, never as JSON text, or it is encoded twice.
 */
export function connectDatabase({ url, role, maxConnections, onStatement }: ConnectionOptions): Database {
  const options = {
    connect_timeout: 5,
    connection: { application_name: 'mall', ...(role && { role, ...applicationSettings }) },
    types: { bigint: safeInteger },
    transform: { column: { from: fromColumnName } },
    onnotice: () => {},
  };
  const dialect = new PooledPostgresDialect(new ConnectionPool(url, options, maxConnections));
  const config: KyselyConfig = {
    dialect,
    ...(onStatement && { log: ({ query }) => onStatement(query.sql, query.parameters) }),
  };
  const connections = new Kysely<DB>(config).getExecutor();
  const executor = new PipeliningExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
  return new Kysely<DB>({ config, dialect, driver: dialect.createDriver(), executor });
}

export const applicationSettings = {
  // No request may hold the database for longer than its visitor would wait.
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  // A statement is planned once a connection, not at every call: every query names its mall first and has one good
  // plan, and a bad one shows from the first call on (docs/query-plans.md).
  plan_cache_mode: 'force_generic_plan',
} as const;

/** int8 as a number: the money and keys of a mall stay far below 2^53, and a value above must not round silently. */
const safeInteger = {
  to: 20,
  from: [20],
  serialize: (value: number | bigint) => value.toString(),
  parse: (text: string) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
    return value;
  },
};

const lostConnectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '53300', // too many connections
  '57P01', // stopped by an operator
  '57P02', // crashed
  '57P03', // still starting
]);

/** True when a query failed because the database cannot be reached, which is worth a retry later (503). */
export function isConnectionLost(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost);
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return lostConnectionCodes.has(error.code) || error.code.startsWith('08');
}
