import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { stockOf } from '../../catalogue/product-parts.repository.ts';
import { selectProducts, type WantedProducts } from '../../catalogue/select-products.repository.ts';

const selectGoods = (transaction: MallTransaction, { memberNo, productNos }: WantedProducts) =>
  selectProducts(transaction, { kind: 'goods', memberNo, productNos })
    .innerJoinLateral(stockOf(sql.ref('l.product_no')).as('stock'), (join) => join.onTrue())
    .select(['stock.colours', 'stock.stockQuantity', 'stock.orderableQuantity', 'stock.onlyOptionNo'])
    .select(['p.marketPrice', 'p.deliveryNote', 'p.deliveryMethod', 'p.shipsToday'])
    .select(['l.reviewCount', 'l.starAverage']);

export type GoodsRow = Awaited<ReturnType<typeof listGoodsRows>>[number];

export const listGoodsRows = compiledQuery(selectGoods);

export const listTaggedGoodsRows = compiledQuery((transaction, wanted: WantedProducts) =>
  selectGoods(transaction, wanted).select('p.searchTags'),
);

export const listGoodsInFull = compiledQuery((transaction, wanted: WantedProducts) =>
  selectGoods(transaction, wanted)
    .select(['p.brandId', 'p.mostPieces', 'p.summary', 'p.images', 'p.descriptionHtml', 'p.hasFreeDelivery'])
    .select(['p.specifications', 'p.statutoryNotice', 'p.seller']),
);

/** The options of a product, without those deleted. */
export const listOptions = compiledQuery((transaction, { productNo }: { productNo: string }) =>
  transaction
    .selectFrom('productOption as o')
    .innerJoin('optionStock as s', (join) =>
      join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
    )
    .select(['o.optionNo', 'o.colourName', 'o.colourHex', 'o.label', 'o.extraPrice', 's.quantity as stockQuantity'])
    .select(['o.image', 'o.useCode'])
    .where('o.productNo', '=', productNo)
    .where('o.useCode', '<>', 'GD00704')
    .orderBy('o.optionNo'),
);
