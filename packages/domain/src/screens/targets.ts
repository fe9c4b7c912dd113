import { type BoardType, boardType, type CategoryType, categoryType } from '@mall/contracts/codes';
import type { OrderPaymentMethod } from '@mall/contracts/order-codes';
import type { SubscriptionChoice } from '../subscription-choice.ts';
import type { SubscriptionOrderPage } from '../subscription-order-pages.ts';
import type { ScreenTarget } from './screen-path.ts';

type OwnOrder = { readonly orderNo: string; readonly paymentMethod: OrderPaymentMethod };

/** R2.16: the list of a category. */
export function categoryTarget(type: CategoryType, categoryNo: string): ScreenTarget {
  const search = { ctgNo: categoryNo };
  if (type === categoryType.subscription) return { screen: 'subscriptionList', search };
  if (type === categoryType.event) return { screen: 'exhibitionList', search };
  return { screen: 'goodsList', search };
}

/** R2.17 for goods, R2.11 for phones, and the subscription's own page: the target of a product's card. */
export function productTarget(productNo: string, categoryNo = ''): ScreenTarget {
  if (productNo.startsWith('SB')) return { screen: 'subscriptionDetail', search: { subsNo: productNo } };
  if (productNo.startsWith('HP'))
    return { screen: 'wirelessDetail', search: { ctgNo: categoryNo, gdsGrpNo: productNo } };
  return { screen: 'goodsDetail', goodsNo: productNo };
}

/** R2.16: a board; on the mobile site its first pages have names of their own. */
export function boardTarget(type: BoardType, page = 1): ScreenTarget {
  if (page > 1) return { screen: 'boardList', search: { tp: type, page } };
  return { screen: type === boardType.mdReview ? 'reviews' : 'notices' };
}

/** An order's page for its member. */
export const ownOrderTarget = ({ orderNo, paymentMethod }: OwnOrder): ScreenTarget<'orderDetail' | 'uploadOrder'> =>
  paymentMethod === 'ON_ACCOUNT' ? { screen: 'uploadOrder', orderNo } : { screen: 'orderDetail', orderNo };

/** A page of the application for a subscription with the choice in its address, so that it survives a reload and can be shared. */
export const subscriptionOrderTarget = (
  orderPage: Exclude<SubscriptionOrderPage, 'complete'>,
  subsNo: string,
  { months, careType, cardNo }: SubscriptionChoice,
): ScreenTarget<'subscriptionOrder'> => ({
  screen: 'subscriptionOrder',
  orderPage,
  search: { subsNo, term: String(months), care: careType, card: cardNo === null ? undefined : String(cardNo) },
});
