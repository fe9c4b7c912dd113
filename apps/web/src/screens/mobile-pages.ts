import type { SitePages } from './site-pages.ts';

/** The page of each screen on the mobile site. */
export const mobilePages: SitePages<'mobile'> = {
  intro: {
    page: async () => (await import('../features/session/mobile/intro.page.tsx')).IntroPage,
    layout: 'none',
  },
  login: {
    page: async () => (await import('../features/session/mobile/login.page.tsx')).LoginPage,
    layout: 'simple',
  },
  signup: {
    page: async () => (await import('../features/joining/pages/signup.page.tsx')).SignupPage,
    layout: 'simple',
  },
  joinMail: {
    page: async () => (await import('../features/session/parts/mail-auth.tsx')).JoinMail,
    layout: 'simple',
  },
  dormantMail: {
    page: async () => (await import('../features/session/parts/mail-auth.tsx')).DormantMail,
    layout: 'simple',
  },
  findAccount: {
    page: async () => (await import('../features/recovery/mobile/find-user-info.page.tsx')).FindUserInfoPage,
    layout: 'simple',
  },
  simpleService: {
    page: async () => (await import('../features/content/mobile/handy-service.page.tsx')).HandyServicePage,
    layout: 'simple',
  },
  certification: {
    page: async () => (await import('../features/certification/parts/certification-window.tsx')).CertificationWindow,
    layout: 'none',
  },
  paymentPopupReturn: {
    page: async () => (await import('../features/checkout/parts/popup-return.tsx')).PopupReturn,
    layout: 'none',
  },
  paymentNotice: {
    page: async () => (await import('../features/checkout/parts/pay-notice.tsx')).PayNotice,
    layout: 'none',
  },
  contractPrint: {
    page: async () => (await import('../features/application/parts/contract-print.tsx')).ContractPrint,
    layout: 'none',
  },
  subscriptionPrint: {
    page: async () =>
      (await import('../features/subscription-application/parts/subscription-print.tsx')).SubscriptionPrint,
    layout: 'none',
  },
  updatePassword: {
    page: async () => (await import('../features/session/pages/update-password.page.tsx')).UpdatePasswordPage,
    layout: 'simple',
  },

  home: {
    page: async () => (await import('../features/home/mobile/home.page.tsx')).HomePage,
    load: async (visit) => (await import('../features/home/mobile/home.page.tsx')).load(visit),
  },
  search: {
    page: async () => (await import('../features/search/mobile/search-results.page.tsx')).SearchResultsPage,
    chrome: 'page',
    title: '검색 결과',
  },
  goodsList: {
    page: async () => (await import('../features/product-list/mobile/category.page.tsx')).GoodsListPage,
    chrome: 'page',
  },
  goodsDetail: {
    page: async () => (await import('../features/goods/mobile/goods.page.tsx')).GoodsPage,
    chrome: 'detail',
  },
  goodsReviews: {
    page: async () => (await import('../features/customer-review/pages/goods-reviews.page.tsx')).GoodsReviewsPage,
    chrome: 'page',
  },
  goodsQuestions: {
    page: async () => (await import('../features/product-question/pages/goods-questions.page.tsx')).GoodsQuestionsPage,
    chrome: 'page',
  },
  wirelessDetail: {
    page: async () => (await import('../features/wireless/mobile/wireless-detail.page.tsx')).WirelessDetailPage,
    chrome: 'detail',
  },
  wirelessCompare: {
    page: async () => (await import('../features/wireless/mobile/compare.page.tsx')).ComparePage,
    chrome: 'page',
    title: '휴대폰 비교',
  },
  subscriptionList: {
    page: async () => (await import('../features/product-list/mobile/category.page.tsx')).SubscriptionListPage,
    chrome: 'page',
  },
  subscriptionDetail: {
    page: async () => (await import('../features/subscription/mobile/subscription.page.tsx')).SubscriptionPage,
    chrome: 'detail',
    title: '구독·렌탈 상품',
  },
  exhibitionList: {
    page: async () => (await import('../features/exhibition/pages/exhibition-list.page.tsx')).ExhibitionListPage,
    chrome: 'page',
  },
  exhibition: {
    page: async () => (await import('../features/exhibition/pages/exhibition.page.tsx')).ExhibitionPage,
    chrome: 'page',
  },
  saleList: {
    page: async () => (await import('../features/special-sale/pages/sale-list.page.tsx')).SaleListPage,
    chrome: 'page',
  },
  sale: {
    page: async () => (await import('../features/special-sale/mobile/sale.page.tsx')).SalePage,
    chrome: 'detail',
  },
  boardList: {
    page: async () => (await import('../features/board/mobile/board-list.page.tsx')).BoardListPage,
    chrome: 'page',
  },
  boardPost: {
    page: async () => (await import('../features/board/pages/board-post.page.tsx')).BoardPostPage,
    chrome: 'page',
  },
  notices: {
    page: async () => (await import('../features/board/mobile/board-list.page.tsx')).NoticesPage,
    chrome: 'page',
  },
  reviews: {
    page: async () => (await import('../features/board/mobile/board-list.page.tsx')).ReviewsPage,
    chrome: 'page',
  },

  cart: {
    page: async () => (await import('../features/cart/mobile/cart.page.tsx')).CartPage,
    chrome: 'detail',
    title: '장바구니',
  },
  orderSheet: {
    page: async () => (await import('../features/checkout/mobile/order-sheet.page.tsx')).OrderSheetPage,
    chrome: 'detail',
    title: '주문·결제',
  },
  giftGuide: {
    page: async () => (await import('../features/gift/pages/gift-guide.page.tsx')).GiftGuidePage,
    chrome: 'page',
  },
  gift: { page: async () => (await import('../features/gift/pages/gift.page.tsx')).GiftPage, layout: 'simple' },
  saleOrder: {
    page: async () => (await import('../features/checkout/mobile/order-sheet.page.tsx')).SaleOrderPage,
    chrome: 'detail',
    title: '주문·결제',
  },
  paymentReturn: {
    page: async () => (await import('../features/checkout/parts/return-progress.tsx')).ReturnProgress,
    chrome: 'detail',
  },
  orderPay: {
    page: async () => (await import('../features/checkout/pages/pay.page.tsx')).PayPage,
    chrome: 'detail',
    title: '결제하기',
  },
  orderComplete: {
    page: async () => (await import('../features/checkout/mobile/complete.page.tsx')).CompletePage,
    chrome: 'detail',
  },
  orderDetail: {
    page: async () => (await import('../features/order/mobile/order.page.tsx')).OrderPage,
    chrome: 'page',
    title: '주문 상세',
  },
  applicationDone: {
    page: async () => (await import('../features/application/parts/application-done.tsx')).ApplicationDone,
    chrome: 'page',
    title: '신청 완료',
  },
  applicationDetail: {
    page: async () => (await import('../features/application/pages/my-application.page.tsx')).ApplicationDetailPage,
    chrome: 'page',
  },
  applicationStep: {
    page: async () => (await import('../features/application/mobile/application.page.tsx')).ApplicationPage,
    chrome: 'form',
    title: '휴대폰 신청',
  },
  subscriptionOrder: {
    page: async () =>
      (await import('../features/subscription-application/pages/subscription-order.page.tsx')).SubscriptionOrderPage,
    chrome: 'form',
  },
  subscriptionApplication: {
    page: async () =>
      (await import('../features/subscription-application/pages/my-subscription.page.tsx')).SubscriptionApplicationPage,
    chrome: 'page',
  },
  upload: {
    page: async () => (await import('../features/upload/pages/upload.page.tsx')).UploadPage,
    load: async (visit) => (await import('../features/upload/pages/upload.page.tsx')).load(visit),
  },

  myShop: {
    page: async () => (await import('../features/my-shop/mobile/my-shop.page.tsx')).MyShopPage,
    chrome: 'page',
  },
  memberInfo: {
    page: async () => (await import('../features/member/pages/member-info.page.tsx')).MemberInfoPage,
    chrome: 'page',
  },
  withdrawal: {
    page: async () => (await import('../features/member/pages/withdrawal.page.tsx')).WithdrawalPage,
    chrome: 'page',
  },
  faq: {
    page: async () => (await import('../features/board/pages/faq.page.tsx')).FaqPage,
    chrome: 'page',
  },
  recentlyViewed: {
    page: async () => (await import('../features/recently-viewed/pages/recently-viewed.page.tsx')).RecentlyViewedPage,
    chrome: 'page',
  },
  wishlist: {
    page: async () => (await import('../features/favourite/pages/wishlist.page.tsx')).WishlistPage,
    chrome: 'page',
  },
  restockAlerts: {
    page: async () => (await import('../features/restock/pages/restock-alerts.page.tsx')).RestockAlertsPage,
    chrome: 'page',
  },
  addressBook: {
    page: async () => (await import('../features/address/pages/address-book.page.tsx')).AddressBookPage,
    chrome: 'page',
  },
  orderList: {
    page: async () => (await import('../features/order/mobile/order-list.page.tsx')).OrderListPage,
    chrome: 'page',
  },
  uploadOrder: {
    page: async () => (await import('../features/order/mobile/order.page.tsx')).OrderPage,
    chrome: 'page',
    title: '주문 상세',
  },
  subscriptions: {
    page: async () =>
      (await import('../features/subscription-application/pages/my-subscription.page.tsx')).SubscriptionListPage,
    chrome: 'page',
  },
  applications: {
    page: async () => (await import('../features/application/pages/my-application.page.tsx')).ApplicationListPage,
    chrome: 'page',
  },
  myReviews: {
    page: async () => (await import('../features/customer-review/pages/my-reviews.page.tsx')).MyReviewsPage,
    chrome: 'page',
  },
  reviewForm: {
    page: async () => (await import('../features/customer-review/pages/review-form.page.tsx')).ReviewFormPage,
    chrome: 'page',
  },
  questionList: {
    page: async () => (await import('../features/question/mobile/question-list.page.tsx')).QuestionListPage,
    chrome: 'page',
    title: '1:1 문의',
  },
  question: {
    page: async () => (await import('../features/question/mobile/question.page.tsx')).QuestionPage,
    chrome: 'page',
    title: '1:1 문의',
  },
  questionForm: {
    page: async () => (await import('../features/question/pages/question-form.page.tsx')).AskPage,
    chrome: 'page',
  },
  questionChange: {
    page: async () => (await import('../features/question/pages/question-form.page.tsx')).QuestionChangePage,
    chrome: 'page',
  },
};
