import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import type { DatabaseAddress } from '../../packages/db/src/logins.ts';
import { requireOwner } from './database.ts';

/** Does work in the database as its owner. */
export async function withOwner<Result>(
  address: DatabaseAddress,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = connectDatabase({ url: requireOwner(address), maxConnections: 4 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
