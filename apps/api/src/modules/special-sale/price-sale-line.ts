import type { CartLine } from '@mall/contracts/cart';
import { AppError } from '@mall/contracts/errors';
import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import type { MallTransaction } from '@mall/db/in-mall';
import { specialSaleStateAt } from '@mall/domain/special-sale';
import type { Mall } from '../../plugins/mall.repository.ts';
import { countHeldPieces, findSale } from './special-sale.repository.ts';
import { toSpecialSaleCard } from './to-special-sale-card.ts';

type Wanted = {
  readonly saleNo: number;
  readonly memberNo: number;
  readonly at: Date;
  /** At the usual price; one option at a time is bought at a sale. */
  readonly lines: readonly CartLine[];
};

/**
 * The line at the sale's price, with no more pieces than the sale has left. Errors: 4042 the sale does not sell it, 4600 it is
 * not open, 4601 it is sold out, 4602 the member would have more of it than one may.
 */
export async function priceSaleLine(
  transaction: MallTransaction,
  mall: Mall,
  { saleNo, memberNo, at, lines: [line, ...others] }: Wanted,
): Promise<CartLine> {
  const row = await findSale(transaction, mall, saleNo);
  const isSold = line?.productNo === row?.productNo && row?.optionNos.includes(line?.optionNo ?? 0);
  if (!row || !line || !isSold || others.length > 0) throw new AppError('4042');
  const sale = toSpecialSaleCard(row);
  assertOpen(sale, at);
  const heldPieces = await countHeldPieces(transaction, mall, { saleNo, memberNo, since: row.startsAt });
  assertAllowed(sale, { heldPieces, wanted: line.quantity });
  const stockQuantity = Math.min(line.stockQuantity, sale.leftPieces);
  const unitPrice = line.unitPrice - sale.usualPrice + sale.salePrice;
  const isShort = line.state === 'ORDERABLE' && line.quantity > stockQuantity;
  return {
    ...line,
    unitPrice,
    priceWhenAdded: unitPrice,
    marketPrice: Math.max(line.marketPrice ?? 0, line.unitPrice),
    stockQuantity,
    state: isShort ? 'SHORT' : line.state,
  };
}

function assertOpen(sale: SpecialSaleCard, at: Date): void {
  switch (specialSaleStateAt(sale, at.getTime())) {
    case 'upcoming':
      throw new AppError('4600', { description: '아직 시작하지 않은 특가예요.' });
    case 'ended':
      throw new AppError('4600', { description: '이미 끝난 특가예요.' });
    case 'soldOut':
      throw new AppError('4601');
    case 'running':
  }
}

function assertAllowed(
  { mostPerMember }: SpecialSaleCard,
  { heldPieces, wanted }: { readonly heldPieces: number; readonly wanted: number },
): void {
  if (heldPieces + wanted <= mostPerMember) return;
  const most = `이 특가는 한 분이 ${mostPerMember}개까지 살 수 있어요.`;
  throw new AppError('4602', { description: heldPieces === 0 ? most : `${most} 이미 ${heldPieces}개를 주문하셨어요.` });
}
