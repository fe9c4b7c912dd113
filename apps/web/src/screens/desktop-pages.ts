import type { SitePages } from './site-pages.ts';

/** The page of each screen on the desktop site. */
export const desktopPages: SitePages<'desktop'> = {
  login: {
    page: () => import('../features/session/desktop/login.page.tsx').then((file) => file.LoginPage),
    layout: 'none',
  },
  signup: {
    page: () => import('../features/joining/pages/signup.page.tsx').then((file) => file.SignupPage),
    layout: 'simple',
  },
  joinMail: {
    page: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.JoinMail),
    layout: 'simple',
  },
  dormantMail: {
    page: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.DormantMail),
    layout: 'simple',
  },
  findId: {
    page: () => import('../features/recovery/desktop/find-id.page.tsx').then((file) => file.FindIdPage),
    layout: 'simple',
  },
  findPassword: {
    page: () => import('../features/recovery/desktop/find-password.page.tsx').then((file) => file.FindPasswordPage),
    layout: 'simple',
  },
  familyShopIntro: {
    page: () =>
      import('../features/content/desktop/family-shop-intro.page.tsx').then((file) => file.FamilyShopIntroPage),
  },
  certification: {
    page: () =>
      import('../features/certification/parts/certification-window.tsx').then((file) => file.CertificationWindow),
    layout: 'none',
  },
  paymentPopupReturn: {
    page: () => import('../features/checkout/parts/popup-return.tsx').then((file) => file.PopupReturn),
    layout: 'none',
  },
  paymentNotice: {
    page: () => import('../features/checkout/parts/pay-notice.tsx').then((file) => file.PayNotice),
    layout: 'none',
  },
  dormantNotice: {
    page: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.DormantNotice),
    layout: 'simple',
  },
  emailNotice: {
    page: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.EmailNotice),
    layout: 'simple',
  },
  contractPrint: {
    page: () => import('../features/application/parts/contract-print.tsx').then((file) => file.ContractPrint),
    layout: 'none',
  },
  subscriptionPrint: {
    page: () =>
      import('../features/subscription-application/parts/subscription-print.tsx').then(
        (file) => file.SubscriptionPrint,
      ),
    layout: 'none',
  },
  updatePassword: {
    page: () => import('../features/session/pages/update-password.page.tsx').then((file) => file.UpdatePasswordPage),
  },

  home: {
    page: () => import('../features/home/desktop/home.page.tsx').then((file) => file.HomePage),
    load: async (visit) => (await import('../features/home/desktop/home.page.tsx')).load(visit),
  },
  search: {
    page: () => import('../features/search/desktop/search-results.page.tsx').then((file) => file.SearchResultsPage),
  },
  goodsList: {
    page: () => import('../features/product-list/desktop/category.page.tsx').then((file) => file.GoodsListPage),
  },
  goodsDetail: { page: () => import('../features/goods/desktop/goods.page.tsx').then((file) => file.GoodsPage) },
  goodsReviews: {
    page: () =>
      import('../features/customer-review/pages/goods-reviews.page.tsx').then((file) => file.GoodsReviewsPage),
  },
  goodsQuestions: {
    page: () =>
      import('../features/product-question/pages/goods-questions.page.tsx').then((file) => file.GoodsQuestionsPage),
  },
  wirelessDetail: {
    page: () => import('../features/wireless/desktop/wireless-detail.page.tsx').then((file) => file.WirelessDetailPage),
  },
  wirelessCompare: {
    page: () => import('../features/wireless/desktop/compare.page.tsx').then((file) => file.ComparePage),
  },
  subscriptionList: {
    page: () => import('../features/product-list/desktop/category.page.tsx').then((file) => file.SubscriptionListPage),
  },
  subscriptionDetail: {
    page: () => import('../features/subscription/desktop/subscription.page.tsx').then((file) => file.SubscriptionPage),
  },
  exhibitionList: {
    page: () => import('../features/exhibition/pages/exhibition-list.page.tsx').then((file) => file.ExhibitionListPage),
  },
  exhibition: {
    page: () => import('../features/exhibition/pages/exhibition.page.tsx').then((file) => file.ExhibitionPage),
  },
  saleList: {
    page: () => import('../features/special-sale/pages/sale-list.page.tsx').then((file) => file.SaleListPage),
  },
  sale: { page: () => import('../features/special-sale/desktop/sale.page.tsx').then((file) => file.SalePage) },
  boardList: { page: () => import('../features/board/desktop/board-list.page.tsx').then((file) => file.BoardListPage) },
  boardPost: { page: () => import('../features/board/pages/board-post.page.tsx').then((file) => file.BoardPostPage) },

  cart: { page: () => import('../features/cart/desktop/cart.page.tsx').then((file) => file.CartPage) },
  orderSheet: {
    page: () => import('../features/checkout/desktop/order-sheet.page.tsx').then((file) => file.OrderSheetPage),
  },
  giftGuide: { page: () => import('../features/gift/pages/gift-guide.page.tsx').then((file) => file.GiftGuidePage) },
  gift: { page: () => import('../features/gift/pages/gift.page.tsx').then((file) => file.GiftPage), layout: 'simple' },
  saleOrder: {
    page: () => import('../features/checkout/desktop/order-sheet.page.tsx').then((file) => file.SaleOrderPage),
  },
  paymentReturn: {
    page: () => import('../features/checkout/parts/return-progress.tsx').then((file) => file.ReturnProgress),
  },
  orderPay: { page: () => import('../features/checkout/pages/pay.page.tsx').then((file) => file.PayPage) },
  orderComplete: {
    page: () => import('../features/checkout/desktop/complete.page.tsx').then((file) => file.CompletePage),
  },
  orderDetail: {
    page: () => import('../features/order/desktop/order.page.tsx').then((file) => file.OrderPage),
    layout: 'myShop',
  },
  applicationDone: {
    page: () => import('../features/application/parts/application-done.tsx').then((file) => file.ApplicationDone),
  },
  applicationDetail: {
    page: () =>
      import('../features/application/pages/my-application.page.tsx').then((file) => file.ApplicationDetailPage),
    layout: 'myShop',
  },
  applicationStep: {
    page: () => import('../features/application/desktop/application.page.tsx').then((file) => file.ApplicationPage),
  },
  subscriptionOrder: {
    page: () =>
      import('../features/subscription-application/pages/subscription-order.page.tsx').then(
        (file) => file.SubscriptionOrderPage,
      ),
  },
  subscriptionApplication: {
    page: () =>
      import('../features/subscription-application/pages/my-subscription.page.tsx').then(
        (file) => file.SubscriptionApplicationPage,
      ),
  },
  upload: {
    page: () => import('../features/upload/pages/upload.page.tsx').then((file) => file.UploadPage),
    load: async (visit) => (await import('../features/upload/pages/upload.page.tsx')).load(visit),
  },

  myShop: {
    page: () => import('../features/my-shop/desktop/my-shop.page.tsx').then((file) => file.MyShopPage),
    layout: 'myShop',
  },
  memberInfo: {
    page: () => import('../features/member/pages/member-info.page.tsx').then((file) => file.MemberInfoPage),
    layout: 'myShop',
  },
  withdrawal: {
    page: () => import('../features/member/pages/withdrawal.page.tsx').then((file) => file.WithdrawalPage),
    layout: 'myShop',
  },
  faq: { page: () => import('../features/board/pages/faq.page.tsx').then((file) => file.FaqPage), layout: 'myShop' },
  recentlyViewed: {
    page: () =>
      import('../features/recently-viewed/pages/recently-viewed.page.tsx').then((file) => file.RecentlyViewedPage),
    layout: 'myShop',
  },
  wishlist: {
    page: () => import('../features/favourite/pages/wishlist.page.tsx').then((file) => file.WishlistPage),
    layout: 'myShop',
  },
  restockAlerts: {
    page: () => import('../features/restock/pages/restock-alerts.page.tsx').then((file) => file.RestockAlertsPage),
    layout: 'myShop',
  },
  addressBook: {
    page: () => import('../features/address/pages/address-book.page.tsx').then((file) => file.AddressBookPage),
    layout: 'myShop',
  },
  orderList: {
    page: () => import('../features/order/desktop/order-list.page.tsx').then((file) => file.OrderListPage),
    layout: 'myShop',
  },
  uploadOrder: {
    page: () => import('../features/order/desktop/order.page.tsx').then((file) => file.OrderPage),
    layout: 'myShop',
  },
  subscriptions: {
    page: () =>
      import('../features/subscription-application/pages/my-subscription.page.tsx').then(
        (file) => file.SubscriptionListPage,
      ),
    layout: 'myShop',
  },
  applications: {
    page: () =>
      import('../features/application/pages/my-application.page.tsx').then((file) => file.ApplicationListPage),
    layout: 'myShop',
  },
  myReviews: {
    page: () => import('../features/customer-review/pages/my-reviews.page.tsx').then((file) => file.MyReviewsPage),
    layout: 'myShop',
  },
  reviewForm: {
    page: () => import('../features/customer-review/pages/review-form.page.tsx').then((file) => file.ReviewFormPage),
    layout: 'myShop',
  },
  questionList: {
    page: () => import('../features/question/desktop/question-list.page.tsx').then((file) => file.QuestionListPage),
    layout: 'myShop',
  },
  question: {
    page: () => import('../features/question/desktop/question.page.tsx').then((file) => file.QuestionPage),
    layout: 'myShop',
  },
  questionForm: {
    page: () => import('../features/question/pages/question-form.page.tsx').then((file) => file.AskPage),
    layout: 'myShop',
  },
  questionChange: {
    page: () => import('../features/question/pages/question-form.page.tsx').then((file) => file.QuestionChangePage),
    layout: 'myShop',
  },
};
