import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { optionUseCodes } from './product-codes.ts';
import { amount, boundedText, entity, integer, list, nullable, oneOf, text, type ValueOf } from './wire.ts';

/** A name and its value, as in a specification table. */
export const labelled = entity({ label: text, value: text });
export type Labelled = ValueOf<typeof labelled>;
/** An option of a product: a colour, a size or a set, with its own stock and extra price in won. */
export const goodsOption = entity({
  optionNo: integer,
  colourName: text,
  colourHex: text,
  label: text,
  extraPrice: amount,
  stockQuantity: amount,
  useCode: oneOf(optionUseCodes),
  image: text,
});
export type GoodsOption = ValueOf<typeof goodsOption>;

/** A goods product in full. */
export const goodsDetail = entity({
  card: goodsCard,
  brandId: integer,
  summary: text,
  images: list(text),
  options: list(goodsOption),
  descriptionHtml: text,
  specifications: list(labelled),
  /** 상품정보제공고시 (전자상거래법 13조). */
  statutoryNotice: list(labelled),
  deliveryMethod: text,
  /** For one piece on its own; goods amount in won from which delivery is free, null: never. */
  deliveryFee: amount,
  freeDeliveryFrom: nullable(amount),
  /** The most pieces, over all options, that one member may hold at a time. */
  mostPieces: integer,
  categoryPath: list(entity({ categoryNo: ['ctgNo', text], name: ['ctgNm', text] })),
});
export type GoodsDetail = ValueOf<typeof goodsDetail>;
/** GET products/goods/{id}: a goods product in full; 4042 when the mall does not sell it. */
export const getGoods = endpoint({
  method: 'GET',
  path: '/products/goods/:id',
  access: 'shopper',
  summary: '상품 상세',
  params: entity({ id: boundedText(20, 1) }),
  data: goodsDetail,
  errors: ['4042'],
  offline: 'kept',
});
