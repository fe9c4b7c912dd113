import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** RESERVE takes from the shelf, SELL only records the payment, RELEASE and RETURN put back. */
type MovementKind = 'RESERVE' | 'SELL' | 'RELEASE' | 'RETURN';

export type LinePieces = {
  readonly lineNo: number;
  readonly productNo: string;
  readonly optionNo: number;
  readonly pieces: number;
};
export type StockMove = {
  readonly orderNo: string;
  readonly kind: MovementKind;
  readonly lines: readonly LinePieces[];
  readonly at: Date;
};

/**
 * Moves an order's pieces and records it in the ledger. Returns the lines that are short; if there are any, nothing is
 * moved.
 */
export async function moveStock(
  transaction: MallTransaction,
  { orderNo, kind, lines, at }: StockMove,
): Promise<{ lineNo: number; left: number }[]> {
  const { rows } = await sql<{ lineNo: number; left: number }>`
    select short_line_no as line_no, pieces_left as left from move_stock(
      ${transaction.mallId}, ${orderNo}, ${kind}, ${at}, ${lines.map(({ lineNo }) => lineNo)}::int[],
      ${lines.map(({ productNo }) => productNo)}::text[], ${lines.map(({ optionNo }) => optionNo)}::int[],
      ${lines.map(({ pieces }) => pieces)}::int[])`.execute(transaction);
  return rows;
}
