import type { DeliveryMethod, GoodsState, OptionUse } from '@mall/contracts/codes';
import type { Labelled } from '@mall/contracts/goods';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { stockOf } from '../../catalogue/product-parts.repository.ts';
import { selectProducts, type WantedProducts } from '../../catalogue/select-products.repository.ts';

const selectGoods = (transaction: MallTransaction, { memberNo, productNos }: WantedProducts) =>
  selectProducts(transaction, { kind: 'goods', memberNo, productNos })
    .innerJoinLateral(stockOf(sql.ref('l.product_no')).as('stock'), (join) => join.onTrue())
    .select(['stock.colours', 'stock.stockQuantity', 'stock.orderableQuantity'])
    .select(['p.marketPrice', 'p.deliveryNote'])
    .select(sql<GoodsState>`p.state`.as('state'));

export type GoodsRow = Awaited<ReturnType<typeof listGoodsRows>>[number];

export const listGoodsRows = compiledQuery(selectGoods);

export const listGoodsInFull = compiledQuery((transaction, wanted: WantedProducts) =>
  selectGoods(transaction, wanted)
    .select(['p.brandId', 'p.mostPieces', 'p.summary', 'p.images', 'p.descriptionHtml', 'p.hasFreeDelivery'])
    .select(sql<DeliveryMethod>`p.delivery_method`.as('deliveryMethod'))
    .select(sql<Labelled[]>`p.specifications`.as('specifications'))
    .select(sql<Labelled[]>`p.statutory_notice`.as('statutoryNotice')),
);

/** The options of a product, without those deleted; the catalogue is shared, so the scope only says whose transaction this is. */
export const listOptions = compiledQuery((transaction, { productNo }: { productNo: string }) =>
  transaction
    .selectFrom('productOption')
    .select(['optionNo', 'colourName', 'colourHex', 'label', 'extraPrice', 'stockQuantity', 'image'])
    .select(sql<OptionUse>`use_code`.as('useCode'))
    .where('productNo', '=', productNo)
    .where('useCode', '<>', 'GD00704')
    .orderBy('optionNo'),
);
