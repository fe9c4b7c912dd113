/** An address that matches a route of the specification, and where it leads below the mall; by default itself. */
type Example = readonly [address: string, end?: string];
/** By the route as the specification writes it. */
type Routes = Readonly<Record<string, readonly Example[]>>;

const itself = (...addresses: readonly string[]): Routes =>
  Object.fromEntries(addresses.map((address) => [address, [[address]]]));

const specialSales: readonly Example[] = [
  ['etcSale/list'],
  ['etcSale/list/a/b/c', 'etcSale/list'],
  ['etcSale/detail', 'etcSale/list'],
  ['etcSale/detail/7'],
  ['etcSale/detail/7/2/3', 'etcSale/detail/7?opt=2&qty=3'],
  ['etcSale/order/7', 'etcSale/detail/7'],
  ['etcSale/order/7/GD1001-1-2'],
  ['etcSale/order/7/GD1001-1-2/more', 'etcSale/order/7/GD1001-1-2'],
];
const exhibitions: readonly Example[] = [
  ['exhibition/listExhibition'],
  ['exhibition/listExhibition/31', 'exhibition/listExhibition?ctgNo=31'],
  ['exhibition/detailExhibition/7'],
  ['exhibition/detailExhibition/7/more/still', 'exhibition/detailExhibition/7'],
  ['exhibition/detailExhibition', 'exhibition/listExhibition'],
];
const categories = (family: 'goods' | 'subs'): readonly Example[] => [
  [`${family}/line`, 'goods/goodsList?ctgNo=11'],
  [`${family}/line/12`, 'goods/goodsList?ctgNo=12'],
  [`${family}/general`, 'goods/goodsList?ctgNo=13'],
  [`${family}/event`, 'exhibition/listExhibition?ctgNo=31'],
  [`${family}/subscription/22`, 'subs/subsList?ctgNo=22'],
];
const goods: readonly Example[] = [
  ['goods/goodsList'],
  ['goods/goodsList?ctgNo=12'],
  ['goods/goodsList/12', 'goods/goodsList?ctgNo=12'],
  ['goods/goodsList/12?sort=new', 'goods/goodsList?sort=new&ctgNo=12'],
  ['goods/ngd/GD1001'],
  ['goods/detailGoods/GD1001', 'goods/ngd/GD1001'],
  ['goods/detailGoods?gdsGrpNo=GD1001', 'goods/ngd/GD1001'],
  ['goods/detailWireless/HP1001', 'goods/detailWireless?gdsGrpNo=HP1001'],
  ['goods/compareWireless/more', 'goods/compareWireless'],
  ...categories('goods'),
];
const subscriptions: readonly Example[] = [
  ['subs/subsList'],
  ['subs/subsList/21', 'subs/subsList?ctgNo=21'],
  ...categories('subs'),
];

/** Open to everybody. */
export const publicRoutes: Readonly<Record<'pc' | 'mobile', Routes>> = {
  mobile: {
    root: [['', 'intro']],
    'login/*': [['login'], ['login/any/more', 'login'], ['login/any?redirect=%2Fm', 'login?redirect=%2Fm']],
    'email/authDormant/*': [['email/authDormant'], ['email/authDormant/more?token=t', 'email/authDormant?token=t']],
    ...itself('intro', 'signup', 'findUserInfoForm', 'kakao/handyService', 'popup/certPhone', 'popup/pgReturnPopup'),
    ...itself('joinMailAuth'),
  },
  pc: {
    'login/*': [['login'], ['login/any/more', 'login'], ['login/any?redirect=%2Fm', 'login?redirect=%2Fm']],
    'email/authDormant/*': [['email/authDormant'], ['email/authDormant/more?token=t', 'email/authDormant?token=t']],
    ...itself('signup', 'joinMailAuth', 'popup/findId', 'popup/password', 'popup/payClaimInfoPopup', 'popup/certPhone'),
  },
};

