import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

/** A row for each change of data that the rules read; without a mall it concerns all malls. */
export type Mark = { readonly markNo: number; readonly ofMallId: number | null };

const mostAtOnce = 10_000;

export async function listMarks(database: Database): Promise<Mark[]> {
  const { rows } =
    await sql<Mark>`select mark_no, of_mall_id from lint_mark order by mark_no limit ${mostAtOnce}`.execute(database);
  return rows;
}

/** Deletes exactly the marks that were processed: one with a lower number may be committed later. */
export async function deleteMarks(database: Database, markNos: readonly number[]): Promise<void> {
  await sql`delete from lint_mark where mark_no = any (${markNos}::bigint[])`.execute(database);
}
