import type { SitePages } from './site-pages.ts';

/** The page of each screen on the desktop site. */
export const desktopPages: SitePages<'desktop'> = {
  login: {
    page: async () => (await import('../features/session/desktop/login.page.tsx')).LoginPage,
    layout: 'none',
  },
  signup: {
    page: async () => (await import('../features/joining/pages/signup.page.tsx')).SignupPage,
    layout: 'simple',
  },
  joinMail: { page: async () => (await import('../features/session/parts/mail-auth.tsx')).JoinMail, layout: 'simple' },
  dormantMail: {
    page: async () => (await import('../features/session/parts/mail-auth.tsx')).DormantMail,
    layout: 'simple',
  },
  findId: {
    page: async () => (await import('../features/recovery/desktop/find-id.page.tsx')).FindIdPage,
    layout: 'simple',
  },
  findPassword: {
    page: async () => (await import('../features/recovery/desktop/find-password.page.tsx')).FindPasswordPage,
    layout: 'simple',
  },
  familyShopIntro: {
    page: async () => (await import('../features/content/desktop/family-shop-intro.page.tsx')).FamilyShopIntroPage,
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
  dormantNotice: {
    page: async () => (await import('../features/session/parts/mail-auth.tsx')).DormantNotice,
    layout: 'simple',
  },
  emailNotice: {
    page: async () => (await import('../features/session/parts/mail-auth.tsx')).EmailNotice,
    layout: 'simple',
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
  },

  home: {
    page: async () => (await import('../features/home/desktop/home.page.tsx')).HomePage,
    load: async (visit) => (await import('../features/home/desktop/home.page.tsx')).load(visit),
  },
  search: {
    page: async () => (await import('../features/search/desktop/search-results.page.tsx')).SearchResultsPage,
  },
  goodsList: { page: async () => (await import('../features/product-list/desktop/category.page.tsx')).GoodsListPage },
  goodsDetail: { page: async () => (await import('../features/goods/desktop/goods.page.tsx')).GoodsPage },
  goodsReviews: {
    page: async () => (await import('../features/customer-review/pages/goods-reviews.page.tsx')).GoodsReviewsPage,
  },
  goodsQuestions: {
    page: async () => (await import('../features/product-question/pages/goods-questions.page.tsx')).GoodsQuestionsPage,
  },
  wirelessDetail: {
    page: async () => (await import('../features/wireless/desktop/wireless-detail.page.tsx')).WirelessDetailPage,
  },
  wirelessCompare: { page: async () => (await import('../features/wireless/desktop/compare.page.tsx')).ComparePage },
  subscriptionList: {
    page: async () => (await import('../features/product-list/desktop/category.page.tsx')).SubscriptionListPage,
  },
  subscriptionDetail: {
    page: async () => (await import('../features/subscription/desktop/subscription.page.tsx')).SubscriptionPage,
  },
  exhibitionList: {
    page: async () => (await import('../features/exhibition/pages/exhibition-list.page.tsx')).ExhibitionListPage,
  },
  exhibition: {
    page: async () => (await import('../features/exhibition/pages/exhibition.page.tsx')).ExhibitionPage,
  },
  saleList: { page: async () => (await import('../features/special-sale/pages/sale-list.page.tsx')).SaleListPage },
  sale: { page: async () => (await import('../features/special-sale/desktop/sale.page.tsx')).SalePage },
  boardList: { page: async () => (await import('../features/board/desktop/board-list.page.tsx')).BoardListPage },
  boardPost: { page: async () => (await import('../features/board/pages/board-post.page.tsx')).BoardPostPage },

  cart: { page: async () => (await import('../features/cart/desktop/cart.page.tsx')).CartPage },
  orderSheet: { page: async () => (await import('../features/checkout/desktop/order-sheet.page.tsx')).OrderSheetPage },
  giftGuide: { page: async () => (await import('../features/gift/pages/gift-guide.page.tsx')).GiftGuidePage },
  gift: { page: async () => (await import('../features/gift/pages/gift.page.tsx')).GiftPage, layout: 'simple' },
  saleOrder: { page: async () => (await import('../features/checkout/desktop/order-sheet.page.tsx')).SaleOrderPage },
  paymentReturn: { page: async () => (await import('../features/checkout/parts/return-progress.tsx')).ReturnProgress },
  orderPay: { page: async () => (await import('../features/checkout/pages/pay.page.tsx')).PayPage },
  orderComplete: { page: async () => (await import('../features/checkout/desktop/complete.page.tsx')).CompletePage },
  orderDetail: {
    page: async () => (await import('../features/order/desktop/order.page.tsx')).OrderPage,
    layout: 'myShop',
  },
  applicationDone: {
    page: async () => (await import('../features/application/parts/application-done.tsx')).ApplicationDone,
  },
  applicationDetail: {
    page: async () => (await import('../features/application/pages/my-application.page.tsx')).ApplicationDetailPage,
    layout: 'myShop',
  },
  applicationStep: {
    page: async () => (await import('../features/application/desktop/application.page.tsx')).ApplicationPage,
  },
  subscriptionOrder: {
    page: async () =>
      (await import('../features/subscription-application/pages/subscription-order.page.tsx')).SubscriptionOrderPage,
  },
  subscriptionApplication: {
    page: async () =>
      (await import('../features/subscription-application/pages/my-subscription.page.tsx')).SubscriptionApplicationPage,
  },
  upload: {
    page: async () => (await import('../features/upload/pages/upload.page.tsx')).UploadPage,
    load: async (visit) => (await import('../features/upload/pages/upload.page.tsx')).load(visit),
  },

  myShop: {
    page: async () => (await import('../features/my-shop/desktop/my-shop.page.tsx')).MyShopPage,
    layout: 'myShop',
  },
  memberInfo: {
    page: async () => (await import('../features/member/pages/member-info.page.tsx')).MemberInfoPage,
    layout: 'myShop',
  },
  withdrawal: {
    page: async () => (await import('../features/member/pages/withdrawal.page.tsx')).WithdrawalPage,
    layout: 'myShop',
  },
  faq: { page: async () => (await import('../features/board/pages/faq.page.tsx')).FaqPage, layout: 'myShop' },
  recentlyViewed: {
    page: async () => (await import('../features/recently-viewed/pages/recently-viewed.page.tsx')).RecentlyViewedPage,
    layout: 'myShop',
  },
  wishlist: {
    page: async () => (await import('../features/favourite/pages/wishlist.page.tsx')).WishlistPage,
    layout: 'myShop',
  },
  restockAlerts: {
    page: async () => (await import('../features/restock/pages/restock-alerts.page.tsx')).RestockAlertsPage,
    layout: 'myShop',
  },
  addressBook: {
    page: async () => (await import('../features/address/pages/address-book.page.tsx')).AddressBookPage,
    layout: 'myShop',
  },
  orderList: {
    page: async () => (await import('../features/order/desktop/order-list.page.tsx')).OrderListPage,
    layout: 'myShop',
  },
  uploadOrder: {
    page: async () => (await import('../features/order/desktop/order.page.tsx')).OrderPage,
    layout: 'myShop',
  },
  subscriptions: {
    page: async () =>
      (await import('../features/subscription-application/pages/my-subscription.page.tsx')).SubscriptionListPage,
    layout: 'myShop',
  },
  applications: {
    page: async () => (await import('../features/application/pages/my-application.page.tsx')).ApplicationListPage,
    layout: 'myShop',
  },
  myReviews: {
    page: async () => (await import('../features/customer-review/pages/my-reviews.page.tsx')).MyReviewsPage,
    layout: 'myShop',
  },
  reviewForm: {
    page: async () => (await import('../features/customer-review/pages/review-form.page.tsx')).ReviewFormPage,
    layout: 'myShop',
  },
  questionList: {
    page: async () => (await import('../features/question/desktop/question-list.page.tsx')).QuestionListPage,
    layout: 'myShop',
  },
  question: {
    page: async () => (await import('../features/question/desktop/question.page.tsx')).QuestionPage,
    layout: 'myShop',
  },
  questionForm: {
    page: async () => (await import('../features/question/pages/question-form.page.tsx')).AskPage,
    layout: 'myShop',
  },
  questionChange: {
    page: async () => (await import('../features/question/pages/question-form.page.tsx')).QuestionChangePage,
    layout: 'myShop',
  },
};
