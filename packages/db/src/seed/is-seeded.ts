import type { Database } from '../connection.ts';

export async function isSeeded(database: Database): Promise<boolean> {
  return (await database.selectFrom('mall').select('mallId').limit(1).execute()).length > 0;
}
