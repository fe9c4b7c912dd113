import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { type LinePieces, moveStock, type StockMove } from './stock.repository.ts';

type Move = Pick<StockMove, 'orderNo' | 'at'> & {
  /** The name appears in the error message. */
  readonly lines: readonly (LinePieces & { readonly productName: string })[];
};

/** Takes pieces from the shelf for an order; 4091, and none are taken, when any line is short. */
export async function reserveStock(transaction: MallTransaction, move: Move): Promise<void> {
  const [short] = await moveStock(transaction, { ...move, kind: 'RESERVE' });
  if (!short) return;
  const line = move.lines.find(({ lineNo }) => lineNo === short.lineNo);
  throw shortOf(line?.productName ?? '', short.left);
}

/** Records in the ledger that reserved pieces are paid; they already left the shelf. */
export async function sellStock(transaction: MallTransaction, move: Move): Promise<void> {
  await moveStock(transaction, { ...move, kind: 'SELL' });
}

/** Returns pieces to the shelf: RELEASE for unpaid ones, RETURN for paid ones. */
export async function putBackStock(
  transaction: MallTransaction,
  move: Move & { readonly kind: 'RELEASE' | 'RETURN' },
): Promise<void> {
  if (move.lines.length > 0) await moveStock(transaction, move);
}

export const shortOf = (productName: string, left: number): AppError =>
  new AppError('4091', {
    description: left === 0 ? `‘${productName}’ 상품이 품절됐어요.` : `‘${productName}’ 상품은 ${left}개 남았어요.`,
  });
