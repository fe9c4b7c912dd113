import type { SitePages } from './site-pages.ts';

/** The page of each screen on the desktop site. */
export const desktopPages: SitePages<'desktop'> = {
  signup: () => import('../features/joining/pages/signup.page.tsx').then((file) => file.SignupPage),
  joinMail: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.JoinMail),
  dormantMail: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.DormantMail),
  findId: () => import('../features/recovery/desktop/find-id.page.tsx').then((file) => file.FindIdPage),
  findPassword: () =>
    import('../features/recovery/desktop/find-password.page.tsx').then((file) => file.FindPasswordPage),
  familyShopIntro: () =>
    import('../features/content/desktop/family-shop-intro.page.tsx').then((file) => file.FamilyShopIntroPage),
  certification: () =>
    import('../features/certification/parts/certification-window.tsx').then((file) => file.CertificationWindow),
  paymentPopupReturn: () => import('../features/checkout/parts/popup-return.tsx').then((file) => file.PopupReturn),
  paymentNotice: () => import('../features/checkout/parts/pay-notice.tsx').then((file) => file.PayNotice),
  dormantNotice: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.DormantNotice),
  emailNotice: () => import('../features/session/parts/mail-auth.tsx').then((file) => file.EmailNotice),
  contractPrint: () => import('../features/application/parts/contract-print.tsx').then((file) => file.ContractPrint),
  subscriptionPrint: () =>
    import('../features/subscription-application/parts/subscription-print.tsx').then((file) => file.SubscriptionPrint),
  updatePassword: () =>
    import('../features/session/pages/update-password.page.tsx').then((file) => file.UpdatePasswordPage),

  search: () => import('../features/search/desktop/search-results.page.tsx').then((file) => file.SearchResultsPage),
  goodsList: () => import('../features/product-list/desktop/category.page.tsx').then((file) => file.GoodsListPage),
  goodsDetail: () => import('../features/goods/desktop/goods.page.tsx').then((file) => file.GoodsPage),
  goodsReviews: () =>
    import('../features/customer-review/pages/goods-reviews.page.tsx').then((file) => file.GoodsReviewsPage),
  goodsQuestions: () =>
    import('../features/product-question/pages/goods-questions.page.tsx').then((file) => file.GoodsQuestionsPage),
  wirelessCompare: () => import('../features/wireless/desktop/compare.page.tsx').then((file) => file.ComparePage),
  subscriptionList: () =>
    import('../features/product-list/desktop/category.page.tsx').then((file) => file.SubscriptionListPage),
  subscriptionDetail: () =>
    import('../features/subscription/desktop/subscription.page.tsx').then((file) => file.SubscriptionPage),
  exhibitionList: () =>
    import('../features/exhibition/pages/exhibition-list.page.tsx').then((file) => file.ExhibitionListPage),
  exhibition: () => import('../features/exhibition/pages/exhibition.page.tsx').then((file) => file.ExhibitionPage),
  saleList: () => import('../features/special-sale/pages/sale-list.page.tsx').then((file) => file.SaleListPage),
  sale: () => import('../features/special-sale/desktop/sale.page.tsx').then((file) => file.SalePage),
  boardList: () => import('../features/board/desktop/board-list.page.tsx').then((file) => file.BoardListPage),
  boardPost: () => import('../features/board/pages/board-post.page.tsx').then((file) => file.BoardPostPage),

  cart: () => import('../features/cart/desktop/cart.page.tsx').then((file) => file.CartPage),
  orderSheet: () => import('../features/checkout/desktop/order-sheet.page.tsx').then((file) => file.OrderSheetPage),
  giftGuide: () => import('../features/gift/pages/gift-guide.page.tsx').then((file) => file.GiftGuidePage),
  gift: () => import('../features/gift/pages/gift.page.tsx').then((file) => file.GiftPage),
  saleOrder: () => import('../features/checkout/desktop/order-sheet.page.tsx').then((file) => file.SaleOrderPage),
  paymentReturn: () => import('../features/checkout/parts/return-progress.tsx').then((file) => file.ReturnProgress),
  orderPay: () => import('../features/checkout/pages/pay.page.tsx').then((file) => file.PayPage),
  orderComplete: () => import('../features/checkout/desktop/complete.page.tsx').then((file) => file.CompletePage),
  orderDetail: () => import('../features/order/desktop/order.page.tsx').then((file) => file.OrderPage),
  applicationDone: () =>
    import('../features/application/parts/application-done.tsx').then((file) => file.ApplicationDone),
  applicationDetail: () =>
    import('../features/application/pages/my-application.page.tsx').then((file) => file.ApplicationDetailPage),
  applicationStep: () =>
    import('../features/application/desktop/application.page.tsx').then((file) => file.ApplicationPage),
  subscriptionOrder: () =>
    import('../features/subscription-application/pages/subscription-order.page.tsx').then(
      (file) => file.SubscriptionOrderPage,
    ),
  subscriptionApplication: () =>
    import('../features/subscription-application/pages/my-subscription.page.tsx').then(
      (file) => file.SubscriptionApplicationPage,
    ),
  myShop: () => import('../features/my-shop/desktop/my-shop.page.tsx').then((file) => file.MyShopPage),
  memberInfo: () => import('../features/member/pages/member-info.page.tsx').then((file) => file.MemberInfoPage),
  withdrawal: () => import('../features/member/pages/withdrawal.page.tsx').then((file) => file.WithdrawalPage),
  faq: () => import('../features/board/pages/faq.page.tsx').then((file) => file.FaqPage),
  recentlyViewed: () =>
    import('../features/recently-viewed/pages/recently-viewed.page.tsx').then((file) => file.RecentlyViewedPage),
  wishlist: () => import('../features/favourite/pages/wishlist.page.tsx').then((file) => file.WishlistPage),
  restockAlerts: () =>
    import('../features/restock/pages/restock-alerts.page.tsx').then((file) => file.RestockAlertsPage),
  addressBook: () => import('../features/address/pages/address-book.page.tsx').then((file) => file.AddressBookPage),
  orderList: () => import('../features/order/desktop/order-list.page.tsx').then((file) => file.OrderListPage),
  uploadOrder: () => import('../features/order/desktop/order.page.tsx').then((file) => file.OrderPage),
  subscriptions: () =>
    import('../features/subscription-application/pages/my-subscription.page.tsx').then(
      (file) => file.SubscriptionListPage,
    ),
  applications: () =>
    import('../features/application/pages/my-application.page.tsx').then((file) => file.ApplicationListPage),
  myReviews: () => import('../features/customer-review/pages/my-reviews.page.tsx').then((file) => file.MyReviewsPage),
  reviewForm: () =>
    import('../features/customer-review/pages/review-form.page.tsx').then((file) => file.ReviewFormPage),
  questionList: () =>
    import('../features/question/desktop/question-list.page.tsx').then((file) => file.QuestionListPage),
  question: () => import('../features/question/desktop/question.page.tsx').then((file) => file.QuestionPage),
  questionForm: () => import('../features/question/pages/question-form.page.tsx').then((file) => file.AskPage),
  questionChange: () =>
    import('../features/question/pages/question-form.page.tsx').then((file) => file.QuestionChangePage),
};
