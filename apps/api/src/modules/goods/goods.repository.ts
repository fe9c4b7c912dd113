import type { DeliveryMethod, GoodsStatus, OptionUse } from '@mall/contracts/codes';
import type { Labelled } from '@mall/contracts/goods';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { stockOf } from '../../catalogue/product-parts.repository.ts';
import { selectProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';

function selectGoods(transaction: MallTransaction, mall: MallScope, viewer: Viewer, productNos: readonly string[]) {
  return selectProducts(transaction, mall, { kind: 'goods', viewer, productNos })
    .innerJoinLateral(stockOf(sql.ref('l.product_no')).as('stock'), (join) => join.onTrue())
    .select(['stock.colours', 'stock.stockQuantity', 'stock.orderableQuantity'])
    .select(['p.marketPrice', 'p.deliveryNote'])
    .select(sql<GoodsStatus>`p.status`.as('status'));
}

export type GoodsRow = Awaited<ReturnType<typeof listGoodsRows>>[number];

export function listGoodsRows(
  transaction: MallTransaction,
  mall: MallScope,
  viewer: Viewer,
  productNos: readonly string[],
) {
  return selectGoods(transaction, mall, viewer, productNos).execute();
}

export function findGoodsInFull(transaction: MallTransaction, mall: MallScope, viewer: Viewer, productNo: string) {
  return selectGoods(transaction, mall, viewer, [productNo])
    .select(['p.brandId', 'p.summary', 'p.images', 'p.descriptionHtml', 'p.hasFreeDelivery'])
    .select(sql<DeliveryMethod>`p.delivery_method`.as('deliveryMethod'))
    .select(sql<Labelled[]>`p.specifications`.as('specifications'))
    .select(sql<Labelled[]>`p.statutory_notice`.as('statutoryNotice'))
    .executeTakeFirst();
}

/** The choices of a product, without those deleted; the catalogue is shared, so the scope only says whose transaction this is. */
export function listOptions(transaction: MallTransaction, _mall: MallScope, productNo: string) {
  return transaction
    .selectFrom('productOption')
    .select(['optionNo', 'colourName', 'colourHex', 'label', 'extraPrice', 'stockQuantity', 'image'])
    .select(sql<OptionUse>`use_code`.as('useCode'))
    .where('productNo', '=', productNo)
    .where('useCode', '<>', 'GD00704')
    .orderBy('optionNo')
    .execute();
}
