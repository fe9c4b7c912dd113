import { sql } from 'kysely';
import { type Database, isConnectionLost, isTlsFailure } from './connection.ts';
import { explainDatabaseFailure } from './explain-failure.ts';
import type { DatabaseSetting } from './settings.ts';

/**
 * Throws a SettingError, and closes the pool, when its login is wrong. Does not wait for an unreachable database: the pool checks the login
 * when it is back.
 */
export async function requireUsableLogin(database: Database, setting: DatabaseSetting): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    if (isConnectionLost(error) && !isTlsFailure(error)) return;
    await database.destroy();
    throw explainDatabaseFailure(error, setting);
  }
}
