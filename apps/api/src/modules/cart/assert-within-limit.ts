import type { CartItem } from '@mall/contracts/cart';
import { AppError } from '@mall/contracts/errors';
import { exceededLimitText, exceededPieces } from '@mall/domain/holding-limit';
import { isSameOption } from './price-item.ts';

type Limited = { readonly productNo: string; readonly name: string; readonly mostPieces: number };

/**
 * 4710 when a change would put more pieces of a product into the basket than one member may have, over all its options.
 */
export function assertWithinLimit(
  products: readonly Limited[],
  { before, changed }: { readonly before: readonly CartItem[]; readonly changed: readonly CartItem[] },
): void {
  const after = [...before.filter((item) => !changed.some(isSameOption(item))), ...changed];
  const lines = after.flatMap((item) => {
    const product = products.find(({ productNo }) => productNo === item.productNo);
    return product ? [{ ...item, name: product.name, mostPieces: product.mostPieces }] : [];
  });
  const exceededLimit = exceededPieces(lines);
  if (exceededLimit) throw new AppError('4710', { description: exceededLimitText(exceededLimit) });
}
