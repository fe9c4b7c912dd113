import type { Device, MallSalesType } from '@mall/contracts/codes';

const everyone = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'] as const;
const shoppers = ['GENERAL', 'BUSINESS', 'COMMON', 'CONSIGNMENT'] as const;
const exceptCommon = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'] as const;
const individuals = ['GENERAL', 'BUSINESS', 'CONSIGNMENT'] as const;

type ScreenAccess = {
  readonly needsSignIn: boolean;
  readonly types: readonly MallSalesType[];
  /** Paths below the mall on each site: `:name` is one segment, `:name?` may be missing, `*` is any rest. */
  readonly desktop: readonly string[];
  readonly mobile: readonly string[];
};

const open = (
  types: readonly MallSalesType[],
  desktop: readonly string[],
  mobile: readonly string[],
): ScreenAccess => ({
  needsSignIn: false,
  types,
  desktop,
  mobile,
});
const members = (
  types: readonly MallSalesType[],
  desktop: readonly string[],
  mobile: readonly string[],
): ScreenAccess => ({
  needsSignIn: true,
  types,
  desktop,
  mobile,
});
const specialSalePath = 'etcSale/:categoryName/:option1?/:option2?/:option3?';
const myShopMobilePaths = ['myShop/:categoryName/:categoryId?', 'myQuestion/:categoryName/:categoryId?'];
const orderPath = 'order/:orderStatus/:orderNumber?/*';
const homePaths = ['home', 'main/initMain', 'main/main/*'];

/**
 * Every screen, its paths and who may open it; guards and menus read this one table (R6.03, R6.04).
 * Where two screens' paths overlap, the narrower one stands first.
 */
export const accessMatrix = {
  root: open(everyone, [], ['']),
  intro: open(everyone, [], ['intro']),
  login: open(everyone, ['login/*'], ['login/*']),
  signup: open(exceptCommon, ['signup'], ['signup']),
  joinMail: open(everyone, ['joinMailAuth'], ['joinMailAuth']),
  dormantMail: open(everyone, ['email/authDormant/*'], ['email/authDormant/*']),
  findAccount: open(everyone, ['popup/findId', 'popup/password'], ['findUserInfoForm']),
  simpleService: open(everyone, [], ['kakao/handyService']),
  phoneCertification: open(everyone, ['popup/certPhone'], ['popup/certPhone']),
  paymentReturn: open(everyone, ['popup/payClaimInfoPopup'], ['popup/pgReturnPopup']),
  dormantNotice: members(everyone, ['popup/disDormant'], []),
  emailNotice: members(exceptCommon, ['popup/notCertEmail'], []),
  // A phone may print, or keep the sheets as files, as well.
  printWirelessOrder: members(shoppers, ['popup/printWirelessGoodsOrder'], ['popup/printWirelessGoodsOrder']),
  printSubscription: members(shoppers, ['popup/printSubsOrder'], ['popup/printSubsOrder']),
  paymentNotice: members(shoppers, ['popup/payNoticePopup'], ['popup/payNoticePopup']),
  // A temporary password must be changed by a member of any type (R4.08).
  updatePassword: members(everyone, ['updatePasswordForm'], ['updatePasswordForm']),
  home: members(shoppers, homePaths, homePaths),
  goodsDetail: members(
    shoppers,
    ['goods/detailGoods', 'goods/ngd/:goodsNo'],
    ['goods/detailGoods', 'goods/ngd/:goodsNo'],
  ),
  wirelessDetail: members(shoppers, ['goods/detailWireless'], ['goods/detailWireless']),
  wirelessCompare: members(shoppers, ['goods/compareWireless'], ['goods/compareWireless']),
  wirelessOrder: members(shoppers, ['order/orderWireless/:orderPage/*'], ['goods/orderWireless/:orderPage/*']),
  goodsList: members(shoppers, ['goods/:categoryName'], ['goods/:categoryName/:categoryId?']),
  subscriptionDetail: members(shoppers, ['subs/detailSubs'], ['subs/detailSubs']),
  subscriptionOrder: members(
    shoppers,
    ['subs/goSubsOrder/*', 'subs/detailSubsApplf/:subsNo/*'],
    ['subs/orderSubs/:orderPage', 'subs/detailSubsApplf/:subsNo'],
  ),
  subscriptionList: members(shoppers, ['subs/subsList'], ['subs/:categoryName']),
  exhibition: members(shoppers, ['exhibition/:exhibitionName/*'], ['exhibition/:exhibitionName/*']),
  specialSale: members(shoppers, [specialSalePath], [specialSalePath]),
  search: members(shoppers, ['search/searchGoodsList'], ['search/searchGoodsList']),
  // Whoever may order has a basket, though COMMON members have no My Shop.
  cart: members(shoppers, ['order/cart'], ['myQuestion/listCart']),
  order: members(shoppers, [orderPath], [orderPath]),
  board: members(everyone, ['board/:boardName/*'], ['notice', 'mdReview', 'board/:boardName/*']),
  familyShopIntro: members(everyone, ['content/familyShopIntro'], []),
  withdrawal: members(individuals, ['myshop/scssMemberForm'], ['withdrawal']),
  myShop: members(exceptCommon, ['myshop/:categoryName/:categoryId?'], myShopMobilePaths),
  upload: members(['UPLOAD'], ['upload'], ['upload']),
} as const satisfies Record<string, ScreenAccess>;

