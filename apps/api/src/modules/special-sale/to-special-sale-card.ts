import type { SpecialSaleCard } from '@mall/contracts/special-sale';
import type { SaleRow } from './special-sale.repository.ts';

/** A sale as lists show it; the shelf, which all malls share, may be emptier than the sale. */
export function toSpecialSaleCard({
  optionNos: _optionNos,
  takenPieces,
  stockPieces,
  marketPrice,
  startsAt,
  endsAt,
  ...row
}: SaleRow): SpecialSaleCard {
  return {
    ...row,
    marketPrice: marketPrice > row.salePrice ? marketPrice : null,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    leftPieces: Math.min(row.totalPieces - takenPieces, stockPieces),
  };
}
