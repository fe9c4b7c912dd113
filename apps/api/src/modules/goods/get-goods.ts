import { AppError } from '@mall/contracts/errors';
import type { GoodsDetail } from '@mall/contracts/goods-detail';
import type { MallTransaction } from '@mall/db/in-mall';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { productDelivery, ratesByMethod } from '@mall/domain/delivery-rates';
import { noticeWithSeller } from '@mall/domain/seller';
import { getDeliveryRates } from '../../catalogue/get-delivery-rates.ts';
import { listCategoryPath } from '../../catalogue/product-parts.repository.ts';
import { wantedProducts } from '../../catalogue/select-products.repository.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { listGoodsInFull, listOptions } from './goods.repository.ts';
import { toGoodsCard } from './to-goods-card.ts';

/** A goods product in full; 4042 unless this mall lists and shows it. */
export async function getGoods(
  transaction: MallTransaction,
  mall: Mall,
  viewer: Viewer,
  productNo: string,
): Promise<GoodsDetail> {
  const [row] = await listGoodsInFull(transaction, wantedProducts(viewer, [productNo]));
  if (!row) throw new AppError('4042');
  const [options, categoryPath, deliveryRates] = await Promise.all([
    listOptions(transaction, { productNo }),
    listCategoryPath(transaction, row.categoryNo),
    getDeliveryRates(transaction, mall),
  ]);
  return {
    card: toGoodsCard(row, viewer),
    brandId: row.brandId,
    summary: row.summary,
    images: row.images,
    options,
    descriptionHtml: row.descriptionHtml,
    specifications: row.specifications,
    statutoryNotice: noticeWithSeller(row.statutoryNotice, row.seller),
    deliveryMethod: deliveryMethodName(row.deliveryMethod),
    mostPieces: row.mostPieces ?? mall.mostPieces,
    ...productDelivery(row, ratesByMethod(deliveryRates)),
    categoryPath,
  };
}