export type ScreenName = keyof typeof accessMatrix;

type Visit = {
  readonly salesType: MallSalesType;
  readonly isSignedIn: boolean;
  readonly device: Device;
  /** loginYn=Y. */
  readonly isLoginOpen: boolean;
};

/** What happens to a visitor of a screen: it opens, leads to login, or is not there for this type (R6.05). */
export function accessTo(screen: ScreenName, visit: Visit): 'open' | 'login' | 'notFound' {
  const { needsSignIn, types } = accessMatrix[screen];
  if (!types.includes(visit.salesType)) return 'notFound';
  // R4.07: a loginYn=Y mall shows its mobile home without a token.
  const isOpenHome = screen === 'home' && visit.device === 'mobile' && visit.isLoginOpen;
  return needsSignIn && !visit.isSignedIn && !isOpenHome ? 'login' : 'open';
}

type MallChrome = { readonly salesType: MallSalesType; readonly isMarketing: boolean };

/** R6.02: an UPLOAD mall has no category bar and no search. */
export const showsCategoryBar = (mall: MallChrome): boolean => mall.salesType !== 'UPLOAD';
/** R1.06, R6.02 */
export const showsSearch = (mall: MallChrome): boolean => mall.salesType !== 'UPLOAD' && !mall.isMarketing;
/** R1.06, R6.04: My Shop and the wishlist in it. */
export const showsMyShop = (mall: MallChrome): boolean =>
  accessMatrix.myShop.types.includes(mall.salesType) && mall.salesType !== 'UPLOAD' && !mall.isMarketing;
/** R1.06, R6.04: an account, orders, addresses and questions of one's own, which members who order by spreadsheet have too. */
export const hasOwnAccount = (mall: MallChrome): boolean =>
  accessMatrix.myShop.types.includes(mall.salesType) && !mall.isMarketing;
/** R6.04: orders by spreadsheet and on account, instead of basket and payment window. */
export const ordersBySheet = (mall: Pick<MallChrome, 'salesType'>): boolean =>
  accessMatrix.upload.types.some((type) => type === mall.salesType);
/** R6.04: a page for each of the goods. */
export const showsGoods = (mall: Pick<MallChrome, 'salesType'>): boolean =>
  accessMatrix.goodsDetail.types.some((type) => type === mall.salesType);
/** R1.06: a basket of one's own. */
export const showsCart = (mall: MallChrome): boolean =>
  accessMatrix.cart.types.some((type) => type === mall.salesType) && !mall.isMarketing;
/** R6.03: does one join this mall? A marketing mall signs its visitors in by itself. */
export const showsJoining = (mall: MallChrome): boolean =>
  accessMatrix.signup.types.some((type) => type === mall.salesType) && !mall.isMarketing;
/** R1.06 */
export const showsSignOut = (mall: MallChrome): boolean => !mall.isMarketing;

/** R6.01: the entries of the desktop user bar, in order. */
export type UserBarEntry = 'home' | 'memberInfo' | 'memberLookup' | 'myShop' | 'faq' | 'signOut';
const userBarOf: Record<MallSalesType, readonly UserBarEntry[]> = {
  GENERAL: ['memberInfo', 'myShop', 'faq'],
  BUSINESS: ['memberInfo', 'myShop', 'faq'],
  CONSIGNMENT: ['memberInfo', 'myShop', 'faq'],
  UPLOAD: ['home', 'memberInfo'],
  COMMON: ['memberLookup'],
};

/** R6.01, R6.02 */
export function userBarEntries(mall: MallChrome): UserBarEntry[] {
  const entries = userBarOf[mall.salesType].filter((entry) => entry !== 'myShop' || showsMyShop(mall));
  return showsSignOut(mall) ? [...entries, 'signOut'] : entries;
}
