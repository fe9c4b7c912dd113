import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  SingleConnectionProvider,
} from 'kysely';

type Consumer<Result> = (connection: DatabaseConnection) => Promise<Result>;

/**
 * Sends the statements of a transaction as they are issued, in that order, and receives their results as they come. Kysely's own executor
 * waits for each result before it sends the next, so that seven at once (`Promise.all`) were seven round trips.
 */
export class PipeliningExecutor extends DefaultQueryExecutor {
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    const isOfOneConnection = provider instanceof SingleConnectionProvider;
    return super.withConnectionProvider(isOfOneConnection ? new PipeliningProvider(provider) : provider);
  }
}

class PipeliningProvider implements ConnectionProvider {
  readonly #connection: Promise<DatabaseConnection>;

  constructor(provider: SingleConnectionProvider) {
    this.#connection = provider.provideConnection(async (connection) => connection);
  }

  // Continuations of one promise run in the order in which they were attached.
  async provideConnection<Result>(consumer: Consumer<Result>): Promise<Result> {
    return consumer(await this.#connection);
  }
}
