import { mallSalesTypes } from '@mall/contracts/codes';
import { describe, expect, test } from 'vitest';
import {
  accessTo,
  hasOwnAccount,
  ordersBySheet,
  showsCart,
  showsCategoryBar,
  showsGoods,
  showsJoining,
  showsMyShop,
  showsSearch,
  showsWindowPopups,
  userBarEntries,
} from './access-matrix.ts';
import { rowOf, type ScreenName, screenNames } from './screens/screens.ts';

const member = { isSignedIn: true, device: 'pc', state: 'OPEN', isLoginOpen: false, isMarketing: false } as const;
const openFor = (screen: ScreenName) =>
  mallSalesTypes.filter((salesType) => accessTo(screen, { ...member, salesType }) === 'open');

// R6.04
describe('private routes by type', () => {
  test.each([
    ['home', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['saleList', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['sale', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['saleOrder', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['cart', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['applicationStep', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['applicationDone', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['applicationDetail', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['paymentNotice', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['goodsList', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['goodsDetail', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['goodsByNumber', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['wirelessDetail', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['wirelessCompare', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['exhibitionList', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['exhibition', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['orderSheet', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['orderPay', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['orderComplete', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['orderDetail', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['paymentReturn', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['subscriptionList', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['subscriptionDetail', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['subscriptionOrder', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['subscriptionApplication', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['search', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['boardList', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON']],
    ['boardPost', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON']],
    ['notices', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON']],
    ['reviews', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON']],
    ['familyShopIntro', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON']],
    ['dormantNotice', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD', 'COMMON']],
    ['myShop', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['memberInfo', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['faq', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['addressBook', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['orderList', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['questionList', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['question', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['questionForm', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['questionChange', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['withdrawal', ['GENERAL', 'BUSINESS', 'CONSIGNMENT']],
    ['wishlist', ['GENERAL', 'BUSINESS', 'CONSIGNMENT']],
    ['recentlyViewed', ['GENERAL', 'BUSINESS', 'CONSIGNMENT']],
    ['subscriptions', ['GENERAL', 'BUSINESS', 'CONSIGNMENT']],
    ['applications', ['GENERAL', 'BUSINESS', 'CONSIGNMENT']],
    ['contractPrint', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['subscriptionPrint', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'COMMON']],
    ['emailNotice', ['GENERAL', 'BUSINESS', 'CONSIGNMENT', 'UPLOAD']],
    ['upload', ['UPLOAD']],
    ['uploadOrder', ['UPLOAD']],
  ] as const)('%s', (screen, types) => expect(openFor(screen)).toEqual(types));
});

// R6.03
test('public pages are there for all five types, but signup, which COMMON does not have', () => {
  const open = screenNames.filter((screen) => !rowOf(screen).access.needsSignIn);
  expect(open).toEqual([
    ...['intro', 'login', 'signup', 'joinMail', 'dormantMail', 'findId', 'findPassword', 'findAccount'],
    ...['simpleService', 'certification', 'paymentPopupReturn', 'gift'],
  ]);
  for (const screen of open) {
    const types = mallSalesTypes.filter((type) => screen !== 'signup' || type !== 'COMMON');
    expect(openFor(screen), screen).toEqual(types);
  }
});

// R1.05
test('nothing is open to a mall of an unknown type', () => {
  const open = screenNames.filter((screen) => accessTo(screen, { ...member, salesType: 'ERROR' }) !== 'notFound');
  expect(open).toEqual([]);
  expect(userBarEntries({ salesType: 'ERROR', isMarketing: false })).toEqual(['signOut']);
});

// R4.07
test('a visitor of any private screen is led to login, but for the mobile home of a loginYn=Y mall', () => {
  const visitor = {
    isSignedIn: false,
    device: 'mobile',
    isLoginOpen: true,
    state: 'OPEN',
    salesType: 'GENERAL',
    isMarketing: false,
  } as const;
  const open = screenNames.filter((screen) => rowOf(screen).access.needsSignIn && accessTo(screen, visitor) === 'open');
  expect(open).toEqual(['home']);
  expect(accessTo('home', { ...visitor, device: 'pc' })).toBe('login');
  expect(accessTo('home', { ...visitor, isLoginOpen: false })).toBe('login');
});

// R6.01
test('the user bar by member type', () => {
  const bar = (salesType: (typeof mallSalesTypes)[number], isMarketing = false) =>
    userBarEntries({ salesType, isMarketing });
  for (const individual of ['GENERAL', 'BUSINESS', 'CONSIGNMENT'] as const) {
    expect(bar(individual)).toEqual(['memberInfo', 'myShop', 'faq', 'signOut']);
  }
  expect(bar('UPLOAD')).toEqual(['home', 'memberInfo', 'signOut']);
  expect(bar('COMMON')).toEqual(['memberLookup', 'signOut']);
  expect(bar('GENERAL', true)).toEqual(['memberInfo', 'faq']);
});

// R6.02
test('what UPLOAD and marketing malls hide', () => {
  const shows = (mall: { salesType: 'GENERAL' | 'UPLOAD'; isMarketing: boolean }) => [
    showsCategoryBar({ ...mall, state: 'OPEN' }),
    showsSearch({ ...mall, state: 'OPEN' }),
    showsMyShop(mall),
    showsCart(mall),
  ];
  expect(shows({ salesType: 'UPLOAD', isMarketing: false })).toEqual([false, false, false, false]);
  expect(shows({ salesType: 'GENERAL', isMarketing: true })).toEqual([true, false, false, false]);
  expect(shows({ salesType: 'GENERAL', isMarketing: false })).toEqual([true, true, true, true]);
});

// R6.03 R6.04
test('what there is by member type, and less of it in a marketing mall', () => {
  const there = (salesType: (typeof mallSalesTypes)[number], isMarketing = false) => {
    const mall = { salesType, isMarketing };
    return {
      ...{ ownAccount: hasOwnAccount(mall), sheet: ordersBySheet(mall) },
      ...{ goods: showsGoods(mall), joining: showsJoining(mall) },
    };
  };
  const individual = { ownAccount: true, sheet: false, goods: true, joining: true };
  for (const type of ['GENERAL', 'BUSINESS', 'CONSIGNMENT'] as const) expect(there(type), type).toEqual(individual);
  expect(there('UPLOAD')).toEqual({ ...individual, sheet: true, goods: false });
  expect(there('COMMON')).toEqual({ ownAccount: false, sheet: false, goods: true, joining: false });
  expect(there('GENERAL', true)).toEqual({ ...individual, ownAccount: false, joining: false });
});

// R6.04
test('an alliance mall has a basket without a My Shop', () => {
  const mall = { salesType: 'COMMON', isMarketing: false } as const;
  expect([showsMyShop(mall), showsCart(mall)]).toEqual([false, true]);
});

test('window popups stand where one looks around, and cover no page where something is paid for, applied for or written', () => {
  const covered = screenNames.filter(showsWindowPopups);
  expect(covered.toSorted()).toEqual([
    ...['boardList', 'boardPost', 'exhibition', 'exhibitionList', 'familyShopIntro', 'goodsList', 'home', 'notices'],
    ...['reviews', 'search', 'subscriptionList'],
  ]);
  expect(showsWindowPopups(undefined)).toBe(false);
});
