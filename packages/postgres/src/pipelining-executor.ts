import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type DialectAdapter,
  type QueryCompiler,
  type QueryExecutor,
  type QueryResult,
  SingleConnectionProvider,
} from 'kysely';

/**
 * Sends the statements of a transaction as they are issued, in that order, and receives their results as they come. Kysely's own executor
 * waits for each result before it sends the next, so that seven at once (`Promise.all`) were seven round trips.
 */
export class PipeliningExecutor extends DefaultQueryExecutor {
  readonly #compiler: QueryCompiler;

  constructor(compiler: QueryCompiler, adapter: DialectAdapter, provider: ConnectionProvider) {
    super(compiler, adapter, provider);
    this.#compiler = compiler;
  }

  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return provider instanceof SingleConnectionProvider
      ? new TransactionExecutor(this.#compiler, this.adapter, provider)
      : super.withConnectionProvider(provider);
  }
}

class TransactionExecutor extends PipeliningExecutor {
  readonly #connection: Promise<DatabaseConnection>;

  constructor(compiler: QueryCompiler, adapter: DialectAdapter, provider: SingleConnectionProvider) {
    const connection = provider.provideConnection(async (one) => one);
    super(compiler, adapter, { provideConnection: async (consumer) => consumer(await connection) });
    this.#connection = connection;
  }

  /** Kysely's own takes five more promises for each statement, for plugins and cancellation, which we do not use. */
  override async executeQuery<Row>(
    query: CompiledQuery,
    options?: Parameters<QueryExecutor['executeQuery']>[1],
  ): Promise<QueryResult<Row>> {
    if (options?.signal) return super.executeQuery(query, options);
    // Continuations of one promise run in the order in which they were attached.
    return (await this.#connection).executeQuery<Row>(query);
  }

  /** The guard that Kysely puts before a transaction's executor calls this for each statement, once it has let it pass. */
  override withConnectionProvider(provider: ConnectionProvider): DefaultQueryExecutor {
    return provider instanceof SingleConnectionProvider ? super.withConnectionProvider(provider) : this;
  }
}
