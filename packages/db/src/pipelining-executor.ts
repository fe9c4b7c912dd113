import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  SingleConnectionProvider,
} from 'kysely';

type Consumer<Result> = (connection: DatabaseConnection) => Promise<Result>;

/**
 * Sends the statements of a transaction as they are issued, in that order, and takes their results as they come. Kysely's own
 * executor waits for the result of each before it sends the next, so that seven at once (`Promise.all`) were seven round trips.
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

  // Who awaits the same promise goes on in the order in which they came.
  async provideConnection<Result>(consumer: Consumer<Result>): Promise<Result> {
    return consumer(await this.#connection);
  }
}
