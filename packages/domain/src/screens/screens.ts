import { applicationStates } from '@mall/contracts/application-codes';
import { boardType, productKinds } from '@mall/contracts/codes';
import { highestNumber } from '@mall/contracts/numbers';
import { orderStates } from '@mall/contracts/order-codes';
import { questionStates } from '@mall/contracts/question-codes';
import { subscriptionStates } from '@mall/contracts/subscription-application-codes';
import * as access from './access.ts';
import * as search from './search-parameters.ts';
import { oneOf, otherwise, page, type SearchSchema, text, whole } from './search-schema.ts';

type Row = {
  /** The path below the mall: `$name` is one segment, a lone `$` any rest. None where the site has no such screen. */
  readonly desktop?: string;
  readonly mobile?: string;
  /** Other paths of the screen, on both sites. */
  readonly alsoAt?: readonly string[];
  /** The screen that replaces it on the site that does not have it. */
  readonly elsewhere?: { readonly screen: string; readonly search?: Readonly<Record<string, string>> };
  readonly access: access.Access;
  readonly search?: SearchSchema;
  /** Window popups cover a part of the page, so they stand only where nothing is paid for, applied for or written (R9.09). */
  readonly hasPopups?: true;
};

const both = <const Path extends string>(path: Path) => ({ desktop: path, mobile: path }) as const;

/**
 * Every screen of the mall: its paths on the two sites, who may open it (R6.03, R6.04), and what its address may say. Routes,
 * guards, links, redirects between the sites and the server's pages derive from it.
 */
