import type { Device, MallSalesType } from '@mall/contracts/codes';

const everyone = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'] as const;
const shoppers = ['GENERAL', 'BUSINESS', 'COMMON', 'CONSIGNMENT'] as const;
const exceptCommon = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'] as const;
const individuals = ['GENERAL', 'BUSINESS', 'CONSIGNMENT'] as const;

type ScreenAccess = {
  readonly needsSignIn: boolean;
  readonly types: readonly MallSalesType[];
};

const open = (types: readonly MallSalesType[]): ScreenAccess => ({ needsSignIn: false, types });
const members = (types: readonly MallSalesType[]): ScreenAccess => ({ needsSignIn: true, types });

/**
 * Every screen and who may open it; guards and menus read this one table (R6.03, R6.04). Where the screens stand is in
 * screen-paths.ts, which no browser loads.
 */
export const accessMatrix = {
  root: open(everyone),
  intro: open(everyone),
  login: open(everyone),
  signup: open(exceptCommon),
  joinMail: open(everyone),
  dormantMail: open(everyone),
  findAccount: open(everyone),
  simpleService: open(everyone),
  phoneCertification: open(everyone),
  paymentReturn: open(everyone),
  dormantNotice: members(everyone),
  emailNotice: members(exceptCommon),
  printWirelessOrder: members(shoppers),
  printSubscription: members(shoppers),
  paymentNotice: members(shoppers),
  // A temporary password must be changed by a member of any type (R4.08).
  updatePassword: members(everyone),
  home: members(shoppers),
  goodsDetail: members(shoppers),
  wirelessDetail: members(shoppers),
  wirelessCompare: members(shoppers),
  wirelessOrder: members(shoppers),
  goodsList: members(shoppers),
  subscriptionDetail: members(shoppers),
  subscriptionOrder: members(shoppers),
  subscriptionList: members(shoppers),
  exhibition: members(shoppers),
  specialSale: members(shoppers),
  search: members(shoppers),
  // Whoever may order has a basket, though COMMON members have no My Shop.
  cart: members(shoppers),
  order: members(shoppers),
  board: members(everyone),
  familyShopIntro: members(everyone),
  withdrawal: members(individuals),
  myShop: members(exceptCommon),
  upload: members(['UPLOAD']),
} as const satisfies Record<string, ScreenAccess>;

export type ScreenName = keyof typeof accessMatrix;

const whereOneLooksAround: readonly ScreenName[] = [
  ...(['home', 'goodsList', 'subscriptionList', 'exhibition', 'search', 'board', 'familyShopIntro'] as const),
];

/** Window popups cover a part of the page, so they stand only where nothing is paid for, applied for or written. */
export const showsWindowPopups = (screen: ScreenName | undefined): boolean =>
  screen !== undefined && whereOneLooksAround.includes(screen);

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
  ERROR: [],
};

/** R6.01, R6.02 */
export function userBarEntries(mall: MallChrome): UserBarEntry[] {
  const entries = userBarOf[mall.salesType].filter((entry) => entry !== 'myShop' || showsMyShop(mall));
  return showsSignOut(mall) ? [...entries, 'signOut'] : entries;
}
