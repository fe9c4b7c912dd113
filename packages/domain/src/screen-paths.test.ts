import { mallSalesTypes } from '@mall/contracts/codes';
import { describe, expect, test } from 'vitest';
import { accessMatrix, accessTo, type ScreenName } from './access-matrix.ts';
import { screenOf } from './screen-paths.ts';

// Every route with an address that fits it.
const publicMobile = [
  '',
  'intro',
  'login',
  'login/anything',
  'signup',
  'findUserInfoForm',
  'kakao/handyService',
  'popup/certPhone',
  'popup/pgReturnPopup',
  'email/authDormant/token',
  'joinMailAuth',
];
const memberMobile = [
  'updatePasswordForm',
  'home',
  'main/initMain',
  'main/main/any',
  'myQuestion/listMyOrder',
  'myQuestion/listCart',
  'myQuestion/listMyQuestion',
  'myQuestion/listMyJjim/3',
  'myQuestion/listMyDelivery',
  'myShop/modMemInfoPwConfirm',
  'myShop/faqList',
  'search/searchGoodsList',
  'notice',
  'board/boardList',
  'mdReview',
  'goods/goodsList',
  'goods/line/12',
  'goods/ngd/GD1',
  'goods/detailWireless',
  'goods/orderWireless/form',
  'goods/orderWireless/form/2',
  'subs/subsList',
  'subs/detailSubs',
  'subs/orderSubs/form',
  'subs/detailSubsApplf/1',
  'exhibition/listExhibition',
  'etcSale/list',
  'etcSale/detail/1/2/3',
  'withdrawal',
  'order/orderSheet',
  'order/pay/2026112000000001',
  'order/paymentReturn',
  'popup/payNoticePopup',
];
const publicDesktop = [
  'login',
  'login/anything',
  'signup',
  'joinMailAuth',
  'email/authDormant/token',
  'popup/findId',
  'popup/password',
  'popup/payClaimInfoPopup',
  'popup/certPhone',
];
const memberDesktop = [
  'popup/disDormant',
  'popup/notCertEmail',
  'popup/printWirelessGoodsOrder',
  'popup/printSubsOrder',
  'popup/payNoticePopup',
  'updatePasswordForm',
  'home',
  'main/initMain',
  'main/main',
  'goods/goodsList',
  'goods/detailGoods',
  'goods/ngd/GD1',
  'exhibition/listExhibition',
  'exhibition/detailExhibition/7',
  'myshop/checkPassword',
  'myshop/listMyOrder/3',
  'myshop/listFaq',
  'myshop/scssMemberForm',
  'order/form',
  'order/done/2026112000000001/x',
  'subs/subsList',
  'subs/detailSubs',
  'subs/goSubsOrder/x',
  'subs/detailSubsApplf/1',
  'content/familyShopIntro',
  'board/boardList',
  'etcSale/list/a/b/c',
  'search/searchGoodsList',
  'upload',
];
const visitor = { isSignedIn: false, isLoginOpen: false, salesType: 'GENERAL' } as const;
const needsSignIn = (device: 'pc' | 'mobile', below: string) => {
  const screen = screenOf(device, below);
  return screen && accessMatrix[screen].needsSignIn;
};

describe('every route of the specification is in the table', () => {
  test.each(publicMobile)('R2.08 /m/{mall}/%s is public', (below) => expect(needsSignIn('mobile', below)).toBe(false));
  test.each(memberMobile)('R2.09 /m/{mall}/%s needs login', (below) => expect(needsSignIn('mobile', below)).toBe(true));
  test.each(publicDesktop)('R2.13 /{mall}/%s is public', (below) => expect(needsSignIn('pc', below)).toBe(false));
  test.each(memberDesktop)('R2.14 /{mall}/%s needs login', (below) => expect(needsSignIn('pc', below)).toBe(true));
  test.each(['nowhere', 'goods', 'goods/a/b/c', 'myShop/x', 'popup/other', 'homes', 'etcSale/a/b/c/d/e'])(
    'R2.18 /{mall}/%s is not found',
    (below) => expect(screenOf('pc', below)).toBeUndefined(),
  );
});

test.each([
  ['pc', 'goods/goodsList', 'goodsList'],
  ['pc', 'goods/ngd/GD1', 'goodsDetail'],
  ['mobile', 'goods/ngd/GD1', 'goodsDetail'],
  ['mobile', 'goods/detailWireless', 'wirelessDetail'],
  ['mobile', 'subs/detailSubs', 'subscriptionDetail'],
  ['mobile', 'myQuestion/listCart', 'cart'],
  ['pc', 'order/cart', 'cart'],
  ['pc', 'order/orderSheet', 'order'],
  ['mobile', 'myQuestion/listMyOrder', 'myShop'],
  ['mobile', 'order/complete/2026112000000001', 'order'],
  ['pc', 'myshop/scssMemberForm', 'withdrawal'],
] as const)('the narrower path wins: %s %s is %s', (device, below, screen) =>
  expect(screenOf(device, below)).toBe(screen),
);

test('R6.04 the basket and the orders are there for the same types', () =>
  expect(accessMatrix.cart.types).toEqual(accessMatrix.order.types));

test('R6.05 a screen for other types is not found, whether signed in or not', () => {
  for (const screen of Object.keys(accessMatrix) as ScreenName[]) {
    for (const salesType of mallSalesTypes) {
      const isForType = accessMatrix[screen].types.includes(salesType);
      for (const isSignedIn of [true, false]) {
        const access = accessTo(screen, { ...visitor, device: 'pc', salesType, isSignedIn });
        expect(access === 'notFound', `${screen} ${salesType}`).toBe(!isForType);
        if (isForType && isSignedIn) expect(access).toBe('open');
      }
    }
  }
});
