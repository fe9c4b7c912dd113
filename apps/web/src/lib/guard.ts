import type { SignInObstacle } from '@mall/contracts/sign-in-obstacle';
import {
  accessMatrix,
  accessTo,
  hasOwnAccount,
  ordersBySheet,
  type ScreenName,
  showsCart,
  showsMyShop,
} from '@mall/domain/access-matrix';
import { orderListLink, passwordLink } from '@mall/domain/menu-links';
import { loginPath, mallPath } from '@mall/domain/redirects';
import { notFound, redirect } from '@tanstack/react-router';
import { isForPasswordChange } from './access-token.ts';
import { readHeldSignIn } from './held-sign-in.ts';
import { homeOf } from './landing.ts';
import type { OpenMall } from './mall-context.tsx';
import { readWhole } from './search-params.ts';
import { isSignedIn, readTokens } from './token-store.ts';

type Entry = { context: { openMall: OpenMall } };
type Visit = Entry & { location: { href: string } };
/** Which screen has opened; it becomes a part of the route's context (use-screen.ts). */
export type Opened = { screen: ScreenName };

/**
 * A route's `beforeLoad`: opens the screen, leads to login and back (R4.07), shows not-found (R6.05), or leads to where
 * a temporary password is changed (R4.08).
 */
export const guard =
  (screen: ScreenName) =>
  ({ context: { openMall }, location }: Visit): Opened => {
    const { mall, device } = openMall;
    const { salesType, isLoginOpen } = mall;
    const access = accessTo(screen, { salesType, isLoginOpen, device, isSignedIn: isSignedIn() });
    if (access === 'notFound') throw notFound();
    if (access === 'login') throw redirect({ href: loginPath(mall.mallUrl, device, location.href) });
    const mustChange = isForPasswordChange(readTokens()?.accessToken ?? '');
    if (mustChange && screen !== 'updatePassword')
      throw redirect({ href: mallPath(mall.mallUrl, device, passwordLink) });
    return { screen };
  };

/** R1.06, R6.02: wishlist and recently viewed products, which UPLOAD and marketing malls do not have. */
export function guardMyShop(visit: Visit): void {
  guard('myShop')(visit);
  if (!showsMyShop(visit.context.openMall.mall)) throw notFound();
}

/** My Shop's first page; members who order by spreadsheet have no more than their orders to begin with. */
export function guardOverview(visit: Visit): void {
  guard('myShop')(visit);
  const { mall, device } = visit.context.openMall;
  if (ordersBySheet(mall))
    throw redirect({ href: mallPath(mall.mallUrl, device, orderListLink(device)), replace: true });
  guardMyShop(visit);
}

/** R1.06: an account, orders, addresses and questions, which the guest of a marketing mall does not have. */
export function guardAccount(visit: Visit): void {
  guard('myShop')(visit);
  if (!hasOwnAccount(visit.context.openMall.mall)) throw notFound();
}

/** R6.04: leaving the mall, for members who have joined it themselves. */
export function guardWithdrawal(visit: Visit): void {
  guard('withdrawal')(visit);
  if (!hasOwnAccount(visit.context.openMall.mall)) throw notFound();
}

/** R1.06: the basket, which marketing malls do not have. */
export function guardCart(visit: Visit): void {
  guard('cart')(visit);
  if (!showsCart(visit.context.openMall.mall)) throw notFound();
}

/** An order of a member who orders by spreadsheet; everybody else's stand at `order/detail`. */
export function guardUploadOrder(visit: Visit): void {
  guard('myShop')(visit);
  if (!ordersBySheet(visit.context.openMall.mall)) throw notFound();
}

/** An address names things by whole numbers; anything else names nothing. */
export function guardNumber(written: string): void {
  if (!readWhole(written, 999_999_999)) throw notFound();
}

/** The screen that does away with what holds a sign-in up: open to who holds one, else for members as the table says. */
export const guardHeld =
  (screen: ScreenName, obstacle: SignInObstacle) =>
  (visit: Visit): void => {
    const { salesType } = visit.context.openMall.mall;
    const isHeld = readHeldSignIn(obstacle) !== null && accessMatrix[screen].types.some((type) => type === salesType);
    if (!isHeld) guard(screen)(visit);
  };

/** R2.07: a signed-in visitor of the login page is already in. */
export function guardLogin({ context: { openMall } }: Entry): void {
  if (isSignedIn()) throw redirect({ href: homeOf(openMall), replace: true });
}

/** R6.03: who is signed in, as a marketing mall's visitors always are, has joined. */
export function guardSignup(visit: Visit): void {
  guard('signup')(visit);
  guardLogin(visit);
}
