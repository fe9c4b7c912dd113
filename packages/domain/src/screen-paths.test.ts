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
