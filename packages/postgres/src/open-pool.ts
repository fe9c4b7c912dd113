import { Kysely, type KyselyConfig, type Logger, type Transaction } from 'kysely';
import { fromColumnName } from './column-names.ts';
import { ConnectionPool, type PoolLoad } from './connection-pool.ts';
import { PipeliningExecutor } from './pipelining-executor.ts';
import { graceSeconds, PooledConnection } from './pooled-connection.ts';
import { type Admission, PooledPostgresDialect } from './postgres-dialect.ts';

export { type Admission, graceSeconds, type PoolLoad };

type PoolOptions = {
  readonly url: string;
  readonly maxConnections: number;
  /** Checks the first connection before any other query is sent. */
  readonly admit: Admission;
  /** How long the server may leave a statement without a reply before its connection counts as lost; undefined for ever. */
  readonly silenceSeconds: number | undefined;
  readonly log?: Logger | undefined;
};

export type Pool<DB> = {
  readonly database: Kysely<DB>;
  /** The connections at this moment, and the number of waiting users. */
  readonly load: () => PoolLoad;
  /** Ends it, however much is under way after this many seconds. */
  readonly end: (seconds: number) => Promise<void>;
};

/** A Kysely over a pool of connections to PostgreSQL, opened when they are needed. What it is for: README.md. */
export function openPool<DB>({ url, maxConnections, admit, silenceSeconds, log }: PoolOptions): Pool<DB> {
  const options = {
    connect_timeout: 5,
    // Nothing else may be in the start-up packet: a connection pooler in between would refuse it.
    connection: { application_name: 'mall' },
    types: { bigint: safeInteger, date: moment },
    transform: { column: { from: fromColumnName } },
    onnotice: () => {},
  };
  const pool = new ConnectionPool({ url, options, maxConnections, silenceSeconds });
  const dialect = new PooledPostgresDialect(pool, admit);
  const config: KyselyConfig = { dialect, ...(log && { log }) };
  const connections = new Kysely<DB>(config).getExecutor();
  const executor = new PipeliningExecutor(dialect.createQueryCompiler(), dialect.createAdapter(), connections);
  const database = new Kysely<DB>({ config, dialect, driver: dialect.createDriver(), executor });
  return { database, load: () => pool.load, end: (seconds) => pool.end(seconds) };
}

/**
 * For the rest of this transaction a statement may take this long, instead of as long as the login's statements may: the server is told, and
 * the reply is awaited.
 */
export async function allowSeconds<DB>(transaction: Transaction<DB>, seconds: number): Promise<void> {
  await transaction.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof PooledConnection) await connection.allowSeconds(seconds);
  });
}

/** int8 as a number: the amounts and keys of a mall stay far below 2^53, and a larger value must not be rounded silently. */
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

/**
 * A time that is passed as text is sent unchanged, for the database to refuse: the driver's own serializer throws on an invalid one after
 * it has begun to send, and the next statement on the connection never ends.
 */
const moment = {
  to: 1184,
  from: [1082, 1114, 1184],
  serialize: (value: Date | string | number) => (value instanceof Date ? value.toISOString() : String(value)),
  parse: (text: string) => new Date(text),
};
