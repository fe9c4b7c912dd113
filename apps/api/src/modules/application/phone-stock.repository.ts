import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type PhoneMove = {
  readonly applicationNo: string;
  readonly productNo: string;
  readonly optionNo: number;
  /** RESERVE takes from the shelf, SELL only records the activation, RELEASE and RETURN put back. */
  readonly kind: 'RESERVE' | 'SELL' | 'RELEASE' | 'RETURN';
  readonly at: Date;
};

/** Moves an application's phone and records it in the ledger; false when none is left. */
export async function movePhone(
  transaction: MallTransaction,
  { applicationNo, kind, at, productNo, optionNo }: PhoneMove,
): Promise<boolean> {
  const { rows } = await sql<{ isMoved: boolean }>`
    select move_application_stock(${transaction.mallId}, ${applicationNo}, ${kind}, ${at}, ${productNo}, ${optionNo}) as is_moved
  `.execute(transaction);
  return rows[0]?.isMoved ?? false;
}
