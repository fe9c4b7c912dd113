import type { MallTransaction } from '@mall/db/in-mall';
import { piecesLeft } from '@mall/domain/cart-line-state';
import type { UploadOffer } from '@mall/domain/upload-check';
import { sql } from 'kysely';
import { isOffered } from '../../catalogue/select-products.repository.ts';

/** Every option of these products, or of all the mall's goods, at today's price and stock. */
export async function listUploadOffers(
  transaction: MallTransaction,
  { productNos, limit }: { readonly productNos?: readonly string[]; readonly limit?: number },
): Promise<UploadOffer[]> {
  const rows = await transaction
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .innerJoin('brand as b', 'b.brandId', 'p.brandId')
    .innerJoin('productOption as o', 'o.productNo', 'l.productNo')
    .innerJoin('optionStock as s', (join) =>
      join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
    )
    .select([
      'p.productNo',
      'o.optionNo',
      'p.name',
      'b.name as brandName',
      'p.state',
      'p.hasFreeDelivery',
      'p.deliveryMethod',
    ])
    .select([
      'o.colourName',
      'o.label as optionLabel',
      'o.useCode',
      's.quantity as stockQuantity',
      isOffered.as('isShown'),
    ])
    .select(sql<number>`l.sale_price + o.extra_price`.as('unitPrice'))
    .select(sql<number | null>`nullif(p.market_price, 0) + o.extra_price`.as('marketPrice'))
    .select(sql<string>`coalesce(nullif(o.image, ''), p.image)`.as('image'))
    .where('l.mallId', '=', transaction.mallId)
    .where('l.kind', '=', 'goods')
    .where(isOffered)
    .where('o.useCode', 'not in', ['GD00702', 'GD00704'])
    .$if(productNos !== undefined, (query) =>
      query.where(sql<boolean>`l.product_no = any (${productNos ?? []}::text[])`),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy('l.sortOrder')
    .orderBy('l.productNo')
    .orderBy('o.optionNo')
    .execute();
  return rows.map(({ state, useCode, stockQuantity, isShown, marketPrice, ...offer }) => ({
    ...offer,
    marketPrice: marketPrice !== null && marketPrice > offer.unitPrice ? marketPrice : null,
    piecesLeft: piecesLeft({ isShown: isShown ?? false, state, useCode, stockQuantity }),
  }));
}
