import { mallSalesTypes } from '@mall/contracts/codes';
import { expect, test } from 'vitest';
import { accessMatrix, accessTo, type ScreenName } from './access-matrix.ts';
import { screenOf } from './screen-paths.ts';

const visitor = { isSignedIn: false, isLoginOpen: false, salesType: 'GENERAL' } as const;
// That the router opens the same addresses, is proved in apps/web/src/specified-routes.test.ts.
test.each(['nowhere', 'goods', 'goods/a/b/c', 'myShop/x', 'popup/other', 'homes', 'etcSale/a/b/c/d/e', 'order/form/1'])(
  'no screen is named by %s',
  (below) => expect([screenOf('pc', below), screenOf('mobile', below)]).toEqual([undefined, undefined]),
);

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
  ['pc', 'goods/line/12', 'goodsList'],
  ['mobile', 'subs/event', 'exhibition'],
  ['pc', 'subs/goSubsOrder', 'subscriptionOrder'],
  ['mobile', 'myShop/listMyJjim/3', 'myShop'],
  ['pc', 'myshop/scssMemberForm', 'withdrawal'],
] as const)('on %s, %s names the screen %s', (device, below, screen) => expect(screenOf(device, below)).toBe(screen));

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

/** An address of each screen on desktop and on mobile; empty on the site that has no such screen. */
const screenAddresses: Readonly<Record<ScreenName, readonly (readonly [pc: string, mobile: string])[]>> = {
  // Below the bare mall; the desktop site leads on to its home.
  root: [],
  intro: [['', 'intro']],
  login: [
    ['login', 'login'],
    ['login/any/more', 'login/any/more'],
  ],
  signup: [['signup', 'signup']],
  joinMail: [['joinMailAuth', 'joinMailAuth']],
  dormantMail: [
    ['email/authDormant', 'email/authDormant'],
    ['email/authDormant/more', 'email/authDormant/more'],
  ],
  findAccount: [
    ['popup/findId', 'findUserInfoForm'],
    ['popup/password', ''],
  ],
  simpleService: [['', 'kakao/handyService']],
  phoneCertification: [['popup/certPhone', 'popup/certPhone']],
  paymentReturn: [['popup/payClaimInfoPopup', 'popup/pgReturnPopup']],
  dormantNotice: [['popup/disDormant', '']],
  emailNotice: [['popup/notCertEmail', '']],
  printWirelessOrder: [['popup/printWirelessGoodsOrder', 'popup/printWirelessGoodsOrder']],
  printSubscription: [['popup/printSubsOrder', 'popup/printSubsOrder']],
  paymentNotice: [['popup/payNoticePopup', 'popup/payNoticePopup']],
  updatePassword: [['updatePasswordForm', 'updatePasswordForm']],
  home: [
    ['home', 'home'],
    ['main/initMain', 'main/initMain'],
    ['main/main', 'main/main'],
    ['main/main/any/more', 'main/main/any/more'],
  ],
  goodsDetail: [
    ['goods/detailGoods', 'goods/detailGoods'],
    ['goods/ngd/GD1001', 'goods/ngd/GD1001'],
  ],
  wirelessDetail: [['goods/detailWireless', 'goods/detailWireless']],
  wirelessCompare: [['goods/compareWireless', 'goods/compareWireless']],
  wirelessOrder: ['join', 'certification', 'plan', 'delivery', 'confirm', 'complete', 'detail'].map((step) => [
    `order/orderWireless/${step}/2026112100000001`,
    `goods/orderWireless/${step}/2026112100000001`,
  ]),
  goodsList: [['goods/goodsList', 'goods/goodsList']],
  subscriptionDetail: [['subs/detailSubs', 'subs/detailSubs']],
  subscriptionOrder: [
    ['subs/goSubsOrder/form', 'subs/orderSubs/form'],
    ['subs/goSubsOrder/confirm', 'subs/orderSubs/confirm'],
    ['subs/goSubsOrder/complete', 'subs/orderSubs/complete'],
    ['subs/detailSubsApplf/2026112100000001', 'subs/detailSubsApplf/2026112100000001'],
  ],
  subscriptionList: [['subs/subsList', 'subs/subsList']],
  exhibition: [
    ['exhibition/listExhibition', 'exhibition/listExhibition'],
    ['exhibition/detailExhibition/7', 'exhibition/detailExhibition/7'],
  ],
  specialSale: [
    ['etcSale/list', 'etcSale/list'],
    ['etcSale/detail/7', 'etcSale/detail/7'],
    ['etcSale/order/7', 'etcSale/order/7'],
    ['etcSale/order/7/GD1001-1-2', 'etcSale/order/7/GD1001-1-2'],
  ],
  search: [['search/searchGoodsList', 'search/searchGoodsList']],
  cart: [['order/cart', 'myQuestion/listCart']],
  order: [
    ['order/orderSheet', 'order/orderSheet'],
    ['order/paymentReturn', 'order/paymentReturn'],
    ['order/pay/2026112100000001', 'order/pay/2026112100000001'],
    ['order/complete/2026112100000001', 'order/complete/2026112100000001'],
    ['order/detail/2026112100000001', 'order/detail/2026112100000001'],
  ],
  board: [
    ['board/boardList', 'board/boardList'],
    ['board/boardDetail', 'board/boardDetail'],
    ['', 'notice'],
    ['', 'mdReview'],
  ],
  familyShopIntro: [['content/familyShopIntro', '']],
  withdrawal: [['myshop/scssMemberForm', 'withdrawal']],
  myShop: [
    ['myshop/main', 'myShop/main'],
    ['myshop/checkPassword', 'myShop/modMemInfoPwConfirm'],
    ['myshop/listFaq', 'myShop/faqList'],
    ['myshop/listRecent', 'myShop/listRecent'],
    ['myshop/listMyOrder', 'myQuestion/listMyOrder'],
    ['myshop/listMyQuestion', 'myQuestion/listMyQuestion'],
    ['myshop/listMyJjim', 'myQuestion/listMyJjim'],
    ['myshop/listMyDelivery', 'myQuestion/listMyDelivery'],
    ['myshop/listMySubs', 'myShop/listMySubs'],
    ['myshop/listMyWireless', 'myShop/listMyWireless'],
    ['myshop/detailMyOrder/2026112100000001', 'myShop/detailMyOrder/2026112100000001'],
    ['myshop/detailMyQuestion/3', 'myQuestion/detailMyQuestion/3'],
    ['myshop/formMyQuestion', 'myQuestion/formMyQuestion'],
    ['myshop/formMyQuestion/3', 'myQuestion/formMyQuestion/3'],
  ],
  upload: [['upload', 'upload']],
};

test.each(Object.entries(screenAddresses))(
  'the screen %s stands at its own addresses of both sites',
  (screen, addresses) => {
    for (const [pc, mobile] of addresses) {
      if (pc !== '') expect(screenOf('pc', pc), pc).toBe(screen);
      if (mobile !== '') expect(screenOf('mobile', mobile), mobile).toBe(screen);
    }
  },
);

test('the bare mall is a screen of the mobile site alone', () => {
  expect([screenOf('mobile', ''), screenOf('pc', '')]).toEqual(['root', undefined]);
});
