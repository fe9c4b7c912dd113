import { ConnectionError } from './open-socket.ts';
import { type ClientOptions, PooledConnection } from './pooled-connection.ts';

type Waiter = {
  readonly resolve: (connection: PooledConnection) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};

type PoolOptions = {
  readonly url: string;
  readonly options: ClientOptions;
  readonly maxConnections: number;
  /** How long the server may leave a statement without a reply before its connection counts as lost; undefined for ever. */
  readonly silenceSeconds: number | undefined;
};

export type PoolLoad = { readonly busy: number; readonly idle: number; readonly awaited: number };

/** Longer than any query of the shop takes; a visitor who would wait longer should rather come back later. */
const acquireTimeoutSeconds = 10;

/** Lends each connection to one user at a time; closed connections are dropped and replaced when needed. */
export class ConnectionPool {
  readonly #url: string;
  readonly #options: ClientOptions;
  readonly #maxConnections: number;
  readonly #silenceSeconds: number | undefined;
  readonly #idle: PooledConnection[] = [];
  readonly #busy = new Set<PooledConnection>();
  readonly #waiters = new Set<Waiter>();
  #isEnded = false;

  constructor({ url, options, maxConnections, silenceSeconds }: PoolOptions) {
    this.#url = url;
    this.#options = options;
    this.#maxConnections = maxConnections;
    this.#silenceSeconds = silenceSeconds;
  }

  acquire(): PooledConnection | Promise<PooledConnection> {
    if (this.#isEnded) throw endedError();
    return this.#takeFree() ?? this.#wait();
  }

  release(connection: PooledConnection): void {
    this.#busy.delete(connection);
    if (connection.isClosed || this.#isEnded) void connection.close();
    else this.#idle.push(connection);
    this.#serveNext();
  }

  get load(): PoolLoad {
    return { busy: this.#busy.size, idle: this.#idle.length, awaited: this.#waiters.size };
  }

  /** Current work has this many seconds to finish; whoever waits for a connection gets none. */
  async end(seconds = 5): Promise<void> {
    this.#isEnded = true;
    for (const { reject, timer } of this.#waiters) {
      clearTimeout(timer);
      reject(endedError());
    }
    this.#waiters.clear();
    await Promise.all([...this.#idle, ...this.#busy].map((connection) => connection.close(seconds)));
    this.#idle.length = 0;
  }

  #takeFree(): PooledConnection | undefined {
    // The most recently used first: its prepared statements are warm, and the surplus of a rush stays idle.
    let connection = this.#idle.pop();
    while (connection?.isClosed) {
      void connection.close();
      connection = this.#idle.pop();
    }
    if (!connection && this.#busy.size < this.#maxConnections) {
      connection = this.#create();
    }
    if (connection) this.#busy.add(connection);
    return connection;
  }

  #create(): PooledConnection {
    const onSilence = () => {
      for (const idle of this.#idle) idle.abandon();
    };
    return new PooledConnection(this.#url, this.#options, { silenceSeconds: this.#silenceSeconds, onSilence });
  }

  #wait(): Promise<PooledConnection> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiters.delete(waiter);
        reject(
          new ConnectionError('CONNECT_TIMEOUT', `no database connection came free in ${acquireTimeoutSeconds} s`),
        );
      }, acquireTimeoutSeconds * 1000);
      const waiter = { resolve, reject, timer };
      this.#waiters.add(waiter);
    });
  }

  #serveNext(): void {
    const [waiter] = this.#waiters;
    if (!waiter || this.#isEnded) return;
    const connection = this.#takeFree();
    if (!connection) return;
    this.#waiters.delete(waiter);
    clearTimeout(waiter.timer);
    waiter.resolve(connection);
  }
}

const endedError = () => new ConnectionError('CONNECTION_ENDED', 'the database pool was closed');
