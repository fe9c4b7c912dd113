import { boardType, categoryType, type Device } from '@mall/contracts/codes';
import { expect, test } from 'vitest';
import {
  applicationDoneLink,
  applicationLink,
  applicationListLink,
  applicationStepLink,
  contractPrintLink,
} from './application-links.ts';
import * as links from './menu-links.ts';
import {
  subscriptionApplicationLink,
  subscriptionDoneLink,
  subscriptionListLink,
  subscriptionOrderLink,
  subscriptionOrderPages,
  subscriptionPrintLink,
} from './subscription-links.ts';

/** Where each page of a site is, by what leads there. */
const linksOf = (device: Device) => ({
  wishlist: links.wishlistLink(device),
  cart: links.cartLink(device),
  orders: links.orderListLink(device),
  claims: links.claimListLink(device),
  uploadOrder: links.uploadOrderLink(device, '2026112100000001'),
  ownOrder: links.ownOrderLink({ orderNo: '2026112100000001', paymentMethod: 'CARD' }, device),
  ownOrderOnAccount: links.ownOrderLink({ orderNo: '2026112100000001', paymentMethod: 'ON_ACCOUNT' }, device),
  recentlyViewed: links.recentlyViewedLink(device),
  addressBook: links.addressBookLink(device),
  faq: links.faqLink(device),
  myShop: links.myShopLink(device),
  questions: links.questionListLink(device),
  question: links.questionLink(device, 3),
  ask: links.askLink(device),
  askAboutOrder: links.askLink(device, '2026112100000001'),
  questionChange: links.questionChangeLink(device, 3),
  memberInfo: links.memberInfoLink(device),
  withdrawal: links.withdrawalLink(device),
  aboutMall: links.aboutMallLink(device),
  findId: links.findIdLink(device),
  findPassword: links.findPasswordLink(device),
  notices: links.boardLink(boardType.notice, device),
  noticesPage2: links.boardLink(boardType.notice, device, 2),
  reviews: links.boardLink(boardType.mdReview, device),
  applications: applicationListLink(device),
  application: applicationLink('2026112100000001', device),
  applicationDone: applicationDoneLink('2026112100000001', device),
  applicationStep: applicationStepLink('plan', 'HP200001', device),
});

test('the two sites spell many of their addresses differently', () => {
  expect({ pc: linksOf('pc'), mobile: linksOf('mobile') }).toMatchInlineSnapshot(`
    {
      "mobile": {
        "aboutMall": "/kakao/handyService",
        "addressBook": "/myQuestion/listMyDelivery",
        "application": "/goods/orderWireless/detail/2026112100000001",
        "applicationDone": "/goods/orderWireless/complete/2026112100000001",
        "applicationStep": "/goods/orderWireless/plan/HP200001",
        "applications": "/myShop/listMyWireless",
        "ask": "/myQuestion/formMyQuestion",
        "askAboutOrder": "/myQuestion/formMyQuestion?orderNo=2026112100000001",
        "cart": "/myQuestion/listCart",
        "claims": "/myQuestion/listMyOrder?claimed=only",
        "faq": "/myShop/faqList",
        "findId": "/findUserInfoForm",
        "findPassword": "/findUserInfoForm?find=password",
        "memberInfo": "/myShop/modMemInfoPwConfirm",
        "myShop": "/myShop/main",
        "notices": "/notice",
        "noticesPage2": "/board/boardList?tp=CM00404&page=2",
        "orders": "/myQuestion/listMyOrder",
        "ownOrder": "/order/detail/2026112100000001",
        "ownOrderOnAccount": "/myShop/detailMyOrder/2026112100000001",
        "question": "/myQuestion/detailMyQuestion/3",
        "questionChange": "/myQuestion/formMyQuestion/3",
        "questions": "/myQuestion/listMyQuestion",
        "recentlyViewed": "/myShop/listRecent",
        "reviews": "/mdReview",
        "uploadOrder": "/myShop/detailMyOrder/2026112100000001",
        "wishlist": "/myQuestion/listMyJjim",
        "withdrawal": "/withdrawal",
      },
      "pc": {
        "aboutMall": "/content/familyShopIntro",
        "addressBook": "/myshop/listMyDelivery",
        "application": "/order/orderWireless/detail/2026112100000001",
        "applicationDone": "/order/orderWireless/complete/2026112100000001",
        "applicationStep": "/order/orderWireless/plan/HP200001",
        "applications": "/myshop/listMyWireless",
        "ask": "/myshop/formMyQuestion",
        "askAboutOrder": "/myshop/formMyQuestion?orderNo=2026112100000001",
        "cart": "/order/cart",
        "claims": "/myshop/listMyOrder?claimed=only",
        "faq": "/myshop/listFaq",
        "findId": "/popup/findId",
        "findPassword": "/popup/password",
        "memberInfo": "/myshop/checkPassword",
        "myShop": "/myshop/main",
        "notices": "/board/boardList?tp=CM00404&page=1",
        "noticesPage2": "/board/boardList?tp=CM00404&page=2",
        "orders": "/myshop/listMyOrder",
        "ownOrder": "/order/detail/2026112100000001",
        "ownOrderOnAccount": "/myshop/detailMyOrder/2026112100000001",
        "question": "/myshop/detailMyQuestion/3",
        "questionChange": "/myshop/formMyQuestion/3",
        "questions": "/myshop/listMyQuestion",
        "recentlyViewed": "/myshop/listRecent",
        "reviews": "/board/boardList?tp=CM00410&page=1",
        "uploadOrder": "/myshop/detailMyOrder/2026112100000001",
        "wishlist": "/myshop/listMyJjim",
        "withdrawal": "/myshop/scssMemberForm",
      },
    }
  `);
});

