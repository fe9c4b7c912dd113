import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import { attachMall, type MallTransaction } from '@mall/db/in-mall';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { CopiedTable, Template } from './template.repository.ts';

/** Runs `work` in one transaction of a mall that does not exist yet, under the next free number. Concurrent creations wait. */
export function inNewMall<Result>(
  database: Database,
  work: (transaction: MallTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => work(await enterNewMall(transaction)));
}

async function enterNewMall(transaction: Transaction<DB>): Promise<MallTransaction> {
  await sql`select pg_advisory_xact_lock(hashtextextended('new mall', 0))`.execute(transaction);
  const { rows } = await sql<{ mallId: number }>`select coalesce(max(mall_id), 0) + 1 as mall_id from mall`.execute(
    transaction,
  );
  const mallId = rows[0]?.mallId ?? 1;
  await sql`select enter_mall(${mallId})`.execute(transaction);
  return attachMall(transaction, { mallId });
}

/** False when another mall has the address. */
export async function insertMallRow(
  transaction: MallTransaction,
  row: Omit<Insertable<DB['mall']>, 'mallId'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('mall')
    .values({ mallId: transaction.mallId, ...row })
    .onConflict((conflict) => conflict.column('mallUrl').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Copies rows of another mall into this one. */
export async function insertCopies<Table extends CopiedTable>(
  transaction: MallTransaction,
  table: Table,
  rows: Template[Table],
): Promise<void> {
  if (rows.length === 0) return;
  const { mallId } = transaction;
  await transaction
    .insertInto(table as 'faq')
    .values(rows.map((row) => ({ ...(row as Template['faq'][number]), mallId })))
    .execute();
}
