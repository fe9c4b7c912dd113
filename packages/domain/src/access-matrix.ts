import type { Device, MallSalesType } from '@mall/contracts/codes';

const everyone = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON'] as const;
const shoppers = ['GENERAL', 'BUSINESS', 'COMMON', 'CONSIGNMENT'] as const;
const exceptCommon = ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD'] as const;
const individuals = ['GENERAL', 'BUSINESS', 'CONSIGNMENT'] as const;

type ScreenAccess = { readonly needsSignIn: boolean; readonly types: readonly MallSalesType[] };

/** spec 6: who may open which screen; guards and menus read this one table (R6.03, R6.04). */
export const accessMatrix = {
  intro: { needsSignIn: false, types: everyone },
  login: { needsSignIn: false, types: everyone },
  home: { needsSignIn: true, types: shoppers },
  goodsList: { needsSignIn: true, types: shoppers },
  goodsDetail: { needsSignIn: true, types: shoppers },
  wirelessDetail: { needsSignIn: true, types: shoppers },
  subscriptionList: { needsSignIn: true, types: shoppers },
  subscriptionDetail: { needsSignIn: true, types: shoppers },
  exhibition: { needsSignIn: true, types: shoppers },
  search: { needsSignIn: true, types: shoppers },
  board: { needsSignIn: true, types: everyone },
  myShop: { needsSignIn: true, types: exceptCommon },
  updatePassword: { needsSignIn: true, types: everyone },
  upload: { needsSignIn: true, types: ['UPLOAD'] },
  signup: { needsSignIn: false, types: exceptCommon },
  order: { needsSignIn: true, types: shoppers },
  withdrawal: { needsSignIn: true, types: individuals },
  familyShopIntro: { needsSignIn: true, types: everyone },
  printWirelessOrder: { needsSignIn: true, types: shoppers },
  dormantNotice: { needsSignIn: true, types: everyone },
  emailNotice: { needsSignIn: true, types: exceptCommon },
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
  const { needsSignIn, types }: ScreenAccess = accessMatrix[screen];
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
  accessMatrix.myShop.types.some((type) => type === mall.salesType) && mall.salesType !== 'UPLOAD' && !mall.isMarketing;
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
