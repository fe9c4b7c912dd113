import type { Socket } from 'node:net';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import postgres from 'postgres';
import { ConnectionError, openSocket } from './open-socket.ts';
import { sendTogether } from './send-together.ts';
import { readTls, type Tls, withoutTls } from './tls-mode.ts';

export type ClientOptions = postgres.Options<Record<string, postgres.PostgresType>>;

type Watch = {
  /** How long a statement may wait with no reply to any before it; undefined for ever. Longer than the server's own limit. */
  readonly silenceSeconds: number | undefined;
  /** Called when the server was silent for longer: so may every other connection to it be. */
  readonly onSilence: () => void;
};

/** How much longer than the server's limit of a statement its reply is awaited. */
export const graceSeconds = 5;

/**
 * One postgres.js client of one connection that is never reused once it has closed. By default postgres.js 3.4.9 reconnects in the middle
 * of a transaction, crashes the process when it writes to a reserved connection that has closed (porsager/postgres#1208), and may leave a
 * pending query without a result forever.
 */
export class PooledConnection implements DatabaseConnection {
  readonly #watch: Watch;
  readonly #client: postgres.Sql;
  readonly #tls: Tls | undefined;
  readonly #underWay = new Set<(error: Error) => void>();
  #socket: Socket | undefined;
  #silence: NodeJS.Timeout | undefined;
  #pendingBegin: Promise<unknown> | undefined;
  #isEnding = false;
  #hasMoreTime = false;
  #isOpened = false;
  #isClosed = false;

  constructor(url: string, options: ClientOptions, watch: Watch) {
    this.#watch = watch;
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
    this.#limitSilence(watch.silenceSeconds);
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
    const sent = this.#send(query.sql, query.parameters);
    if (begin) await Promise.all([sent, begin]);
    const result = await sent;
    const rows = Array.from(result) as Row[];
    return changes.has(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows };
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
      if (this.#hasMoreTime) this.#limitSilence(this.#watch.silenceSeconds);
      this.#hasMoreTime = false;
    }
  }

  /** For the rest of the transaction a statement may take this long, instead of as long as the login's statements may. */
  async allowSeconds(seconds: number): Promise<void> {
    if (this.#watch.silenceSeconds !== undefined) this.#limitSilence(seconds + graceSeconds);
    this.#hasMoreTime = true;
    await this.executeQuery(CompiledQuery.raw(`set local statement_timeout = '${seconds}s'`));
  }

  streamQuery(): never {
    throw new Error('no result of the mall is read in pieces');
  }

  /** Closes without a word to the server, which would not hear it. */
  abandon(): void {
    this.#markClosed();
    this.#socket?.destroy();
  }

  async close(seconds = 5): Promise<void> {
    await this.#client.end({ timeout: seconds });
  }

  #send(statement: string, parameters: readonly unknown[]): Promise<postgres.RowList<postgres.Row[]>> {
    if (this.#isClosed) return Promise.reject(closedError());
    if (this.#underWay.size === 0) this.#silence?.refresh();
    return new Promise((resolve, reject) => {
      this.#underWay.add(reject);
      const settle = () => {
        this.#underWay.delete(reject);
        this.#silence?.refresh();
      };
      this.#client.unsafe(statement, parameters as postgres.ParameterOrJSON<never>[], { prepare: true }).then(
        (result) => {
          settle();
          resolve(result);
        },
        (error) => {
          settle();
          reject(error);
        },
      );
    });
  }

  #limitSilence(seconds: number | undefined): void {
    clearTimeout(this.#silence);
    if (seconds === undefined) return;
    this.#silence = setTimeout(() => {
      if (this.#underWay.size === 0) return;
      this.#rejectAll(new ConnectionError('CONNECTION_CLOSED', `the database did not reply within ${seconds} s`));
      this.abandon();
      this.#watch.onSilence();
    }, seconds * 1000).unref();
  }

  async #openSocket(url: string): Promise<Socket> {
    try {
      if (this.#isOpened) throw closedError();
      this.#isOpened = true;
      const socket = sendTogether(await openSocket(url, this.#tls));
      this.#socket = socket;
      // Before postgres.js fails the statement because of it, after which the next user would be lent the connection.
      for (const event of ['error', 'close']) socket.once(event, () => this.#markClosed());
      return socket;
    } catch (error) {
      this.#markClosed();
      throw error;
    }
  }

  #markClosed(): void {
    this.#isClosed = true;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    // After the client's own rejections, which contain more detail.
    setImmediate(() => this.#rejectAll(closedError()));
  }

  #rejectAll(error: Error): void {
    for (const reject of this.#underWay) reject(error);
    this.#underWay.clear();
  }
}

const changes: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function closedError(): ConnectionError {
  return new ConnectionError('CONNECTION_CLOSED', 'the connection to the database was lost');
}
