import type { CartOption } from '@mall/contracts/cart';
import type { CartLine } from '@mall/contracts/cart-lines';
import { AppError } from '@mall/contracts/errors';
import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import type { MallTransaction } from '@mall/db/in-mall';
import { specialSaleStateAt } from '@mall/domain/special-sale';
import { countHeldPieces, findSale, type SaleRow } from './special-sale.repository.ts';
import { toSpecialSaleCard } from './to-special-sale-card.ts';

type Wanted = {
  readonly saleNo: number;
  readonly memberNo: number;
  readonly at: Date;
  /** At the usual price; only one option at a time can be bought at a sale. */
  readonly lines: readonly CartLine[];
};

/**
 * The line at the sale's price, with no more pieces than the sale has left. Errors: 4042 the sale does not sell it, 4600 it is not open,
 * 4601 it is sold out, 4602 the member would exceed its limit.
 */
export async function priceSaleLine(
  transaction: MallTransaction,
  { saleNo, memberNo, at, lines: [line, ...others] }: Wanted,
): Promise<CartLine> {
  const row = await findSale(transaction, saleNo);
  if (!row || !line || !sells(row, line) || others.length > 0) throw new AppError('4042');
  const sale = toSpecialSaleCard(row);
  assertOpen(sale, at);
  const heldPieces = await countHeldPieces(transaction, { saleNo, memberNo, since: row.startsAt });
  assertAllowed(sale, { heldPieces, wanted: line.quantity });
  const stockQuantity = Math.min(line.stockQuantity, sale.leftPieces);
  const unitPrice = unitPriceAt(sale, line);
  const isShort = line.state === 'ORDERABLE' && line.quantity > stockQuantity;
  return {
    ...line,
    unitPrice,
    priceWhenAdded: unitPrice,
    marketPrice: Math.max(line.marketPrice ?? 0, line.unitPrice),
    stockQuantity,
    mostPieces: sale.mostPerMember,
    state: isShort ? 'SHORT' : line.state,
  };
}

type Offered = CartOption & { readonly unitPrice: number };

const sells = ({ productNo, optionNos }: SaleRow, line: CartOption): boolean =>
  line.productNo === productNo && optionNos.includes(line.optionNo);

/** An option's extra price is added to the sale's, as to the usual price. */
const unitPriceAt = ({ usualPrice, salePrice }: SpecialSaleCard, line: Offered): number =>
  line.unitPrice - usualPrice + salePrice;

/**
 * The price of one piece at the sale as it is now, won; for an order whose pieces are taken already, so that none need be left.
 * Errors: 4042 the sale no longer sells it, 4600 it is not open.
 */
export async function repriceSaleLine(
  transaction: MallTransaction,
  { saleNo, line, at }: { readonly saleNo: number; readonly line: Offered; readonly at: Date },
): Promise<number> {
  const row = await findSale(transaction, saleNo);
  if (!row || !sells(row, line)) throw new AppError('4042');
  const sale = toSpecialSaleCard(row);
  assertOpen({ ...sale, leftPieces: 1 }, at);
  return unitPriceAt(sale, line);
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
