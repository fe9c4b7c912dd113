import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// The generated files themselves would bring every page and its styles along.
const routes = ['desktop', 'mobile'].flatMap((site) => {
  const file = new URL(`../../apps/web/src/${site}-tree.gen.ts`, import.meta.url);
  const [, byPath = ''] =
    /export interface FileRoutesByFullPath \{([\s\S]*?)\n\}/.exec(readFileSync(file, 'utf8')) ?? [];
  return [...byPath.matchAll(/^ {2}'([^']+)':/gm)].map(([, path = '']) => path.replace(/(.)\/$/, '$1'));
});

/** A whole address has a page of its own: one route fits it segment by segment. */
function hasRoute(address: string): boolean {
  const segments = address.split('/');
  return routes.some((route) => {
    const parts = route.split('/');
    const isOpen = parts.at(-1) === '$';
    if (isOpen ? segments.length < parts.length - 1 : segments.length !== parts.length) return false;
    return parts.every((part, at) => part.startsWith('$') || part === segments[at]);
  });
}

const orderNo = '2026112200000001';
const onBoth = [
  'signup',
  'joinMailAuth',
  'login',
  'login/more',
  'email/authDormant',
  'email/authDormant/more',
  'popup/certPhone',
];
const memberOnBoth = [
  'home',
  'main/initMain',
  'main/main/any/thing',
  'updatePasswordForm',
  'goods/goodsList',
  'goods/detailGoods',
  'goods/detailWireless',
  'goods/ngd/GD1',
  'subs/subsList',
  'subs/detailSubs',
  'exhibition/listExhibition',
  'exhibition/detailExhibition/7',
  'etcSale/list',
  'etcSale/detail/7',
  'etcSale/order/7',
  'search/searchGoodsList',
  'board/boardList',
  'board/boardDetail',
  'upload',
  'order/orderSheet',
  `order/pay/${orderNo}`,
  `order/complete/${orderNo}`,
  `order/detail/${orderNo}`,
  'popup/printWirelessGoodsOrder',
  'popup/printSubsOrder',
  'popup/payNoticePopup',
];

describe('every page of the two sites is in the generated routes', () => {
  const mobile = ['intro', 'findUserInfoForm', 'kakao/handyService', 'popup/pgReturnPopup', ...onBoth];
  test.each(mobile)('R2.08 /m/{mall}/%s', (below) => expect(hasRoute(`/m/$mallUrl/${below}`)).toBe(true));

  const memberMobile = ['notice', 'mdReview', 'goods/orderWireless/join/HP1', ...memberOnBoth];
  test.each(memberMobile)('R2.09 /m/{mall}/%s', (below) => expect(hasRoute(`/m/$mallUrl/${below}`)).toBe(true));

  test('R2.10 withdrawal keeps the mall in its path', () => expect(hasRoute('/m/$mallUrl/withdrawal')).toBe(true));

  test.each([
    'myShop/modMemInfoPwConfirm',
    'myQuestion/listMyOrder',
    'myQuestion/listCart',
    'myQuestion/listMyQuestion',
    'myQuestion/listMyJjim',
    'myQuestion/listMyDelivery',
    'myShop/faqList',
    'home',
  ])('R2.12 /m/{mall}/%s, which only the mobile site links to', (below) =>
    expect(hasRoute(`/m/$mallUrl/${below}`)).toBe(true),
  );

  const desktop = ['popup/findId', 'popup/password', 'popup/payClaimInfoPopup', ...onBoth];
  test.each(desktop)('R2.13 /{mall}/%s', (below) => expect(hasRoute(`/$mallUrl/${below}`)).toBe(true));

  const memberDesktop = [
    'popup/disDormant',
    'popup/notCertEmail',
    'myshop/scssMemberForm',
    'order/cart',
    ...memberOnBoth,
  ];
  test.each(memberDesktop)('R2.14 /{mall}/%s', (below) => expect(hasRoute(`/$mallUrl/${below}`)).toBe(true));

  test.each(['/kmcertVerification/result', '/email/rejectMailYn/12'])(
    'R2.15 %s stands outside of the malls',
    (address) => expect(hasRoute(address)).toBe(true),
  );

  test.each(['myshop/checkPassword', 'myshop/listMyOrder', 'myshop/listFaq', 'content/familyShopIntro'])(
    'R2.16 /{mall}/%s, which menus link to',
    (below) => expect(hasRoute(`/$mallUrl/${below}`)).toBe(true),
  );

  test('R2.18 what is not there has none', () => {
    const unknown = [
      '/$mallUrl/nowhere',
      '/m/$mallUrl/content/familyShopIntro',
      '/$mallUrl/goods',
      '/$mallUrl/a/b/c/d',
    ];
    expect(unknown.filter(hasRoute)).toEqual([]);
  });
});