/** For members. */
export const memberRoutes: Readonly<Record<'pc' | 'mobile', Routes>> = {
  mobile: {
    'main/main/*': [['main/main'], ['main/main/any/more']],
    'myQuestion/{categoryName}/{categoryId?}': [
      ['myQuestion/listMyOrder'],
      ['myQuestion/listMyOrder/3', 'myQuestion/listMyOrder'],
      ['myQuestion/listMyOrder/3?page=2', 'myQuestion/listMyOrder?page=2'],
      ['myQuestion/listCart'],
      ['myQuestion/listCart/3', 'myQuestion/listCart'],
      ['myQuestion/listMyQuestion'],
      ['myQuestion/listMyJjim/3', 'myQuestion/listMyJjim'],
      ['myQuestion/listMyDelivery'],
      ['myQuestion/detailMyQuestion/3'],
      ['myQuestion/detailMyQuestion', 'myQuestion/listMyQuestion'],
      ['myQuestion/formMyQuestion'],
      ['myQuestion/formMyQuestion/3'],
      ['myQuestion/faqList', 'myShop/faqList'],
    ],
    'myShop/{categoryName}/{categoryId?}': [
      ['myShop/main'],
      ['myShop/modMemInfoPwConfirm'],
      ['myShop/modMemInfoPwConfirm/3', 'myShop/modMemInfoPwConfirm'],
      ['myShop/faqList'],
      ['myShop/faqList/3', 'myShop/faqList'],
      ['myShop/listRecent'],
      ['myShop/listMySubs'],
      ['myShop/listMyWireless/3', 'myShop/listMyWireless'],
      ['myShop/listMyOrder', 'myQuestion/listMyOrder'],
    ],
    'board/{boardName}': [
      ['board/boardList'],
      ['board/boardList/CM00410/2', 'board/boardList?tp=CM00410&page=2'],
      ['board/boardDetail/CM00404/3', 'board/boardDetail?tp=CM00404&no=3'],
      ['board/notice', 'notice'],
      ['board/mdReview', 'mdReview'],
    ],
    'goods/{categoryName}/{categoryId?}': goods,
    'goods/orderWireless/{orderPage}/*': [
      ['goods/orderWireless/join/HP1001'],
      ['goods/orderWireless/join/HP1001/more', 'goods/orderWireless/join/HP1001'],
      ['goods/orderWireless/join', 'goods/goodsList?ctgNo=11'],
      ['goods/orderWireless/detail/2026112200000001/more', 'goods/orderWireless/detail/2026112200000001'],
      ['goods/orderWireless/complete/2026112200000001'],
    ],
    'subs/{categoryName}': subscriptions,
    'subs/orderSubs/{orderPage}': [
      ['subs/orderSubs/form'],
      ['subs/orderSubs/confirm'],
      ['subs/orderSubs/complete'],
      ['subs/orderSubs/SB1001', 'subs/orderSubs/form?subsNo=SB1001'],
    ],
    'exhibition/{exhibitionName}': exhibitions,
    'etcSale/{categoryName}/{option1?}/{option2?}/{option3?}': specialSales,
    ...itself('updatePasswordForm', 'home', 'main/initMain', 'search/searchGoodsList', 'notice', 'mdReview'),
    ...itself('subs/detailSubs', 'goods/detailWireless?ctgNo=11&gdsGrpNo=HP1001', 'withdrawal'),
  },
  pc: {
    'main/main/*': [['main/main'], ['main/main/any/more']],
    'goods/{categoryName}': goods,
    'exhibition/{exhibitionName}/*': exhibitions,
    'myshop/{categoryName}/{categoryId?}': [
      ['myshop/main'],
      ['myshop/checkPassword'],
      ['myshop/listMyOrder'],
      ['myshop/listMyOrder/3', 'myshop/listMyOrder'],
      ['myshop/listFaq'],
      ['myshop/listFaq/3', 'myshop/listFaq'],
      ['myshop/listMyJjim/3', 'myshop/listMyJjim'],
      ['myshop/detailMyQuestion/3'],
      ['myshop/formMyQuestion/3'],
      ['myshop/faqList', 'myshop/listFaq'],
      ['myshop/listCart', 'order/cart'],
    ],
    'order/{orderStatus}/{orderNumber?}/*': [
      ['order/cart'],
      ['order/cart/more', 'order/cart'],
      ['order/orderSheet'],
      ['order/orderSheet/any/more?items=GD1001-1-1', 'order/orderSheet?items=GD1001-1-1'],
      ['order/pay/2026112200000001'],
      ['order/pay/2026112200000001/more', 'order/pay/2026112200000001'],
      ['order/paymentReturn/any?orderId=1', 'order/paymentReturn?orderId=1'],
      ['order/complete/2026112200000001/any/more', 'order/complete/2026112200000001'],
      ['order/detail/2026112200000001/any', 'order/detail/2026112200000001'],
      ['order/detail', 'myshop/listMyOrder'],
      ['order/PAID', 'myshop/listMyOrder?state=PAID'],
      ['order/orderWireless/plan/HP1001/more', 'order/orderWireless/plan/HP1001'],
    ],
    'subs/goSubsOrder/*': [
      ['subs/goSubsOrder', 'subs/goSubsOrder/form'],
      ['subs/goSubsOrder/form'],
      ['subs/goSubsOrder/SB1001', 'subs/goSubsOrder/form?subsNo=SB1001'],
      ['subs/goSubsOrder/confirm/SB1001/more?term=36', 'subs/goSubsOrder/confirm?term=36&subsNo=SB1001'],
    ],
    'subs/detailSubsApplf/{subsNo}/*': [
      ['subs/detailSubsApplf/2026112200000001'],
      ['subs/detailSubsApplf/2026112200000001/any/more', 'subs/detailSubsApplf/2026112200000001'],
    ],
    'subs/subsList': subscriptions,
    'board/{boardName}/*': [
      ['board/boardList'],
      ['board/boardList/any/more', 'board/boardList?tp=CM00404&page=1'],
      ['board/boardList/CM00410/2', 'board/boardList?tp=CM00410&page=2'],
      ['board/boardDetail/CM00404/3/more', 'board/boardDetail?tp=CM00404&no=3'],
      ['board/mdReview', 'board/boardList?tp=CM00410&page=1'],
    ],
    'etcSale/{categoryName}/{option1?}/{option2?}/{option3?}': specialSales,
    ...itself('popup/disDormant', 'popup/notCertEmail', 'popup/printWirelessGoodsOrder', 'popup/payNoticePopup'),
    ...itself('updatePasswordForm', 'home', 'main/initMain', 'myshop/scssMemberForm', 'subs/detailSubs'),
    ...itself('content/familyShopIntro', 'search/searchGoodsList'),
  },
};

/** Addresses without a word of the specification, or with a part that names nothing. */
export const unknownAddresses = [
  ...['nowhere', 'goods', 'goods/nothing', 'goods/nothing/12', 'subs/nothing', 'exhibition/nothing/1', 'homes'],
  ...[
    'exhibition/detailExhibition/seven',
    'etcSale/nothing',
    'etcSale/detail/seven/1',
    'order/nothing/1',
    'board/nothing',
  ],
  ...[
    'subs/goSubsOrder/nothing',
    'myShop/nothing',
    'myshop/nothing/3',
    'myQuestion/nothing',
    'popup/other',
    'goods/toString',
  ],
];
