import { endpoint } from './endpoint.ts';
import { goodsDetail } from './goods-detail.ts';
import { amount, entity, instant, integer, list, nullable, querySerialNumber, text, type ValueOf } from './wire.ts';

/**
 * A sale of one product for a limited time; prices are won for one piece. Whether it is running follows from its times and what is left.
 */
export const specialSaleCard = entity({
  saleNo: integer,
  headline: text,
  productNo: text,
  name: text,
  brandName: text,
  image: text,
  marketPrice: nullable(amount),
  /** The mall's price outside of the sale. */
  usualPrice: amount,
  salePrice: amount,
  startsAt: instant,
  endsAt: instant,
  totalPieces: amount,
  /** Pieces that can still be ordered; unpaid orders that expire return theirs. */
  leftPieces: amount,
  mostPerMember: integer,
});
export type SpecialSaleCard = ValueOf<typeof specialSaleCard>;

/** The server's clock at the response: countdowns use it, regardless of the device's clock. */
const repliedAt = instant;

/** GET special-sales: current and future ones, and those that ended within a week; the first to end comes first. */
export const listSpecialSales = endpoint({
  method: 'GET',
  path: '/special-sales',
  access: 'shopper',
  summary: '특가 목록',
  data: entity({ repliedAt, sales: list(specialSaleCard) }),
  errors: [],
  offline: 'kept',
});

export const specialSaleDetail = entity({
  repliedAt,
  sale: specialSaleCard,
  /** The product, with the options in the sale; its card has the usual price. */
  goods: goodsDetail,
  /** Pieces in this member's active orders, paid or not. */
  heldPieces: amount,
});
export type SpecialSaleDetail = ValueOf<typeof specialSaleDetail>;

/** GET special-sales/{no}: a sale in full, also before it begins and after it ends; 4042 when the mall has none of that number. */
export const getSpecialSale = endpoint({
  method: 'GET',
  path: '/special-sales/:saleNo',
  access: 'shopper',
  summary: '특가 상세',
  params: entity({ saleNo: querySerialNumber }),
  data: specialSaleDetail,
  errors: ['4042'],
  offline: 'kept',
});
