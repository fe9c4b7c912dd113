import type { GoodsCard } from '@mall/contracts/goods';
import { isSoldOut } from '@mall/domain/sold-out';
import type { Viewer } from '../../catalogue/viewer.ts';
import type { GoodsRow } from './goods.repository.ts';

/** The file format of every product picture. */
const pictureExtension = 'webp';

/** A card as this viewer may see it. */
export function toGoodsCard(row: GoodsRow, viewer: Viewer): GoodsCard {
  return {
    masterGoodsNo: row.productNo,
    goodsGroupNo: row.productNo,
    tag: row.tag,
    stickers: row.stickers,
    state: row.state,
    fileExtension: pictureExtension,
    colours: row.colours,
    stockQuantity: row.stockQuantity,
    orderableQuantity: row.orderableQuantity,
    onlyOptionNo: row.onlyOptionNo,
    name: row.name,
    modelName: row.modelName,
    // R5.09: members only; 0 in the catalogue means that there is none.
    marketPrice: viewer && row.marketPrice > 0 ? row.marketPrice : null,
    salePrice: row.salePrice,
    isFavourite: row.isFavourite,
    image: row.image,
    isSoldOut: isSoldOut(row),
    brandName: row.brandName,
    deliveryNote: row.deliveryNote,
    deliveryMethod: row.deliveryMethod,
    shipsToday: row.shipsToday,
    reviewCount: row.reviewCount,
    averageStars: row.starAverage / 10,
  };
}
