import type { Device, MallSalesType } from '@mall/contracts/codes';
import type { MallState } from '@mall/contracts/mall-codes';
import { keepsScreen } from './mall-states.ts';
import { rowOf, type ScreenName } from './screens/screens.ts';

/** Window popups are shown only where visitors browse (R9.09). */
export const showsWindowPopups = (screen: ScreenName | undefined): boolean =>
  screen !== undefined && rowOf(screen).hasPopups === true;

type Visit = MallChrome & {
  readonly state: MallState;
  readonly isSignedIn: boolean;
  readonly device: Device;
  /** loginYn=Y. */
  readonly isLoginOpen: boolean;
};

type MallChrome = { readonly salesType: MallSalesType; readonly isMarketing: boolean };

/** Whether a mall of this kind has the screen at all, whoever the visitor is. */
export function isThere(screen: ScreenName, { salesType, isMarketing }: MallChrome): boolean {
  const { types, isOwn = false } = rowOf(screen).access;
  return types.includes(salesType) && !(isOwn && isMarketing);
}

/**
 * What happens to a visitor of a screen: it opens, redirects to sign-in, does not exist in this mall (R6.05), or is closed because the mall
 * is paused or closed.
 */
export function accessTo(screen: ScreenName, visit: Visit): 'open' | 'login' | 'notFound' | 'resting' {
  if (!isThere(screen, visit)) return 'notFound';
  if (!keepsScreen(visit.state, screen)) return 'resting';
  // R4.07: a loginYn=Y mall shows its mobile home without a token.
  const isOpenHome = screen === 'home' && visit.device === 'mobile' && visit.isLoginOpen;
  return rowOf(screen).access.needsSignIn && !visit.isSignedIn && !isOpenHome ? 'login' : 'open';
}

type Chrome = MallChrome & { readonly state: MallState };
/** R6.02: an UPLOAD mall has no category bar and no search; a paused or closed mall has nothing to search. */
export const showsCategoryBar = (mall: Chrome): boolean => mall.salesType !== 'UPLOAD' && mall.state === 'OPEN';
/** R1.06, R6.02 */
export const showsSearch = (mall: Chrome): boolean => showsCategoryBar(mall) && !mall.isMarketing;
/** R1.06, R6.04: My Shop and the wishlist in it. */
export const showsMyShop = (mall: MallChrome): boolean => isThere('wishlist', mall);
/** R1.06, R6.04: one's own account, orders, addresses and questions, which members who order by spreadsheet have too. */
export const hasOwnAccount = (mall: MallChrome): boolean => isThere('orderList', mall);
/** R6.04: orders by spreadsheet and on account, instead of basket and payment window. */
export const ordersBySheet = (mall: MallChrome): boolean => isThere('upload', mall);
/** R6.04: a page for each product. */
export const showsGoods = (mall: MallChrome): boolean => isThere('goodsDetail', mall);
/** R1.06: a basket of one's own. */
export const showsCart = (mall: MallChrome): boolean => isThere('cart', mall);
/** R6.03: whether one can join this mall. A marketing mall signs its visitors in automatically. */
export const showsJoining = (mall: MallChrome): boolean => isThere('signup', mall) && !mall.isMarketing;
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
