import { listSorts } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { goodsCard } from './goods.ts';
import { highestNumber } from './numbers.ts';
import { subscriptionCard } from './subscription.ts';
import {
  amount,
  boundedText,
  entity,
  integer,
  list,
  oneOf,
  optional,
  queryInteger,
  queryList,
  text,
  type ValueOf,
  yesNo,
} from './wire.ts';
import { wirelessCard } from './wireless.ts';

/** Products on one page of a list. */
export const productPageSize = 40;
const price = queryInteger(0, highestNumber);
const page = queryInteger(1, 250);

/** The filters of a list; every part may be missing. Prices in won, colours by family name, rates in percent. */
const filters = {
  brandIds: optional(queryList(20)),
  minimumPrice: optional(price),
  maximumPrice: optional(price),
  colourFamilies: optional(queryList(12)),
  hasFreeDelivery: optional(yesNo),
  shipsToday: optional(yesNo),
  minimumDiscountRate: optional(queryInteger(0, 99)),
  includesSoldOut: optional(yesNo),
};
/** The parameters of a list: what is shown, filters, order and page. */
export const productListQuery = entity({
  categoryNo: ['ctgNo', boundedText(12, 1)],
  sort: optional(oneOf(listSorts)),
  page: optional(page),
  ...filters,
});
export type ProductListQuery = ValueOf<typeof productListQuery>;

/** A choice of a filter and how many products it would leave. */
const counted = entity({ id: text, label: text, count: amount });
/** The filters of a list; the price bars are equal steps between the lowest and highest price. */
export const facets = entity({
  brands: list(counted),
  colourFamilies: list(entity({ id: text, label: text, hex: text, count: amount })),
  prices: entity({ minimum: amount, maximum: amount, bars: list(amount) }),
  freeDeliveryCount: amount,
  shipsTodayCount: amount,
  soldOutCount: amount,
  discountRates: list(counted),
});
export type Facets = ValueOf<typeof facets>;

/** GET products/list/goods: one page of a category's goods; 4040 for an unknown category. */
export const listCategoryGoods = endpoint({
  method: 'GET',
  path: '/products/list/goods',
  access: 'shopper',
  summary: '카테고리 상품 목록',
  query: productListQuery,
  data: entity({ total: amount, page: integer, pageSize: integer, goods: ['goodsList', list(goodsCard)] }),
  errors: ['4040'],
  offline: 'kept',
});
/** GET products/list/facets: the filters of a category's goods, with counts under the other filters. */
export const getCategoryFacets = endpoint({
  method: 'GET',
  path: '/products/list/facets',
  access: 'shopper',
  summary: '카테고리 필터와 개수',
  query: productListQuery,
  data: facets,
  errors: ['4040'],
  offline: 'kept',
});
/** GET products/list/wireless: a category's phones with their monthly prices. */
export const listCategoryWireless = endpoint({
  method: 'GET',
  path: '/products/list/wireless',
  access: 'shopper',
  summary: '카테고리 휴대폰 목록',
  query: productListQuery,
  data: entity({ total: amount, page: integer, pageSize: integer, wirelessProducts: ['ncpList', list(wirelessCard)] }),
  errors: ['4040'],
  offline: 'kept',
});
/** GET products/list/subscriptions: a category's subscription products. */
export const listCategorySubscriptions = endpoint({
  method: 'GET',
  path: '/products/list/subscriptions',
  access: 'shopper',
  summary: '카테고리 구독 상품 목록',
  query: productListQuery,
  data: entity({ total: amount, page: integer, pageSize: integer, subscriptions: list(subscriptionCard) }),
  errors: ['4040'],
  offline: 'kept',
});
/** GET products/list/orderable: goods that members of an UPLOAD mall may order by spreadsheet, one page at a time; 4030 elsewhere. */
export const listOrderableGoods = endpoint({
  method: 'GET',
  path: '/products/list/orderable',
  access: 'uploader',
  summary: '대량주문 가능 상품',
  query: entity({ keyword: optional(boundedText(40)), page: optional(page) }),
  data: entity({ total: amount, page: integer, pageSize: integer, goods: ['goodsList', list(goodsCard)] }),
  errors: [],
  offline: 'kept',
});
