import { boardType, categoryType, type Device } from '@mall/contracts/codes';
import { describe, expect, test } from 'vitest';
import { subscriptionOrderPages } from '../subscription-order-pages.ts';
import { readScreenSearch, type ScreenTarget, screenAt, screenPath } from './screen-path.ts';
import { rowOf, screenNames } from './screens.ts';
import { boardTarget, categoryTarget, ownOrderTarget, productTarget, subscriptionOrderTarget } from './targets.ts';

const number = '2026112100000001';

/** The address of each page of a site, by what leads there. */
const linksOf = (device: Device) => {
  const targets: Record<string, ScreenTarget> = {
    wishlist: { screen: 'wishlist' },
    cart: { screen: 'cart' },
    orders: { screen: 'orderList' },
    claims: { screen: 'orderList', search: { claimed: 'only' } },
    uploadOrder: { screen: 'uploadOrder', orderNo: number },
    ownOrder: ownOrderTarget({ orderNo: number, paymentMethod: 'CARD' }),
    ownOrderOnAccount: ownOrderTarget({ orderNo: number, paymentMethod: 'ON_ACCOUNT' }),
    recentlyViewed: { screen: 'recentlyViewed' },
    addressBook: { screen: 'addressBook' },
    faq: { screen: 'faq' },
    myShop: { screen: 'myShop' },
    questions: { screen: 'questionList' },
    question: { screen: 'question', questionNo: 3 },
    ask: { screen: 'questionForm' },
    askAboutOrder: { screen: 'questionForm', search: { orderNo: number } },
    questionChange: { screen: 'questionChange', questionNo: 3 },
    memberInfo: { screen: 'memberInfo' },
    withdrawal: { screen: 'withdrawal' },
    aboutMall: { screen: 'familyShopIntro' },
    findId: { screen: 'findId' },
    findPassword: { screen: 'findPassword' },
    notices: boardTarget(boardType.notice),
    noticesPage2: boardTarget(boardType.notice, 2),
    reviews: boardTarget(boardType.mdReview),
    applications: { screen: 'applications' },
    application: { screen: 'applicationDetail', applicationNo: number },
    applicationDone: { screen: 'applicationDone', applicationNo: number },
    applicationStep: { screen: 'applicationStep', step: 'plan', productNo: 'HP200001' },
  };
  return Object.fromEntries(Object.entries(targets).map(([name, target]) => [name, screenPath(target, device)]));
};

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
  const targets: ScreenTarget[] = [
    { screen: 'wirelessCompare' },
    { screen: 'exhibition', exhibitionNo: 7 },
    { screen: 'saleList' },
    { screen: 'sale', saleNo: 7 },
    { screen: 'boardPost', search: { tp: boardType.notice, no: 7 } },
    { screen: 'orderDetail', orderNo: number },
    { screen: 'upload', search: { upload: 7 } },
    { screen: 'search' },
    { screen: 'updatePassword' },
    { screen: 'contractPrint', search: { applicationNo: number } },
  ];
  const paths = targets.map((target) => screenPath(target, 'pc'));
  expect(targets.map((target) => screenPath(target, 'mobile'))).toEqual(paths);
  expect(paths).toMatchInlineSnapshot(`
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

// R2.16
test('a category leads where its type says', () => {
  const all = Object.values(categoryType).map((type) => screenPath(categoryTarget(type, '11 2'), 'pc'));
  expect(all).toMatchInlineSnapshot(`
    [
      "/goods/goodsList?ctgNo=11+2",
      "/goods/goodsList?ctgNo=11+2",
      "/exhibition/listExhibition?ctgNo=11+2",
      "/subs/subsList?ctgNo=11+2",
    ]
  `);
});

test('a product leads to the page of its kind', () => {
  const pathOf = (...of: Parameters<typeof productTarget>) => screenPath(productTarget(...of), 'pc');
  expect(pathOf('SB1001')).toBe('/subs/detailSubs?subsNo=SB1001');
  expect(pathOf('HP1001', '10')).toBe('/goods/detailWireless?ctgNo=10&gdsGrpNo=HP1001');
  expect(pathOf('HP1001')).toBe('/goods/detailWireless?gdsGrpNo=HP1001');
  expect(pathOf('GD/1')).toBe('/goods/ngd/GD%2F1');
});

test('the pages of an application for a subscription carry the choice in their address', () => {
  const listing = (['pc', 'mobile'] as const).map((device) =>
    [
      { screen: 'subscriptions' } as const,
      { screen: 'subscriptionOrder', orderPage: 'complete', search: { subsNo: number } } as const,
      ...subscriptionOrderPages
        .filter((page) => page !== 'complete')
        .map((page) =>
          subscriptionOrderTarget(page, 'SB1001', {
            ...{ months: 60, careType: 'VISIT' as const, cardNo: page === 'form' ? null : 2 },
          }),
        ),
      { screen: 'subscriptionApplication', applicationNo: number } as const,
      { screen: 'subscriptionPrint', search: { subsNo: number } } as const,
    ].map((target) => screenPath(target, device)),
  );
  expect(listing).toMatchInlineSnapshot(`
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

test('every screen’s own path leads to it, and no path of one is another’s', () => {
  const parts: Record<string, string | number> = {
    ...{ goodsNo: 'GD1', exhibitionNo: 7, saleNo: 7, questionNo: 7, lineNo: 7, orderNo: number, applicationNo: number },
    ...{ productNo: 'HP1', item: 'GD1-1-1', step: 'plan', orderPage: 'form' },
  };
  for (const device of ['pc', 'mobile'] as const) {
    for (const screen of screenNames) {
      if (!(device === 'pc' ? rowOf(screen).desktop : rowOf(screen).mobile)) continue;
      const path = screenPath({ screen, ...parts } as unknown as ScreenTarget, device);
      expect(screenAt(device, path), `${device} ${path}`).toBe(screen);
    }
  }
});

test('an invalid part of a path leads to no screen', () => {
  const wrong = ['myshop/detailMyQuestion/0', 'myshop/detailMyQuestion/x', 'etcSale/detail/1234567890'];
  for (const path of [...wrong, 'order/orderWireless/nowhere/HP1', 'subs/goSubsOrder/SB1'])
    expect(screenAt('pc', path), path).toBeUndefined();
});

describe('what an address says', () => {
  test('of a board keeps the valid parameters', () => {
    const typed = { tp: 'CM00410', page: '3', label: '배송', q: '김장' };
    expect(readScreenSearch('boardList', typed)).toEqual({ tp: 'CM00410', page: 3, label: '배송', q: '김장' });
    expect(readScreenSearch('boardList', { tp: 'CM99999', page: '-1', q: '' })).toEqual({ tp: 'CM00404' });
    expect(readScreenSearch('boardList', { page: '1000' })).toMatchObject({ page: 1000 });
    expect(readScreenSearch('boardList', { page: '1001' })).not.toHaveProperty('page');
  });

  test('of a post names no post when its number is invalid', () => {
    expect(readScreenSearch('boardPost', { tp: 'CM00410', no: '12' })).toEqual({ tp: 'CM00410', no: 12 });
    expect(readScreenSearch('boardPost', { no: 'abc' })).toEqual({ tp: 'CM00404', no: 0 });
  });

  test('of a list of orders is days, a state and a page; invalid ones are left out', () => {
    const address = { from: '2026-10-22', to: '2026-11-22', state: 'PAID', claimed: 'only', page: 2 } as const;
    const [, query] = screenPath({ screen: 'orderList', search: address }, 'pc').split('?');
    expect(readScreenSearch('orderList', Object.fromEntries(new URLSearchParams(query)))).toEqual(address);
    const wrong = { from: '2026-02-30', to: 'x', state: 'GONE', page: '-1' };
    expect(readScreenSearch('orderList', wrong)).toEqual({});
    expect(readScreenSearch('orderList', { page: '251' })).toEqual({});
  });

  test('of a list of goods leaves out invalid parameters, and read twice stays the same', () => {
    const raw = {
      ctgNo: '12',
      page: '0',
      sort: 'upwards',
      brand: '1,x',
      min: '-5',
      max: '90000',
      soldOut: 'Y',
      extra: '1',
    };
    expect(readScreenSearch('goodsList', raw)).toEqual({ ctgNo: '12', max: 90_000 });
    const address = readScreenSearch('goodsList', { ctgNo: '1201', page: '3', min: '1000', brand: '4,7', free: 'Y' });
    expect(readScreenSearch('goodsList', address)).toEqual(address);
    expect(readScreenSearch('goodsList', { discount: '99' })).toEqual({ discount: 99 });
    expect(readScreenSearch('goodsList', { discount: '100' })).toEqual({});
  });

  test('a first page needs no number', () =>
    expect(screenPath({ screen: 'goodsList', search: { ctgNo: '12', page: 1 } }, 'pc')).toBe(
      '/goods/goodsList?ctgNo=12',
    ));
});
