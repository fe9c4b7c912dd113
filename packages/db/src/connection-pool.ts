import { ConnectionError } from './open-socket.ts';
import { type ClientOptions, PooledConnection } from './pooled-connection.ts';

type Waiter = {
  readonly resolve: (connection: PooledConnection) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
};

/** Longer than any query of the shop takes; a visitor who would wait longer should rather come back later. */
const acquireTimeoutSeconds = 10;

/** Lends each connection to one user at a time; closed connections are dropped and replaced when needed. */
export class ConnectionPool {
  readonly #url: string;
  readonly #options: ClientOptions;
  readonly #maxConnections: number;
  readonly #idle: PooledConnection[] = [];
  readonly #busy = new Set<PooledConnection>();
  readonly #waiters = new Set<Waiter>();
  #isEnded = false;

  constructor(url: string, options: ClientOptions, maxConnections: number) {
    this.#url = url;
    this.#options = options;
    this.#maxConnections = maxConnections;
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

  get load(): { readonly busy: number; readonly idle: number; readonly awaited: number } {
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
      connection = new PooledConnection(this.#url, this.#options);
    }
    if (connection) this.#busy.add(connection);
    return connection;
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
