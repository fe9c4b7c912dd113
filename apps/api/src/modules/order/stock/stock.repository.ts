import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** RESERVE takes from the shelf, SELL only says that it is paid, RELEASE and RETURN put back. */
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

/** Moves pieces of an order and records it in the ledger; returns the lines that want more than is left, and then has moved nothing. */
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
