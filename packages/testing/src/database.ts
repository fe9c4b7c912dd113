import { randomUUID } from 'node:crypto';
import { connectApplication, connectDatabase, connectOffice, type Database } from '@mall/db/connection';
import { createDatabase, dropDatabase } from '@mall/db/database-admin';
import { addressOf } from '@mall/db/logins';
import { databaseUrl, ensureSeededTemplate, onEachNode, serverVariable, templates } from './template.ts';

export type TestDatabase = {
  /** As the application signs in. */
  readonly url: string;
  /** As the owner of the tables signs in. */
  readonly ownerUrl: string;
  /** As the office signs in. */
  readonly officeUrl: string;
  readonly administratorUrl: string;
  /** Bound by row-level security, like the application. */
  readonly database: Database;
  /** The office's pool, which may read across malls. */
  readonly officeDatabase: Database;
  /** The server's administrator, whom no policy restricts: for preparing rows of every mall and checking the outcome. */
  readonly ownerDatabase: Database;
  drop(): Promise<void>;
};

/** A separate database for one test file: with the demo malls, or with `isEmpty` only the schema. */
export async function createTestDatabase(options: { readonly isEmpty?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = process.env[serverVariable];
  if (!serverUrl) {
    throw new Error('no test server: name the test file *.db.test.ts or *.routes.test.ts, so that Vitest starts one');
  }
  if (!options.isEmpty) await ensureSeededTemplate(serverUrl);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = options.isEmpty ? templates.empty : templates.seeded;
  await onEachNode(serverUrl, (node) => createDatabase(node, name, template));
  const administratorUrl = databaseUrl(serverUrl, name);
  const { url, ownerUrl, officeUrl } = addressOf(administratorUrl);
  const database = connectApplication({ url, maxConnections: 5 });
  const officeDatabase = connectOffice({ url: officeUrl, maxConnections: 5 });
  const ownerDatabase = connectDatabase({ url: administratorUrl, maxConnections: 2 });
  return {
    ...{ url, ownerUrl, officeUrl, administratorUrl },
    ...{ database, officeDatabase },
    ownerDatabase,
    drop: async () => {
      await Promise.all([database, officeDatabase, ownerDatabase].map((pool) => pool.destroy()));
      await onEachNode(serverUrl, (node) => dropDatabase(node, name));
    },
  };
}
