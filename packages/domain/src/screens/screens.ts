import { boardType, type Device } from '@mall/contracts/codes';
import { highestNumber } from '@mall/contracts/numbers';
import * as access from './access.ts';
import { myShopScreens } from './my-shop-screens.ts';
import { barWithCart, both, inMyShop, type Layout, type Row } from './screen-row.ts';
import * as search from './search-parameters.ts';
import { oneOf, otherwise, page, text, whole } from './search-schema.ts';

/**
 * Every screen of the mall: its paths on the two sites, who may open it (R6.03, R6.04), and its search parameters. Routes, guards, links,
 * redirects between the sites and the server's pages derive from it.
 */
export const screens = {
  intro: { mobile: 'intro', elsewhere: { screen: 'home' }, layout: 'none', access: access.anyone },
  login: {
    ...both('login'),
    layout: 'none',
    mobileLayout: 'simple',
    access: access.anyone,
    search: { redirect: text() },
  },
  signup: { ...both('signup'), layout: 'simple', access: access.joining },
  joinMail: { ...both('joinMailAuth'), layout: 'simple', access: access.anyone, search: search.mailedLink },
  dormantMail: { ...both('email/authDormant'), layout: 'simple', access: access.anyone, search: search.mailedLink },
  findId: { desktop: 'popup/findId', elsewhere: { screen: 'findAccount' }, layout: 'simple', access: access.anyone },
  findPassword: {
    desktop: 'popup/password',
    elsewhere: { screen: 'findAccount', search: { find: 'password' } },
    layout: 'simple',
    access: access.anyone,
    search: search.mailedLink,
  },
  findAccount: {
    mobile: 'findUserInfoForm',
    elsewhere: { screen: 'findId' },
    layout: 'simple',
    access: access.anyone,
    search: { find: oneOf(['password']), ...search.mailedLink },
  },
  simpleService: {
    mobile: 'kakao/handyService',
    elsewhere: { screen: 'home' },
    layout: 'simple',
    access: access.anyone,
  },
  familyShopIntro: {
    desktop: 'content/familyShopIntro',
    elsewhere: { screen: 'simpleService' },
    access: access.members,
    hasPopups: true,
  },
  certification: {
    ...both('popup/certPhone'),
    layout: 'none',
    access: access.anyone,
    search: { purpose: text(), back: text(), ticket: text(), failure: text() },
  },
  paymentPopupReturn: {
    desktop: 'popup/payClaimInfoPopup',
    mobile: 'popup/pgReturnPopup',
    layout: 'none',
    access: access.anyone,
  },
  paymentNotice: { ...both('popup/payNoticePopup'), layout: 'none', access: access.shoppers },
  dormantNotice: {
    desktop: 'popup/disDormant',
    elsewhere: { screen: 'dormantMail' },
    layout: 'simple',
    access: access.members,
  },
  emailNotice: {
    desktop: 'popup/notCertEmail',
    elsewhere: { screen: 'joinMail' },
    layout: 'simple',
    access: access.joinedMembers,
  },
  // A phone may also print the sheets, or save them as files.
  contractPrint: {
    ...both('popup/printWirelessGoodsOrder'),
    layout: 'none',
    access: access.shoppers,
    search: { applicationNo: text() },
  },
  subscriptionPrint: {
    ...both('popup/printSubsOrder'),
    layout: 'none',
    access: access.shoppers,
    search: { subsNo: text() },
  },
  // A temporary password must be changed by a member of any type (R4.08).
  updatePassword: { ...both('updatePasswordForm'), mobileLayout: 'simple', access: access.members },

  home: {
    ...both('home'),
    alsoAt: ['main/initMain', 'main/main/$'],
    chrome: 'home',
    access: access.shoppers,
    hasPopups: true,
  },
  search: {
    ...both('search/searchGoodsList'),
    ...barWithCart('검색 결과'),
    access: access.shoppers,
    search: { ...search.narrowedList, q: text(/\S/), tab: oneOf(search.searchTabs), sort: oneOf(search.searchSorts) },
    hasPopups: true,
  },
  goodsList: { ...both('goods/goodsList'), access: access.shoppers, search: search.productList, hasPopups: true },
  goodsDetail: { ...both('goods/ngd/$goodsNo'), chrome: 'detail', access: access.shoppers, search: search.option },
  /** The older address of goods, with the number in the query. */
  goodsByNumber: {
    ...both('goods/detailGoods'),
    access: access.shoppers,
    search: { gdsGrpNo: text(), ...search.option },
  },
  goodsReviews: {
    ...both('goods/reviews/$goodsNo'),
    chrome: 'detail',
    access: access.shoppers,
    search: search.reviews,
  },
  goodsQuestions: {
    ...both('goods/questions/$goodsNo'),
    chrome: 'detail',
    access: access.shoppers,
    search: search.productQuestions,
  },
  wirelessDetail: {
    ...both('goods/detailWireless'),
    chrome: 'detail',
    access: access.shoppers,
    search: search.phoneChoice,
  },
  wirelessCompare: { ...both('goods/compareWireless'), ...barWithCart('휴대폰 비교'), access: access.shoppers },
  subscriptionList: { ...both('subs/subsList'), access: access.shoppers, search: search.productList, hasPopups: true },
  subscriptionDetail: {
    ...both('subs/detailSubs'),
    chrome: 'detail',
    ...barWithCart('구독·렌탈 상품'),
    access: access.shoppers,
    search: search.subscriptionChoice,
  },
  exhibitionList: {
    ...both('exhibition/listExhibition'),
    access: access.shoppers,
    search: { ctgNo: text() },
    hasPopups: true,
  },
  exhibition: { ...both('exhibition/detailExhibition/$exhibitionNo'), access: access.shoppers, hasPopups: true },
  saleList: { ...both('etcSale/list'), access: access.shoppers },
  sale: { ...both('etcSale/detail/$saleNo'), chrome: 'detail', access: access.shoppers, search: search.option },
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

  cart: {
    desktop: 'order/cart',
    mobile: 'myQuestion/listCart',
    chrome: 'detail',
    barTitle: '장바구니',
    access: access.buyers,
  },
  orderSheet: {
    ...both('order/orderSheet'),
    chrome: 'detail',
    access: access.buyers,
    search: { items: text(), gift: oneOf(['Y']) },
  },
  giftGuide: { ...both('gift/giftMain'), access: access.buyers },
  /** For anybody with the link of a gift; its token is behind the #. */
  gift: { ...both('gift/open'), layout: 'simple', access: access.anyone },
  saleOrder: { ...both('etcSale/order/$saleNo/$item'), chrome: 'detail', barTitle: '주문·결제', access: access.buyers },
  paymentReturn: {
    ...both('order/paymentReturn'),
    chrome: 'detail',
    access: access.shoppers,
    search: { paymentKey: text(), orderId: text(), amount: text(), code: text(), message: text() },
  },
  orderPay: { ...both('order/pay/$orderNo'), chrome: 'detail', barTitle: '결제하기', access: access.shoppers },
  orderComplete: { ...both('order/complete/$orderNo'), chrome: 'detail', access: access.shoppers },
  orderDetail: {
    ...both('order/detail/$orderNo'),
    layout: 'myShop',
    barTitle: '주문 상세',
    access: access.shoppers,
    search: search.claimForm,
  },
  applicationDone: {
    desktop: 'order/orderWireless/complete/$applicationNo',
    mobile: 'goods/orderWireless/complete/$applicationNo',
    barTitle: '신청 완료',
    access: access.shoppers,
  },
  applicationDetail: {
    ...inMyShop('order/orderWireless/detail/$applicationNo', 'goods/orderWireless/detail/$applicationNo'),
    access: access.shoppers,
  },
  applicationStep: {
    desktop: 'order/orderWireless/$step/$productNo',
    mobile: 'goods/orderWireless/$step/$productNo',
    chrome: 'form',
    barTitle: '휴대폰 신청',
    access: access.buyers,
  },
  subscriptionOrder: {
    desktop: 'subs/goSubsOrder/$orderPage',
    mobile: 'subs/orderSubs/$orderPage',
    chrome: 'form',
    access: access.buyers,
    search: search.subscriptionChoice,
  },
  subscriptionApplication: { ...both('subs/detailSubsApplf/$applicationNo'), access: access.buyers },
  upload: {
    ...both('upload'),
    chrome: 'home',
    access: access.uploaders,
    search: { page: page(), q: text(/^.{1,40}$/u), upload: whole(highestNumber, 1), again: whole(1, 1) },
  },

  ...myShopScreens,
} as const satisfies Record<string, Row>;

export type ScreenName = keyof typeof screens;
export const screenNames = Object.keys(screens) as ScreenName[];
/** The row of a screen, with the general type. */
export const rowOf = (screen: ScreenName): Row => screens[screen];

export function layoutOn(device: Device, screen: ScreenName): Layout {
  const { layout = 'main', mobileLayout = layout } = rowOf(screen);
  return device === 'mobile' ? mobileLayout : layout;
}