export const screens = {
  intro: { mobile: 'intro', elsewhere: { screen: 'home' }, access: access.anyone },
  login: { ...both('login'), access: access.anyone, search: { redirect: text() } },
  signup: { ...both('signup'), access: access.joining },
  joinMail: { ...both('joinMailAuth'), access: access.anyone, search: search.mailedLink },
  dormantMail: { ...both('email/authDormant'), access: access.anyone, search: search.mailedLink },
  findId: { desktop: 'popup/findId', elsewhere: { screen: 'findAccount' }, access: access.anyone },
  findPassword: {
    desktop: 'popup/password',
    elsewhere: { screen: 'findAccount', search: { find: 'password' } },
    access: access.anyone,
    search: search.mailedLink,
  },
  findAccount: {
    mobile: 'findUserInfoForm',
    elsewhere: { screen: 'findId' },
    access: access.anyone,
    search: { find: oneOf(['password']), ...search.mailedLink },
  },
  simpleService: { mobile: 'kakao/handyService', elsewhere: { screen: 'home' }, access: access.anyone },
  familyShopIntro: {
    desktop: 'content/familyShopIntro',
    elsewhere: { screen: 'simpleService' },
    access: access.members,
    hasPopups: true,
  },
  certification: {
    ...both('popup/certPhone'),
    access: access.anyone,
    search: { purpose: text(), back: text(), ticket: text(), failure: text() },
  },
  paymentPopupReturn: { desktop: 'popup/payClaimInfoPopup', mobile: 'popup/pgReturnPopup', access: access.anyone },
  paymentNotice: { ...both('popup/payNoticePopup'), access: access.shoppers },
  dormantNotice: { desktop: 'popup/disDormant', elsewhere: { screen: 'dormantMail' }, access: access.members },
  emailNotice: { desktop: 'popup/notCertEmail', elsewhere: { screen: 'joinMail' }, access: access.joinedMembers },
  // A phone may print, or keep the sheets as files, as well.
  contractPrint: {
    ...both('popup/printWirelessGoodsOrder'),
    access: access.shoppers,
    search: { applicationNo: text() },
  },
  subscriptionPrint: { ...both('popup/printSubsOrder'), access: access.shoppers, search: { subsNo: text() } },
  // A temporary password must be changed by a member of any type (R4.08).
  updatePassword: { ...both('updatePasswordForm'), access: access.members },

  home: { ...both('home'), alsoAt: ['main/initMain', 'main/main/$'], access: access.shoppers, hasPopups: true },
  search: {
    ...both('search/searchGoodsList'),
    access: access.shoppers,
    search: { ...search.narrowedList, q: text(/\S/), tab: oneOf(search.searchTabs), sort: oneOf(search.searchSorts) },
    hasPopups: true,
  },
  goodsList: { ...both('goods/goodsList'), access: access.shoppers, search: search.productList, hasPopups: true },
  goodsDetail: { ...both('goods/ngd/$goodsNo'), access: access.shoppers, search: search.option },
  /** The older address of goods, with the number in the query. */
  goodsByNumber: {
    ...both('goods/detailGoods'),
    access: access.shoppers,
    search: { gdsGrpNo: text(), ...search.option },
  },
  goodsReviews: { ...both('goods/reviews/$goodsNo'), access: access.shoppers, search: search.reviews },
  goodsQuestions: { ...both('goods/questions/$goodsNo'), access: access.shoppers, search: search.productQuestions },
  wirelessDetail: { ...both('goods/detailWireless'), access: access.shoppers, search: search.phoneChoice },
  wirelessCompare: { ...both('goods/compareWireless'), access: access.shoppers },
  subscriptionList: { ...both('subs/subsList'), access: access.shoppers, search: search.productList, hasPopups: true },
  subscriptionDetail: { ...both('subs/detailSubs'), access: access.shoppers, search: search.subscriptionChoice },
  exhibitionList: {
    ...both('exhibition/listExhibition'),
    access: access.shoppers,
    search: { ctgNo: text() },
    hasPopups: true,
  },
  exhibition: { ...both('exhibition/detailExhibition/$exhibitionNo'), access: access.shoppers, hasPopups: true },
  saleList: { ...both('etcSale/list'), access: access.shoppers },
  sale: { ...both('etcSale/detail/$saleNo'), access: access.shoppers, search: search.option },
  boardList: {
    ...both('board/boardList'),
    access: access.members,
    search: { tp: search.board, page: page(1000), label: text(/^.{1,20}$/u), q: text(/^.{1,40}$/u) },
    hasPopups: true,
  },
  boardPost: {
    ...both('board/boardDetail'),
    access: access.members,
    search: { tp: search.board, no: otherwise(whole(highestNumber), 0) },
    hasPopups: true,
  },
  notices: {
    mobile: 'notice',
    elsewhere: { screen: 'boardList', search: { tp: boardType.notice, page: '1' } },
    access: access.members,
    hasPopups: true,
  },
  reviews: {
    mobile: 'mdReview',
    elsewhere: { screen: 'boardList', search: { tp: boardType.mdReview, page: '1' } },
    access: access.members,
    hasPopups: true,
  },

  cart: { desktop: 'order/cart', mobile: 'myQuestion/listCart', access: access.buyers },
  orderSheet: { ...both('order/orderSheet'), access: access.buyers, search: { items: text(), gift: oneOf(['Y']) } },
  giftGuide: { ...both('gift/giftMain'), access: access.buyers },
  /** Whoever has the link of a gift; its token stands behind the #. */
  gift: { ...both('gift/open'), access: access.anyone },
  saleOrder: { ...both('etcSale/order/$saleNo/$item'), access: access.buyers },
  paymentReturn: {
    ...both('order/paymentReturn'),
    access: access.shoppers,
    search: { paymentKey: text(), orderId: text(), amount: text(), code: text(), message: text() },
  },
  orderPay: { ...both('order/pay/$orderNo'), access: access.shoppers },
  orderComplete: { ...both('order/complete/$orderNo'), access: access.shoppers },
  orderDetail: { ...both('order/detail/$orderNo'), access: access.shoppers, search: search.claimForm },
  applicationDone: {
    desktop: 'order/orderWireless/complete/$applicationNo',
    mobile: 'goods/orderWireless/complete/$applicationNo',
    access: access.shoppers,
  },
  applicationDetail: {
    desktop: 'order/orderWireless/detail/$applicationNo',
    mobile: 'goods/orderWireless/detail/$applicationNo',
    access: access.shoppers,
  },
  applicationStep: {
    desktop: 'order/orderWireless/$step/$productNo',
    mobile: 'goods/orderWireless/$step/$productNo',
    access: access.buyers,
  },
  subscriptionOrder: {
    desktop: 'subs/goSubsOrder/$orderPage',
    mobile: 'subs/orderSubs/$orderPage',
    access: access.buyers,
    search: search.subscriptionChoice,
  },
  subscriptionApplication: { ...both('subs/detailSubsApplf/$applicationNo'), access: access.buyers },
  upload: {
    ...both('upload'),
    access: access.uploaders,
    search: { page: page(), q: text(/^.{1,40}$/u), upload: whole(highestNumber, 1), again: whole(1, 1) },
  },

  myShop: { desktop: 'myshop/main', mobile: 'myShop/main', access: access.accountHolders },
  memberInfo: { desktop: 'myshop/checkPassword', mobile: 'myShop/modMemInfoPwConfirm', access: access.accountHolders },
  withdrawal: { desktop: 'myshop/scssMemberForm', mobile: 'withdrawal', access: access.individuals },
  faq: { desktop: 'myshop/listFaq', mobile: 'myShop/faqList', access: access.joinedMembers },
  recentlyViewed: { desktop: 'myshop/listRecent', mobile: 'myShop/listRecent', access: access.individuals },
  wishlist: {
    desktop: 'myshop/listMyJjim',
    mobile: 'myQuestion/listMyJjim',
    access: access.individuals,
    search: { kind: oneOf(productKinds), page: page(100) },
  },
  restockAlerts: { ...both('myshop/listRestock'), access: access.individuals },
  addressBook: {
    desktop: 'myshop/listMyDelivery',
    mobile: 'myQuestion/listMyDelivery',
    access: access.accountHolders,
  },
  orderList: {
    desktop: 'myshop/listMyOrder',
    mobile: 'myQuestion/listMyOrder',
    access: access.accountHolders,
    search: { from: search.day, to: search.day, state: oneOf(orderStates), claimed: oneOf(['only']), page: page() },
  },
  /** For members who order by spreadsheet, of whom only My Shop's addresses are; everybody else's orders stand at `order/detail`. */
  uploadOrder: {
    desktop: 'myshop/detailMyOrder/$orderNo',
    mobile: 'myShop/detailMyOrder/$orderNo',
    access: access.uploaders,
    search: search.claimForm,
  },
  subscriptions: {
    desktop: 'myshop/listMySubs',
    mobile: 'myShop/listMySubs',
    access: access.individuals,
    search: { state: oneOf(subscriptionStates), page: page() },
  },
  applications: {
    desktop: 'myshop/listMyWireless',
    mobile: 'myShop/listMyWireless',
    access: access.individuals,
    search: { state: oneOf(applicationStates), page: page() },
  },
  myReviews: {
    desktop: 'myshop/listMyReview',
    mobile: 'myQuestion/listMyReview',
    access: access.individuals,
    search: { tab: oneOf(['written']), page: page() },
  },
  reviewForm: {
    desktop: 'myshop/formMyReview/$orderNo/$lineNo',
    mobile: 'myQuestion/formMyReview/$orderNo/$lineNo',
    access: access.individuals,
  },
  questionList: {
    desktop: 'myshop/listMyQuestion',
    mobile: 'myQuestion/listMyQuestion',
    access: access.accountHolders,
    search: { state: oneOf(questionStates), page: page() },
  },
  question: {
    desktop: 'myshop/detailMyQuestion/$questionNo',
    mobile: 'myQuestion/detailMyQuestion/$questionNo',
    access: access.accountHolders,
  },
  questionForm: {
    desktop: 'myshop/formMyQuestion',
    mobile: 'myQuestion/formMyQuestion',
    access: access.accountHolders,
    search: { orderNo: text(/^20\d{14}$/) },
  },
  questionChange: {
    desktop: 'myshop/formMyQuestion/$questionNo',
    mobile: 'myQuestion/formMyQuestion/$questionNo',
    access: access.accountHolders,
  },
} as const satisfies Record<string, Row>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];
/** The row of a screen, without the literal types of its own. */
export const rowOf = (screen: ScreenName): Row => screens[screen];
