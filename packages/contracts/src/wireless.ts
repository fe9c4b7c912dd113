import { endpoint } from './endpoint.ts';
import { colourStock, sticker } from './goods.ts';
import { amount, boundedText, entity, integer, list, oneOf, optional, text, type ValueOf, yesNo } from './wire.ts';
import { discountTypes, joinTypes } from './wireless-codes.ts';

/** The parts of the card's monthly price (priceData). Whole won a month, except phonePrice and planPrice as named. */
export const wirelessPrice = entity({
  discountType: ['discType', oneOf(discountTypes)],
  memory: ['phoneMemory', text],
  /** Device instalment, won a month. */
  devicePrice: ['phonePrice', amount],
  planName: text,
  /** Plan after its discount, won a month. */
  planPrice: amount,
  /** Expected monthly payment: device + plan. */
  totalPrice: amount,
  instalmentMonths: integer,
  joinType: oneOf(joinTypes),
});

/** A wireless product card. */
export const wirelessCard = entity({
  goodsGroupNo: ['gdsGrpNo', text],
  name: ['gdsGrpNm', text],
  image: ['mainImgPath', text],
  tag: ['gdsGrpTag', text],
  stickers: ['gdsGrpStckr', list(sticker)],
  categoryNo: ['masterCtgNo', text],
  isFavourite: ['fvrtYn', yesNo],
  /** Text with comma, plus and brace markers (R3.08). */
  benefitLine1: ['otherItem1', text],
  benefitLine2: ['otherItem2', text],
  newCount: ['newNum', amount],
  transferCount: ['transNum', amount],
  changeCount: ['changeNum', amount],
  colours: ['colorQtyList', list(colourStock)],
  price: ['priceData', wirelessPrice],
  isSoldOut: ['soldOutYn', yesNo],
  brandName: text,
});
export type WirelessCard = ValueOf<typeof wirelessCard>;

const wirelessListReply = entity({ wirelessProducts: ['ncpList', list(wirelessCard)] });
const wirelessQuery = entity({
  searchProps: optional(entity({ brandType: optional(boundedText(40)), rangeType: optional(boundedText(40)) })),
  goodsGroupNos: ['gdsGrpNolist', list(boundedText(20, 1), 60)],
});

/** POST products/wireless: cards of phones, by numbers or by brand and price range (an empty list means all). */
export const listWirelessByNumber = endpoint({
  method: 'POST',
  path: '/products/wireless',
  access: 'shopper',
  summary: '휴대폰 카드 목록',
  look: 'open',
  body: wirelessQuery,
  data: wirelessListReply,
  errors: [],
});
/** POST pre/layout/product/wireless: the same before sign-in. */
export const listPublicWirelessByNumber = endpoint({
  method: 'POST',
  path: '/pre/layout/product/wireless',
  access: 'public',
  summary: '휴대폰 카드 목록 (로그인 전)',
  look: 'open',
  body: wirelessQuery,
  data: wirelessListReply,
  errors: [],
});
