import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** A picture of the library, locked against deletion; undefined for no such picture. */
export async function findPictureWords(transaction: MallTransaction, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ alt: string }>`select alt from media where name = ${name} for share`.execute(
    transaction,
  );
  return rows[0]?.alt;
}
