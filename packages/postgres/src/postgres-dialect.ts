import {
  AbortedTransactionError,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type TransactionSettings,
} from 'kysely';
import { ColumnNameCompiler } from './column-names.ts';
import type { ConnectionPool } from './connection-pool.ts';
import type { PooledConnection } from './pooled-connection.ts';

/** Checks the pool's first connection and throws when it must not be used. */
export type Admission = (connection: PooledConnection) => Promise<void>;

/** Kysely over our pool of postgres.js clients. */
export class PooledPostgresDialect implements Dialect {
  readonly #pool: ConnectionPool;
  readonly #admit: Admission;

  constructor(pool: ConnectionPool, admit: Admission) {
    this.#pool = pool;
    this.#admit = admit;
  }

  createDriver() {
    return new PooledPostgresDriver(this.#pool, this.#admit);
  }

  createAdapter() {
    return new PostgresAdapter();
  }

  createQueryCompiler() {
    return new ColumnNameCompiler();
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature.
  createIntrospector(database: Kysely<any>) {
    return new PostgresIntrospector(database);
  }
}

class PooledPostgresDriver implements Driver {
  readonly #pool: ConnectionPool;
  readonly #admit: Admission;
  #isAdmitted = false;

  constructor(pool: ConnectionPool, admit: Admission) {
    this.#pool = pool;
    this.#admit = admit;
  }

  async init() {}

  async acquireConnection() {
    const connection = await this.#pool.acquire();
    if (!this.#isAdmitted) await this.#requireAdmission(connection);
    return connection;
  }

  async #requireAdmission(connection: PooledConnection): Promise<void> {
    try {
      await this.#admit(connection);
      this.#isAdmitted = true;
    } catch (error) {
      this.#pool.release(connection);
      throw error;
    }
  }

  async releaseConnection(connection: PooledConnection) {
    this.#pool.release(connection);
  }

  async beginTransaction(connection: PooledConnection, { isolationLevel, accessMode }: TransactionSettings) {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    connection.begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`);
  }

  async commitTransaction(connection: PooledConnection) {
    if (!(await connection.end('commit'))) throw new AbortedTransactionError();
  }

  async rollbackTransaction(connection: PooledConnection) {
    // The transaction was lost with the connection; the first error explains more than this one would.
    if (!connection.isClosed) await connection.end('rollback');
  }

  async destroy() {
    await this.#pool.end();
  }
}
