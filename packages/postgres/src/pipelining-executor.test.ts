import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  PostgresAdapter,
  PostgresQueryCompiler,
  SingleConnectionProvider,
} from 'kysely';
import { expect, it } from 'vitest';
import { PipeliningExecutor } from './pipelining-executor.ts';

it('statements issued at once are sent at once, in the order in which they were issued', async () => {
  const sent: string[] = [];
  const allSent = Promise.withResolvers<void>();
  // Responds only after it has received all three.
  const connection: DatabaseConnection = {
    executeQuery: async ({ sql }) => {
      sent.push(sql);
      if (sent.length === 3) allSent.resolve();
      await allSent.promise;
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error('nothing is streamed');
    },
  };
  const provider: ConnectionProvider = { provideConnection: (consumer) => consumer(connection) };
  const executor = new PipeliningExecutor(new PostgresQueryCompiler(), new PostgresAdapter(), provider);
  const ofTransaction = executor.withConnectionProvider(new SingleConnectionProvider(connection));
  const names = ['first', 'second', 'third'];
  await Promise.all(names.map((name) => ofTransaction.executeQuery(CompiledQuery.raw(name))));
  expect(sent).toEqual(names);
});
