import { AppError } from '@mall/contracts/errors';
import { formatWon } from '@mall/domain/money';
import { shortOf } from '../stock/move-stock.ts';
import type { Bought } from './list-bought-lines.ts';

/**
 * Items named in the request must all be for sale and available (4042 or 4091 otherwise). Unavailable lines of the
 * basket are left out instead.
 */
export function assertBuyable({ lines, gone, unknownCount }: Bought, isNamed: boolean): void {
  if (isNamed || lines.length === 0) assertNothingGone(gone, unknownCount);
  if (lines.length === 0) throw new AppError('4042');
  const short = lines.find(({ state }) => state === 'SHORT');
  if (short) throw shortOf(short.name, short.stockQuantity);
}

/**
 * 4093, with the current total, when it differs from the one shown to the member; 4042 or 4091 when it does because a
 * line is no longer available.
 */
export function assertSameTotal(total: number, expectedTotal: number, gone: Bought['gone']): void {
  if (total === expectedTotal) return;
  assertNothingGone(gone, 0);
  throw priceChanged(total);
}

/** 4093, with the current total. */
export const priceChanged = (total: number): AppError =>
  new AppError('4093', { description: `지금 결제할 금액은 ${formatWon(total)}이에요.` });

function assertNothingGone(gone: Bought['gone'], unknownCount: number): void {
  if (unknownCount > 0 || gone.some(({ state }) => state === 'STOPPED')) throw new AppError('4042');
  const [soldOut] = gone;
  if (soldOut) throw shortOf(soldOut.name, 0);
}
