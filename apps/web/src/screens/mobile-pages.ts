import type { SitePages } from './site-pages.ts';

/** The page of each screen on the mobile site. */
export const mobilePages: SitePages<'mobile'> = {
  intro: {
    page: () => import('../features/session/mobile/intro.page.tsx').then((file) => file.IntroPage),
    layout: 'none',
  },
  login: {
    page: () => import('../features/session/mobile/login.page.tsx').then((file) => file.LoginPage),
    layout: 'simple',
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
  findAccount: {
    page: () => import('../features/recovery/mobile/find-user-info.page.tsx').then((file) => file.FindUserInfoPage),
    layout: 'simple',
  },
  simpleService: {
    page: () => import('../features/content/mobile/handy-service.page.tsx').then((file) => file.HandyServicePage),
    layout: 'simple',
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
    layout: 'simple',
  },

  home: {
    page: () => import('../features/home/mobile/home.page.tsx').then((file) => file.HomePage),
    load: async (visit) => (await import('../features/home/mobile/home.page.tsx')).load(visit),
  },
  search: {
    page: () => import('../features/search/mobile/search-results.page.tsx').then((file) => file.SearchResultsPage),
    chrome: 'page',
    title: '검색 결과',
  },
  goodsList: {
    page: () => import('../features/product-list/mobile/category.page.tsx').then((file) => file.GoodsListPage),
    chrome: 'page',
  },
  goodsDetail: {
    page: () => import('../features/goods/mobile/goods.page.tsx').then((file) => file.GoodsPage),
    chrome: 'detail',
  },
  goodsReviews: {
    page: () =>
      import('../features/customer-review/pages/goods-reviews.page.tsx').then((file) => file.GoodsReviewsPage),
    chrome: 'page',
  },
  goodsQuestions: {
    page: () =>
      import('../features/product-question/pages/goods-questions.page.tsx').then((file) => file.GoodsQuestionsPage),
    chrome: 'page',
  },
  wirelessDetail: {
    page: () => import('../features/wireless/mobile/wireless-detail.page.tsx').then((file) => file.WirelessDetailPage),
    chrome: 'detail',
  },
  wirelessCompare: {
    page: () => import('../features/wireless/mobile/compare.page.tsx').then((file) => file.ComparePage),
    chrome: 'page',
    title: '휴대폰 비교',
  },
  subscriptionList: {
    page: () => import('../features/product-list/mobile/category.page.tsx').then((file) => file.SubscriptionListPage),
    chrome: 'page',
  },
  subscriptionDetail: {
    page: () => import('../features/subscription/mobile/subscription.page.tsx').then((file) => file.SubscriptionPage),
    chrome: 'detail',
    title: '구독·렌탈 상품',
  },
  exhibitionList: {
    page: () => import('../features/exhibition/pages/exhibition-list.page.tsx').then((file) => file.ExhibitionListPage),
    chrome: 'page',
  },
  exhibition: {
    page: () => import('../features/exhibition/pages/exhibition.page.tsx').then((file) => file.ExhibitionPage),
    chrome: 'page',
  },
  saleList: {
    page: () => import('../features/special-sale/pages/sale-list.page.tsx').then((file) => file.SaleListPage),
    chrome: 'page',
  },
  sale: {
    page: () => import('../features/special-sale/mobile/sale.page.tsx').then((file) => file.SalePage),
    chrome: 'detail',
  },
  boardList: {
    page: () => import('../features/board/mobile/board-list.page.tsx').then((file) => file.BoardListPage),
    chrome: 'page',
  },
  boardPost: {
    page: () => import('../features/board/pages/board-post.page.tsx').then((file) => file.BoardPostPage),
    chrome: 'page',
  },
  notices: {
    page: () => import('../features/board/mobile/board-list.page.tsx').then((file) => file.NoticesPage),
    chrome: 'page',
  },
  reviews: {
    page: () => import('../features/board/mobile/board-list.page.tsx').then((file) => file.ReviewsPage),
    chrome: 'page',
  },

  cart: {
    page: () => import('../features/cart/mobile/cart.page.tsx').then((file) => file.CartPage),
    chrome: 'detail',
    title: '장바구니',
  },
  orderSheet: {
    page: () => import('../features/checkout/mobile/order-sheet.page.tsx').then((file) => file.OrderSheetPage),
    chrome: 'detail',
    title: '주문·결제',
  },
  giftGuide: {
    page: () => import('../features/gift/pages/gift-guide.page.tsx').then((file) => file.GiftGuidePage),
    chrome: 'page',
  },
  gift: { page: () => import('../features/gift/pages/gift.page.tsx').then((file) => file.GiftPage), layout: 'simple' },
  saleOrder: {
    page: () => import('../features/checkout/mobile/order-sheet.page.tsx').then((file) => file.SaleOrderPage),
    chrome: 'detail',
    title: '주문·결제',
  },
  paymentReturn: {
    page: () => import('../features/checkout/parts/return-progress.tsx').then((file) => file.ReturnProgress),
    chrome: 'detail',
  },
  orderPay: {
    page: () => import('../features/checkout/pages/pay.page.tsx').then((file) => file.PayPage),
    chrome: 'detail',
    title: '결제하기',
  },
  orderComplete: {
    page: () => import('../features/checkout/mobile/complete.page.tsx').then((file) => file.CompletePage),
    chrome: 'detail',
  },
  orderDetail: {
    page: () => import('../features/order/mobile/order.page.tsx').then((file) => file.OrderPage),
    chrome: 'page',
    title: '주문 상세',
  },
  applicationDone: {
    page: () => import('../features/application/parts/application-done.tsx').then((file) => file.ApplicationDone),
    chrome: 'page',
    title: '신청 완료',
  },
  applicationDetail: {
    page: () =>
      import('../features/application/pages/my-application.page.tsx').then((file) => file.ApplicationDetailPage),
    chrome: 'page',
  },
  applicationStep: {
    page: () => import('../features/application/mobile/application.page.tsx').then((file) => file.ApplicationPage),
    chrome: 'form',
    title: '휴대폰 신청',
  },
  subscriptionOrder: {
    page: () =>
      import('../features/subscription-application/pages/subscription-order.page.tsx').then(
        (file) => file.SubscriptionOrderPage,
      ),
    chrome: 'form',
  },
  subscriptionApplication: {
    page: () =>
      import('../features/subscription-application/pages/my-subscription.page.tsx').then(
        (file) => file.SubscriptionApplicationPage,
      ),
    chrome: 'page',
  },
  upload: {
    page: () => import('../features/upload/pages/upload.page.tsx').then((file) => file.UploadPage),
    load: async (visit) => (await import('../features/upload/pages/upload.page.tsx')).load(visit),
  },

  myShop: {
    page: () => import('../features/my-shop/mobile/my-shop.page.tsx').then((file) => file.MyShopPage),
    chrome: 'page',
  },
  memberInfo: {
    page: () => import('../features/member/pages/member-info.page.tsx').then((file) => file.MemberInfoPage),
    chrome: 'page',
  },
  withdrawal: {
    page: () => import('../features/member/pages/withdrawal.page.tsx').then((file) => file.WithdrawalPage),
    chrome: 'page',
  },
  faq: {
    page: () => import('../features/board/pages/faq.page.tsx').then((file) => file.FaqPage),
    chrome: 'page',
  },
  recentlyViewed: {
    page: () =>
      import('../features/recently-viewed/pages/recently-viewed.page.tsx').then((file) => file.RecentlyViewedPage),
    chrome: 'page',
  },
  wishlist: {
    page: () => import('../features/favourite/pages/wishlist.page.tsx').then((file) => file.WishlistPage),
    chrome: 'page',
  },
  restockAlerts: {
    page: () => import('../features/restock/pages/restock-alerts.page.tsx').then((file) => file.RestockAlertsPage),
    chrome: 'page',
  },
  addressBook: {
    page: () => import('../features/address/pages/address-book.page.tsx').then((file) => file.AddressBookPage),
    chrome: 'page',
  },
  orderList: {
    page: () => import('../features/order/mobile/order-list.page.tsx').then((file) => file.OrderListPage),
    chrome: 'page',
  },
  uploadOrder: {
    page: () => import('../features/order/mobile/order.page.tsx').then((file) => file.OrderPage),
    chrome: 'page',
    title: '주문 상세',
  },
  subscriptions: {
    page: () =>
      import('../features/subscription-application/pages/my-subscription.page.tsx').then(
        (file) => file.SubscriptionListPage,
      ),
    chrome: 'page',
  },
  applications: {
    page: () =>
      import('../features/application/pages/my-application.page.tsx').then((file) => file.ApplicationListPage),
    chrome: 'page',
  },
  myReviews: {
    page: () => import('../features/customer-review/pages/my-reviews.page.tsx').then((file) => file.MyReviewsPage),
    chrome: 'page',
  },
  reviewForm: {
    page: () => import('../features/customer-review/pages/review-form.page.tsx').then((file) => file.ReviewFormPage),
    chrome: 'page',
  },
  questionList: {
    page: () => import('../features/question/mobile/question-list.page.tsx').then((file) => file.QuestionListPage),
    chrome: 'page',
    title: '1:1 문의',
  },
  question: {
    page: () => import('../features/question/mobile/question.page.tsx').then((file) => file.QuestionPage),
    chrome: 'page',
    title: '1:1 문의',
  },
  questionForm: {
    page: () => import('../features/question/pages/question-form.page.tsx').then((file) => file.AskPage),
    chrome: 'page',
  },
  questionChange: {
    page: () => import('../features/question/pages/question-form.page.tsx').then((file) => file.QuestionChangePage),
    chrome: 'page',
  },
};
