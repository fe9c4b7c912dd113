import { AppError } from '@mall/contracts/errors';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { changeShelf, insertMovements, lockShelf, type MovementKind } from './stock.repository.ts';

/** Pieces of an order's line; `name` is for the words of a refusal. */
export type LinePieces = {
  readonly lineNo: number;
  readonly productNo: string;
  readonly optionNo: number;
  readonly productName: string;
  readonly pieces: number;
};
type Move = { readonly orderNo: string; readonly at: Date; readonly lines: readonly LinePieces[] };

/** Takes pieces from the shelf for an order: all of them, or none with 4091. */
export async function reserveStock(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, at, lines }: Move,
): Promise<void> {
  const shelf = await lockShelf(transaction, mall, lines);
  for (const line of lines) {
    const left = shelf.find(isOptionOf(line))?.stockQuantity ?? 0;
    if (left < line.pieces) throw shortOf(line.productName, left);
  }
  await writeMoves(transaction, mall, { orderNo, at, lines, kind: 'RESERVE' });
}

/** Says in the ledger that reserved pieces are paid; they left the shelf before. */
export async function sellStock(transaction: MallTransaction, mall: MallScope, move: Move): Promise<void> {
  await writeMoves(transaction, mall, { ...move, kind: 'SELL' });
}

/** Puts pieces back: RELEASE what was never paid, RETURN what was. */
export async function giveBackStock(
  transaction: MallTransaction,
  mall: MallScope,
  { kind, ...move }: Move & { readonly kind: 'RELEASE' | 'RETURN' },
): Promise<void> {
  if (move.lines.length === 0) return;
  await lockShelf(transaction, mall, move.lines);
  await writeMoves(transaction, mall, { ...move, kind });
}

export const shortOf = (productName: string, left: number): AppError =>
  new AppError('4091', {
    description: left === 0 ? `‘${productName}’ 상품이 품절됐어요.` : `‘${productName}’ 상품은 ${left}개 남았어요.`,
  });

const isOptionOf =
  ({ productNo, optionNo }: LinePieces) =>
  (other: { readonly productNo: string; readonly optionNo: number }): boolean =>
    other.productNo === productNo && other.optionNo === optionNo;

const signs: Readonly<Record<MovementKind, number>> = { RESERVE: -1, SELL: 0, RELEASE: 1, RETURN: 1 };

async function writeMoves(
  transaction: MallTransaction,
  mall: MallScope,
  { orderNo, at, lines, kind }: Move & { readonly kind: MovementKind },
): Promise<void> {
  const movements = lines
    .filter(({ pieces }) => pieces > 0)
    .toSorted(byOption)
    .map(({ lineNo, productNo, optionNo, pieces }) => {
      const change = signs[kind] === 0 ? 0 : signs[kind] * pieces;
      return { orderNo, lineNo, productNo, optionNo, kind, pieces: change, happenedAt: at };
    });
  if (movements.length === 0) return;
  // Sent together, one after the other in the order of the locks: what a change sets off reaches the products in that order too.
  const changes = movements.filter(({ pieces }) => pieces !== 0);
  await Promise.all([
    ...changes.map((movement) => changeShelf(transaction, mall, movement)),
    insertMovements(transaction, mall, movements),
  ]);
}

/** As the table's collation "C" sorts them. */
function byOption(one: LinePieces, other: LinePieces): number {
  if (one.productNo !== other.productNo) return one.productNo < other.productNo ? -1 : 1;
  return one.optionNo - other.optionNo;
}
