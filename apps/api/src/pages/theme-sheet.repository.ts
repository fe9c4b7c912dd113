import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** The stylesheet that got this name when a theme was published; undefined for one that the shop never showed. */
export async function findSheet(transaction: MallTransaction, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ sheet: string }>`
    select theme_sheet(tokens) as sheet from mall_theme
    where mall_id = ${transaction.mallId} and hash = ${hash} and state = 'LIVE' limit 1`.execute(transaction);
  return rows[0]?.sheet;
}
