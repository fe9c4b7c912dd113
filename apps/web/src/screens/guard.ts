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

/** Whoever is about to see a screen. */
type Visit = {
  readonly openMall: OpenMall;
  readonly href: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** As it stands in the address. */
  readonly search: Readonly<Record<string, unknown>>;
};
/** Runs before a screen opens; throws what happens instead. */
type Guard = (visit: Visit) => void;

/**
 * Opens the screen, leads to login and back (R4.07), shows not-found (R6.05), or leads to where a temporary password is
 * changed (R4.08).
 */
const guard =
  (screen: ScreenName): Guard =>
  ({ openMall, href }) => {
    const { mall, device } = openMall;
    const access = accessTo(screen, { ...mall, device, isSignedIn: isSignedIn() });
    // Of a mall that rests, the not-found page says so.
    if (access === 'notFound' || access === 'resting') throw notFound();
    if (access === 'login') throw redirect({ href: loginPath(mall.mallUrl, device, href) });
    const mustChange = isForPasswordChange(readTokens()?.accessToken ?? '');
    if (mustChange && screen !== 'updatePassword')
      throw redirect({ href: pathInMall(openMall, { screen: 'updatePassword' }) });
  };

/** The screen that does away with what holds a sign-in up: open to who holds one, else for members as the table says. */
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

/** Screens at whose door more happens than the table of screens says. */
const guards: Partial<Record<ScreenName, Guard>> = {
  login: guardLogin,
  // R6.03: who is signed in, as a marketing mall's visitors always are, has joined.
  signup: (visit) => {
    guard('signup')(visit);
    guardLogin(visit);
  },
  dormantNotice: guardHeld('dormantNotice', '1254'),
  emailNotice: guardHeld('emailNotice', '1257'),
  updatePassword: guardHeld('updatePassword', '1258'),
  // Members who order by spreadsheet have no more than their orders to begin with.
  myShop: (visit) => {
    guard('myShop')(visit);
    if (ordersBySheet(visit.openMall.mall)) leadTo(visit.openMall, { screen: 'orderList' });
  },
  // A phone's or subscription's number leads on to that product's page.
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
