import type { HoldReason } from '@mall/contracts/held-sign-in';
import { accessTo, isThere, ordersBySheet } from '@mall/domain/access-matrix';
import { loginPath } from '@mall/domain/redirects';
import { readScreenSearch, type ScreenTarget } from '@mall/domain/screens/screen-path';
import type { ScreenName } from '@mall/domain/screens/screens';
import { productTarget } from '@mall/domain/screens/targets';
import { notFound, redirect } from '@tanstack/react-router';
import type { OpenMall } from '../lib/mall/mall-context.tsx';
import { homeOf } from '../lib/routing/landing.ts';
import { pathInMall } from '../lib/routing/mall-path.ts';
import { isForPasswordChange } from '../lib/session/access-token.ts';
import { readHeldSignIn } from '../lib/session/held-sign-in.ts';
import { isSignedIn, readTokens } from '../lib/session/token-store.ts';

/** The visitor of a screen. */
type Visit = {
  readonly openMall: OpenMall;
  readonly href: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** As written in the address. */
  readonly search: Readonly<Record<string, unknown>>;
};
/** Runs before a screen opens; throws what happens instead. */
type Guard = (visit: Visit) => void;

/**
 * Opens the screen, redirects to login and back (R4.07), shows not-found (R6.05), or redirects to the page where a temporary password is
 * changed (R4.08).
 */
const guard =
  (screen: ScreenName): Guard =>
  ({ openMall, href }) => {
    const { mall, device } = openMall;
    const access = accessTo(screen, { ...mall, device, isSignedIn: isSignedIn() });
    // For a paused or closed mall the not-found page says so.
    if (access === 'notFound' || access === 'resting') throw notFound();
    if (access === 'login') throw redirect({ href: loginPath(mall.mallUrl, device, href) });
    const mustChange = isForPasswordChange(readTokens()?.accessToken ?? '');
    if (mustChange && screen !== 'updatePassword')
      throw redirect({ href: pathInMall(openMall, { screen: 'updatePassword' }) });
  };

/** The screen that resolves a held sign-in: open to visitors with a held sign-in, otherwise to members as the table says. */
const guardHeld =
  (screen: ScreenName, reason: HoldReason): Guard =>
  (visit) => {
    const isHeld = readHeldSignIn(reason) !== null && isThere(screen, visit.openMall.mall);
    if (!isHeld) guard(screen)(visit);
  };

const leadTo = (openMall: OpenMall, target: ScreenTarget): never => {
  throw redirect({ href: pathInMall(openMall, target), replace: true });
};

/** R2.07: a signed-in visitor of the login page is already in. */
const guardLogin: Guard = ({ openMall }) => {
  if (isSignedIn()) throw redirect({ href: homeOf(openMall), replace: true });
};

/** Screens with additional checks besides the table of screens. */
const guards: Partial<Record<ScreenName, Guard>> = {
  login: guardLogin,
  // R6.03: a signed-in visitor, as in a marketing mall always, has joined.
  signup: (visit) => {
    guard('signup')(visit);
    guardLogin(visit);
  },
  dormantNotice: guardHeld('dormantNotice', '1254'),
  emailNotice: guardHeld('emailNotice', '1257'),
  updatePassword: guardHeld('updatePassword', '1258'),
  // For members who order by spreadsheet, orders are the only section.
  myShop: (visit) => {
    guard('myShop')(visit);
    if (ordersBySheet(visit.openMall.mall)) leadTo(visit.openMall, { screen: 'orderList' });
  },
  // The number of a phone or a subscription redirects to that product's page.
  goodsDetail: (visit) => {
    guard('goodsDetail')(visit);
    const target = productTarget(String(visit.parameters['goodsNo']));
    if (target.screen !== 'goodsDetail') leadTo(visit.openMall, target);
  },
  goodsByNumber: (visit) => {
    guard('goodsByNumber')(visit);
    const { gdsGrpNo, ...option } = readScreenSearch('goodsByNumber', visit.search);
    if (gdsGrpNo === undefined) throw notFound();
    leadTo(visit.openMall, { screen: 'goodsDetail', goodsNo: gdsGrpNo, search: option });
  },
};

/** What a screen requires of its visitor. */
export const guardOf = (screen: ScreenName): Guard => guards[screen] ?? guard(screen);
