import { expect, test } from 'vitest';
import { toDesktopPath, toMobilePath } from './device-twins.ts';

// R2.05
test.each([
  ['/m/familyshop/home', '/familyshop/home'],
  ['/m/familyshop/goods/goodsList?ctgNo=1#top', '/familyshop/goods/goodsList?ctgNo=1#top'],
  ['/m/familyshop/intro', '/familyshop/home'],
  ['/m/familyshop/myShop/faqList', '/familyshop/myshop/listFaq'],
  ['/m/familyshop/myShop/other/3', '/familyshop/myshop/other/3'],
  ['/m/familyshop/withdrawal', '/familyshop/myshop/scssMemberForm'],
  ['/m/familyshop/notice', '/familyshop/board/boardList?tp=CM00404&page=1'],
  ['/m/familyshop/notice?word=x', '/familyshop/board/boardList?tp=CM00404&page=1&word=x'],
  ['/m/familyshop/order/orderSheet?items=GD1-1-1', '/familyshop/order/orderSheet?items=GD1-1-1'],
  ['/m/familyshop/myQuestion/listMyDelivery', '/familyshop/myshop/listMyDelivery'],
  ['/m/familyshop/findUserInfoForm', '/familyshop/popup/findId'],
  ['/m/familyshop/email/authDormant?token=x', '/familyshop/email/authDormant?token=x'],
  ['/m/familyshop', '/familyshop'],
  ['/m', '/'],
])('desktop: %s → %s', (mobile, desktop) => expect(toDesktopPath(mobile)).toBe(desktop));

// R2.05
test.each([
  ['/familyshop/goods/detailWireless?ctgNo=1&gdsGrpNo=HP1', '/m/familyshop/goods/detailWireless?ctgNo=1&gdsGrpNo=HP1'],
  ['/familyshop/myshop/listMyOrder', '/m/familyshop/myQuestion/listMyOrder'],
  ['/familyshop/popup/payClaimInfoPopup?orderId=1', '/m/familyshop/popup/pgReturnPopup?orderId=1'],
  ['/familyshop/popup/findId', '/m/familyshop/findUserInfoForm'],
  ['/familyshop/popup/password?token=x', '/m/familyshop/findUserInfoForm?find=password&token=x'],
  ['/familyshop/popup/disDormant', '/m/familyshop/email/authDormant'],
  ['/familyshop/popup/notCertEmail', '/m/familyshop/joinMailAuth'],
  ['/familyshop/order/paymentReturn?orderId=1', '/m/familyshop/order/paymentReturn?orderId=1'],
  ['/familyshop/order/complete/2026112100000001', '/m/familyshop/order/complete/2026112100000001'],
  ['/familyshop/order/cart', '/m/familyshop/myQuestion/listCart'],
  ['/familyshop/myshop/listMyDelivery', '/m/familyshop/myQuestion/listMyDelivery'],
  ['/familyshop/myshop/other/3', '/m/familyshop/myShop/other/3'],
  ['/familyshop/myshopper', '/m/familyshop/myshopper'],
  ['/', '/m'],
])('mobile: %s → %s', (desktop, mobile) => expect(toMobilePath(desktop)).toBe(mobile));

// R1.04 R2.05
test.each([
  ['myshop/scssMemberForm', 'withdrawal'],
  ['myshop/checkPassword', 'myShop/modMemInfoPwConfirm'],
  ['myshop/listMyOrder', 'myQuestion/listMyOrder'],
  ['myshop/listMyQuestion', 'myQuestion/listMyQuestion'],
  ['myshop/detailMyQuestion/3', 'myQuestion/detailMyQuestion/3'],
  ['myshop/formMyQuestion', 'myQuestion/formMyQuestion'],
  ['myshop/listMyJjim', 'myQuestion/listMyJjim'],
  ['myshop/listMyDelivery', 'myQuestion/listMyDelivery'],
  ['myshop/listFaq', 'myShop/faqList'],
  ['myshop/main', 'myShop/main'],
  ['order/cart', 'myQuestion/listCart'],
  ['order/orderWireless/join/HP1001', 'goods/orderWireless/join/HP1001'],
  ['popup/payClaimInfoPopup', 'popup/pgReturnPopup'],
  ['subs/goSubsOrder/form', 'subs/orderSubs/form'],
])('%s of the desktop site is %s of the mobile one, there and back', (desktop, mobile) => {
  expect([toMobilePath(`/familyshop/${desktop}`), toDesktopPath(`/m/familyshop/${mobile}`)]).toEqual([
    `/m/familyshop/${mobile}`,
    `/familyshop/${desktop}`,
  ]);
});

// R1.04
test('what only the mobile site has leads to the desktop’s home, and its lists of posts to theirs', () => {
  expect(['kakao/handyService', 'mdReview', ''].map((below) => toDesktopPath(`/m/familyshop/${below}`))).toEqual([
    '/familyshop/home',
    '/familyshop/board/boardList?tp=CM00410&page=1',
    '/familyshop',
  ]);
});
