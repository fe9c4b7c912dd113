import { randomUUID } from 'node:crypto';
import { applicationRole, connectDatabase, type Database } from '@mall/db/connection';
import { createDatabase, dropDatabase } from '@mall/db/database-admin';
import { databaseUrl, ensureSeededTemplate, serverVariable, templates } from './template.ts';

export type TestDatabase = {
  readonly url: string;
  /** Bound by row-level security, as the application is. */
  readonly database: Database;
  /** Sees every mall: for arranging rows and looking at the outcome. */
  readonly ownerDatabase: Database;
  drop(): Promise<void>;
};

/** A database of its own for one test file: the demo malls, or with `isEmpty` the bare schema. */
export async function createTestDatabase(options: { readonly isEmpty?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = process.env[serverVariable];
  if (!serverUrl) {
    throw new Error('no test server: name the test file *.db.test.ts or *.routes.test.ts, so that Vitest starts one');
  }
  if (!options.isEmpty) await ensureSeededTemplate(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(serverUrl, name, options.isEmpty ? templates.empty : templates.seeded);
  const url = databaseUrl(serverUrl, name);
  const database = connectDatabase({ url, role: applicationRole, maxConnections: 5 });
  const ownerDatabase = connectDatabase({ url, maxConnections: 2 });
  return {
    url,
    database,
    ownerDatabase,
    drop: async () => {
      await Promise.all([database.destroy(), ownerDatabase.destroy()]);
      await dropDatabase(serverUrl, name);
    },
  };
}
