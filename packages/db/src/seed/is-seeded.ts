import type { Database } from '../connection.ts';
import { findBegunSeed } from './begun-seed.ts';

/** True when it has malls, and all those that it is to be seeded with. */
export async function isSeeded(database: Database): Promise<boolean> {
  if (await findBegunSeed(database)) return false;
  return (await database.selectFrom('mall').select('mallId').limit(1).execute()).length > 0;
}
