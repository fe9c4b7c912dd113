import { endpoint } from './endpoint.ts';
import { boundedText, entity, list } from './wire.ts';

/** The most products that are stored. */
export const mostRecentViews = 50;

const productNo = boundedText(20, 1);
/** Numbers of the member's recently viewed products, newest first. */
const recentViews = entity({ productNos: list(productNo, mostRecentViews) });
const common = { access: 'shopper', data: recentViews, errors: [] } as const;

/** POST recent-views: adds what a device has seen, newest first, and returns the member's list; unknown products are left out. */
export const mergeRecentViews = endpoint({
  ...common,
  method: 'POST',
  path: '/recent-views',
  unawaited: true,
  summary: '이 기기에서 본 상품 합치기',
  body: recentViews,
});
/** DELETE recent-views/{productNo}: removes a product from the list; idempotent. */
export const removeRecentView = endpoint({
  ...common,
  method: 'DELETE',
  path: '/recent-views/:productNo',
  summary: '최근 본 상품 지우기',
  params: entity({ productNo }),
});
/** DELETE recent-views: empties the list. */
export const clearRecentViews = endpoint({
  ...common,
  method: 'DELETE',
  path: '/recent-views',
  summary: '최근 본 상품 모두 지우기',
});
