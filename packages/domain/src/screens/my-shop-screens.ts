import { applicationStates } from '@mall/contracts/application-codes';
import { productKinds } from '@mall/contracts/codes';
import { orderStates } from '@mall/contracts/order-codes';
import { questionStates } from '@mall/contracts/question-codes';
import { subscriptionStates } from '@mall/contracts/subscription-application-codes';
import * as access from './access.ts';
import { both, inMyShop, type Row } from './screen-row.ts';
import * as search from './search-parameters.ts';
import { oneOf, page, text } from './search-schema.ts';

/** My Shop's part of the table of screens. */
export const myShopScreens = {
  myShop: { ...inMyShop('myshop/main', 'myShop/main'), access: access.accountHolders },
  memberInfo: { ...inMyShop('myshop/checkPassword', 'myShop/modMemInfoPwConfirm'), access: access.accountHolders },
  withdrawal: { ...inMyShop('myshop/scssMemberForm', 'withdrawal'), access: access.individuals },
  faq: { ...inMyShop('myshop/listFaq', 'myShop/faqList'), access: access.joinedMembers },
  recentlyViewed: { ...inMyShop('myshop/listRecent', 'myShop/listRecent'), access: access.individuals },
  wishlist: {
    ...inMyShop('myshop/listMyJjim', 'myQuestion/listMyJjim'),
    access: access.individuals,
    search: { kind: oneOf(productKinds), page: page(100) },
  },
  restockAlerts: { ...both('myshop/listRestock'), layout: 'myShop', access: access.individuals },
  addressBook: { ...inMyShop('myshop/listMyDelivery', 'myQuestion/listMyDelivery'), access: access.accountHolders },
  orderList: {
    ...inMyShop('myshop/listMyOrder', 'myQuestion/listMyOrder'),
    access: access.accountHolders,
    search: { from: search.day, to: search.day, state: oneOf(orderStates), claimed: oneOf(['only']), page: page() },
  },
  /** For members who order by spreadsheet, who have only My Shop's addresses; everybody else's orders are at `order/detail`. */
  uploadOrder: {
    ...inMyShop('myshop/detailMyOrder/$orderNo', 'myShop/detailMyOrder/$orderNo'),
    barTitle: '주문 상세',
    access: access.uploaders,
    search: search.claimForm,
  },
  subscriptions: {
    ...inMyShop('myshop/listMySubs', 'myShop/listMySubs'),
    access: access.individuals,
    search: { state: oneOf(subscriptionStates), page: page() },
  },
  applications: {
    ...inMyShop('myshop/listMyWireless', 'myShop/listMyWireless'),
    access: access.individuals,
    search: { state: oneOf(applicationStates), page: page() },
  },
  myReviews: {
    ...inMyShop('myshop/listMyReview', 'myQuestion/listMyReview'),
    access: access.individuals,
    search: { tab: oneOf(['written']), page: page() },
  },
  reviewForm: {
    ...inMyShop('myshop/formMyReview/$orderNo/$lineNo', 'myQuestion/formMyReview/$orderNo/$lineNo'),
    access: access.individuals,
  },
  questionList: {
    ...inMyShop('myshop/listMyQuestion', 'myQuestion/listMyQuestion'),
    barTitle: '1:1 문의',
    access: access.accountHolders,
    search: { state: oneOf(questionStates), page: page() },
  },
  question: {
    ...inMyShop('myshop/detailMyQuestion/$questionNo', 'myQuestion/detailMyQuestion/$questionNo'),
    barTitle: '1:1 문의',
    access: access.accountHolders,
  },
  questionForm: {
    ...inMyShop('myshop/formMyQuestion', 'myQuestion/formMyQuestion'),
    access: access.accountHolders,
    search: { orderNo: text(/^20\d{14}$/) },
  },
  questionChange: {
    ...inMyShop('myshop/formMyQuestion/$questionNo', 'myQuestion/formMyQuestion/$questionNo'),
    access: access.accountHolders,
  },
} as const satisfies Record<string, Row>;
