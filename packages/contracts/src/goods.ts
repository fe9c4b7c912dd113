import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { deliveryMethodCodes, goodsStateCodes, optionUseCodes } from './product-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  text,
  type ValueOf,
  yesNo,
} from './wire.ts';

/** A sticker on a picture; an invalid colour is rendered black (R5.07). */
export const sticker = entity({ type: text, colour: ['color', text] });
export type Sticker = ValueOf<typeof sticker>;

/** A colour of a product with its stock (colorQtyList). */
export const colourStock = entity({
  name: ['colorNm', text],
  hex: ['colorHexCode', text],
  stockQuantity: ['stckqty', amount],
  useCode: ['useYn', oneOf(optionUseCodes)],
});
export type ColourStock = ValueOf<typeof colourStock>;

/** A goods card. Prices are whole won; the market price is null for visitors (R5.09). */
export const goodsCard = entity({
  masterGoodsNo: ['masterGdsNo', text],
  goodsGroupNo: ['gdsGrpNo', text],
  tag: ['gdsGrpTag', text],
  stickers: ['gdsGrpStckr', list(sticker)],
  state: ['gdsStat', oneOf(goodsStateCodes)],
  fileExtension: ['fileExt', text],
  colours: ['colorQtyList', list(colourStock)],
  /** Pieces in stock in all colours. */
  stockQuantity: ['stckqty', amount],
  /** Pieces in stock in the colours on sale. */
  orderableQuantity: ['stckqty2', amount],
  /** Its only option, if there is just one: it can be put in the basket from its card. */
  onlyOptionNo: nullable(integer),
  name: ['dispGdsNm', text],
  modelName: ['modelNm', text],
  marketPrice: ['mktPrc', nullable(amount)],
  salePrice: ['slPrc', amount],
  isFavourite: ['fvrtYn', yesNo],
  /** Below endPoint, without width and extension. */
  image: text,
  isSoldOut: ['soldOutYn', yesNo],
  brandName: text,
  deliveryNote: text,
  /** What its arrival day depends on. */
  deliveryMethod: oneOf(deliveryMethodCodes),
  shipsToday: boolean,
  /** Reviews in this mall, and the average of their stars to one decimal; 0 for none. */
  reviewCount: amount,
  averageStars: plain(z.number()),
});
export type GoodsCard = ValueOf<typeof goodsCard>;

/** The requested goods group numbers, at most 60. */
export const goodsGroupNumbers = entity({ goodsGroupNos: ['gdsGrpNolist', list(boundedText(20, 1), 60)] });
const goodsListReply = entity({ goods: ['goodsList', list(goodsCard)] });

/** POST products/goods: cards of the given goods, in the requested order; goods that the mall does not list are left out. */
export const listGoodsByNumber = endpoint({
  method: 'POST',
  path: '/products/goods',
  access: 'shopper',
  summary: '상품 카드 목록',
  look: 'open',
  body: goodsGroupNumbers,
  data: goodsListReply,
  errors: [],
});
/** POST pre/layout/product/goods: the same before sign-in, without market prices. */
export const listPublicGoodsByNumber = endpoint({
  method: 'POST',
  path: '/pre/layout/product/goods',
  access: 'public',
  summary: '상품 카드 목록 (로그인 전)',
  look: 'open',
  body: goodsGroupNumbers,
  data: goodsListReply,
  errors: [],
});
