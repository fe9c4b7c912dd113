import type { ReviewInput } from '@mall/contracts/own-review';
import { createBuyer, item } from './buyer.ts';
import { deliverOrder } from './deliver-order.ts';
import type { Shop } from './shop.ts';

export const reviewWords: ReviewInput = {
  ...{
    stars: 5,
    body: '하루 만 보 넘게 걷는데 발바닥이 편해요. 가벼워서 좋아요.',
    fit: null,
    height: null,
    weight: null,
  },
  ...{ usualSize: '', isRewarded: false, pictures: [] },
};

/** A member who buys, keeps and reviews. */
export function createReviewer(shop: Shop, { mallUrl = 'familyshop', mallId = 1, token = '' } = {}) {
  const buyer = createBuyer(shop, { mallUrl, token });
  const at = shop.at(mallUrl);
  const signed = { token: token || (shop.tokens[mallUrl] ?? '') };
  const path = (orderNo: string, lineNo = 1) => `/customer-reviews/${orderNo}/${lineNo}`;
  return {
    ...{ at, signed, buyer },
    /** Buys a piece, and moves the order to this state; the total is the goods' price with freight. */
    bring: async (total: number, { productNo = 'GD0001', optionNo = 1, to = 'CONFIRMED' } = {}) => {
      const orderNo = await buyer.buy([item(productNo, 1, optionNo)], total, { expectedTotal: total });
      if (to === 'PAID') return orderNo;
      await deliverOrder(shop.app.dependencies, { mallId }, orderNo);
      if (to === 'CONFIRMED') await buyer.confirm(orderNo);
      return orderNo;
    },
    subject: <Data>(orderNo: string, lineNo = 1) => at.get<Data>(path(orderNo, lineNo), signed),
    save: (orderNo: string, words: Partial<ReviewInput> = {}, lineNo = 1) =>
      at.put<{ reviewNo: number }>(path(orderNo, lineNo), { ...signed, body: { ...reviewWords, ...words } }),
    remove: (orderNo: string) => at.delete(path(orderNo), signed),
    list: <Data>(productNo: string, query = '') => at.get<Data>(`/products/goods/${productNo}/reviews${query}`, signed),
    get: <Data>(below: string) => at.get<Data>(below, signed),
    vote: (reviewNo: number, isHelpful = true) =>
      at.put<{ helpfulCount: number }>(`/review-votes/${reviewNo}`, { ...signed, body: { isHelpful } }),
    report: (reviewNo: number, reason = 'ABUSE') =>
      at.put(`/review-reports/${reviewNo}`, { ...signed, body: { reason, words: '욕이 있어요' } }),
  };
}
export type Reviewer = ReturnType<typeof createReviewer>;
