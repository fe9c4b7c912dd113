import type { Socket } from 'node:net';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import postgres from 'postgres';
import { ConnectionError, openSocket } from './open-socket.ts';
import { sendTogether } from './send-together.ts';
import { readTls, type Tls, withoutTls } from './tls-mode.ts';

export type ClientOptions = postgres.Options<Record<string, postgres.PostgresType>>;

/**
 * One postgres.js client of one connection that is never reused once it has closed. By default postgres.js 3.4.9 reconnects in the middle
 * of a transaction, crashes the process when it writes to a reserved connection that has closed (porsager/postgres#1208), and may leave a
 * pending query without a result forever.
 */
export class PooledConnection implements DatabaseConnection {
  readonly #client: postgres.Sql;
  readonly #tls: Tls | undefined;
  readonly #underWay = new Set<(error: Error) => void>();
  #pendingBegin: Promise<unknown> | undefined;
  #isEnding = false;
  #isOpened = false;
  #isClosed = false;

  constructor(url: string, options: ClientOptions) {
    this.#tls = readTls(url);
    const ownOptions = {
      ...options,
      max: 1,
      // The socket is already encrypted.
      ssl: false,
      // The client would otherwise close an old connection between two statements of a transaction.
      max_lifetime: null,
      onclose: () => this.#markClosed(),
      socket: () => this.#openSocket(url),
    };
    this.#client = postgres(withoutTls(url), ownOptions);
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Sent without waiting for the result: it is sent together with the transaction's first statement and saves a round trip. */
  begin(statement: string): void {
    this.#pendingBegin = this.#send(statement, []);
    this.#pendingBegin.catch(() => {});
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // One of several pipelined statements failed: those that follow must not run after the rollback, outside the transaction.
    if (this.#isEnding) throw new Error('the transaction has ended');
    const begin = this.#pendingBegin;
    this.#pendingBegin = undefined;
    const [result] = await Promise.all([this.#send(query.sql, query.parameters), begin]);
    const isChange = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(result.command);
    return { rows: Array.from(result) as Row[], ...(isChange && { numAffectedRows: BigInt(result.count) }) };
  }

  /** Ends the transaction; false when the server rolled it back although it should commit. */
  async end(statement: 'commit' | 'rollback'): Promise<boolean> {
    this.#isEnding = true;
    try {
      const [result] = await Promise.all([this.#send(statement, []), this.#pendingBegin]);
      return result.command === statement.toUpperCase();
    } finally {
      this.#pendingBegin = undefined;
      this.#isEnding = false;
    }
  }

  async *streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    if (this.#isClosed) throw closedError();
    const statement = this.#client.unsafe(query.sql, parametersOf(query.parameters), { prepare: true });
    for await (const rows of statement.cursor(chunkSize)) yield { rows: Array.from(rows) as Row[] };
  }

  async close(seconds = 5): Promise<void> {
    await this.#client.end({ timeout: seconds });
  }

  #send(statement: string, parameters: readonly unknown[]): Promise<postgres.RowList<postgres.Row[]>> {
    if (this.#isClosed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#underWay.add(reject);
      this.#client.unsafe(statement, parametersOf(parameters), { prepare: true }).then(
        (result) => {
          this.#underWay.delete(reject);
          resolve(result);
        },
        (error) => {
          this.#underWay.delete(reject);
          reject(error);
        },
      );
    });
  }

  async #openSocket(url: string): Promise<Socket> {
    try {
      if (this.#isOpened) throw closedError();
      this.#isOpened = true;
      const socket = sendTogether(await openSocket(url, this.#tls));
      return socket.once('close', () => this.#markClosed());
    } catch (error) {
      this.#markClosed();
      throw error;
    }
  }

  #markClosed(): void {
    this.#isClosed = true;
    // After the client's own rejections, which contain more detail.
    setImmediate(() => {
      for (const reject of this.#underWay) reject(closedError());
      this.#underWay.clear();
    });
  }
}

function parametersOf(parameters: readonly unknown[]): postgres.ParameterOrJSON<never>[] {
  return parameters as postgres.ParameterOrJSON<never>[];
}

function closedError(): ConnectionError {
  return new ConnectionError('CONNECTION_CLOSED', 'the connection to the database was lost');
}
