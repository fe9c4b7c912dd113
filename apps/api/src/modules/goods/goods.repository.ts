import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { stockOf } from '../../catalogue/product-parts.repository.ts';
import { selectProducts, type WantedProducts } from '../../catalogue/select-products.repository.ts';

const selectGoods = (transaction: MallTransaction, { memberNo, productNos }: WantedProducts) =>
  selectProducts(transaction, { kind: 'goods', memberNo, productNos })
    .innerJoinLateral(stockOf(sql.ref('l.product_no')).as('stock'), (join) => join.onTrue())
    .select(['stock.colours', 'stock.stockQuantity', 'stock.orderableQuantity', 'stock.onlyOptionNo'])
    .select(['p.marketPrice', 'p.deliveryNote', 'p.deliveryMethod', 'p.shipsToday', 'p.state'])
    .select(['l.reviewCount', 'l.starAverage']);

export type GoodsRow = Awaited<ReturnType<typeof listGoodsRows>>[number];

export const listGoodsRows = compiledQuery(selectGoods);

export const listGoodsInFull = compiledQuery((transaction, wanted: WantedProducts) =>
  selectGoods(transaction, wanted)
    .select(['p.brandId', 'p.mostPieces', 'p.summary', 'p.images', 'p.descriptionHtml', 'p.hasFreeDelivery'])
    .select(['p.specifications', 'p.statutoryNotice', 'p.seller']),
);

/** The options of a product, without those deleted. */
export const listOptions = compiledQuery((transaction, { productNo }: { productNo: string }) =>
  transaction
    .selectFrom('productOption')
    .select(['optionNo', 'colourName', 'colourHex', 'label', 'extraPrice', 'stockQuantity', 'image', 'useCode'])
    .where('productNo', '=', productNo)
    .where('useCode', '<>', 'GD00704')
    .orderBy('optionNo'),
);