test('other addresses are the same on both sites', () => {
  expect([
    links.compareLink,
    links.exhibitionLink(7),
    links.specialSaleListLink,
    links.specialSaleLink(7),
    links.boardPostLink(boardType.notice, 7),
    links.orderLink('2026112100000001'),
    links.uploadLink(7),
    links.searchLink,
    links.passwordLink,
    contractPrintLink('2026112100000001'),
  ]).toMatchInlineSnapshot(`
    [
      "/goods/compareWireless",
      "/exhibition/detailExhibition/7",
      "/etcSale/list",
      "/etcSale/detail/7",
      "/board/boardDetail?tp=CM00404&no=7",
      "/order/detail/2026112100000001",
      "/upload?upload=7",
      "/search/searchGoodsList",
      "/updatePasswordForm",
      "/popup/printWirelessGoodsOrder?applicationNo=2026112100000001",
    ]
  `);
});

test('R2.16 a category leads where its type says', () => {
  const all = Object.values(categoryType).map((type) => links.categoryLink(type, '11 2'));
  expect(all).toMatchInlineSnapshot(`
    [
      "/goods/goodsList?ctgNo=11%202",
      "/goods/goodsList?ctgNo=11%202",
      "/exhibition/listExhibition?ctgNo=11%202",
      "/subs/subsList?ctgNo=11%202",
    ]
  `);
});

test('a product leads to the page of its kind', () => {
  expect(links.productLink('SB1001')).toBe('/subs/detailSubs?subsNo=SB1001');
  expect(links.productLink('HP1001', '10')).toBe('/goods/detailWireless?ctgNo=10&gdsGrpNo=HP1001');
  expect(links.productLink('HP1001')).toBe('/goods/detailWireless?gdsGrpNo=HP1001');
  expect(links.productLink('GD/1')).toBe('/goods/ngd/GD%2F1');
});

test('the pages of an application for a subscription carry the choice in their address', () => {
  const told = (['pc', 'mobile'] as const).map((device) => [
    subscriptionListLink(device),
    subscriptionDoneLink('2026112100000001', device),
    ...subscriptionOrderPages
      .filter((page) => page !== 'complete')
      .map((page) =>
        subscriptionOrderLink(page, {
          productNo: 'SB1001',
          choice: { months: 60, careType: 'VISIT', cardNo: page === 'form' ? null : 2 },
          device,
        }),
      ),
    subscriptionApplicationLink('2026112100000001'),
    subscriptionPrintLink('2026112100000001'),
  ]);
  expect(told).toMatchInlineSnapshot(`
    [
      [
        "/myshop/listMySubs",
        "/subs/goSubsOrder/complete?subsNo=2026112100000001",
        "/subs/goSubsOrder/form?subsNo=SB1001&term=60&care=VISIT",
        "/subs/goSubsOrder/confirm?subsNo=SB1001&term=60&care=VISIT&card=2",
        "/subs/detailSubsApplf/2026112100000001",
        "/popup/printSubsOrder?subsNo=2026112100000001",
      ],
      [
        "/myShop/listMySubs",
        "/subs/orderSubs/complete?subsNo=2026112100000001",
        "/subs/orderSubs/form?subsNo=SB1001&term=60&care=VISIT",
        "/subs/orderSubs/confirm?subsNo=SB1001&term=60&care=VISIT&card=2",
        "/subs/detailSubsApplf/2026112100000001",
        "/popup/printSubsOrder?subsNo=2026112100000001",
      ],
    ]
  `);
});
