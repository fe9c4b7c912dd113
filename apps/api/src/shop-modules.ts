import { accountRoutes } from './modules/account/account.routes.ts';
import { addressRoutes } from './modules/address/address.routes.ts';
import { applicationRoutes } from './modules/application/application.routes.ts';
import { arrivalRoutes } from './modules/arrival/arrival.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { heldSignInRoutes } from './modules/auth/held-sign-in/held-sign-in.routes.ts';
import { lookRoutes } from './modules/auth/look/look.routes.ts';
import { deviceRoutes } from './modules/auth/session/device.routes.ts';
import { tidRoutes } from './modules/auth/tid/tid.routes.ts';
import { boardRoutes } from './modules/board/board.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { certificationRoutes } from './modules/certification/certification.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { cornerRoutes } from './modules/corner/corner.routes.ts';
import { customerReviewRoutes } from './modules/customer-review/customer-review.routes.ts';
import { exhibitionRoutes } from './modules/exhibition/exhibition.routes.ts';
import { favouriteRoutes } from './modules/favourite/favourite.routes.ts';
import { goodsRoutes } from './modules/goods/goods.routes.ts';
import { joiningRoutes } from './modules/joining/joining.routes.ts';
import { layoutRoutes } from './modules/layout/layout.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { oneClickRefusalRoutes } from './modules/member/one-click-refusal.routes.ts';
import { claimRoutes } from './modules/order/claim/claim.routes.ts';
import { giftRoutes } from './modules/order/gift/gift.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { pageViewRoutes } from './modules/page-view/page-view.routes.ts';
import { paymentRoutes } from './modules/payment/payment.routes.ts';
import { productListRoutes } from './modules/product-list/product-list.routes.ts';
import { questionRoutes } from './modules/question/question.routes.ts';
import { recentViewRoutes } from './modules/recent-view/recent-view.routes.ts';
import { recoveryRoutes } from './modules/recovery/recovery.routes.ts';
import { restockRoutes } from './modules/restock/restock.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { specialSaleRoutes } from './modules/special-sale/special-sale.routes.ts';
import { subscriptionRoutes } from './modules/subscription/subscription.routes.ts';
import { subscriptionApplicationRoutes } from './modules/subscription-application/subscription-application.routes.ts';
import { uploadRoutes } from './modules/upload/upload.routes.ts';
import { wirelessRoutes } from './modules/wireless/wireless.routes.ts';
import type { Module } from './office-modules.ts';

/** Every feature of the shop; a new one is added here. */
export const shopModules: readonly Module[] = [
  layoutRoutes,
  cornerRoutes,
  pageViewRoutes,
  authRoutes,
  deviceRoutes,
  lookRoutes,
  memberRoutes,
  oneClickRefusalRoutes,
  certificationRoutes,
  heldSignInRoutes,
  tidRoutes,
  joiningRoutes,
  recoveryRoutes,
  goodsRoutes,
  arrivalRoutes,
  wirelessRoutes,
  applicationRoutes,
  subscriptionRoutes,
  subscriptionApplicationRoutes,
  productListRoutes,
  favouriteRoutes,
  restockRoutes,
  recentViewRoutes,
  customerReviewRoutes,
  cartRoutes,
  paymentRoutes,
  addressRoutes,
  orderRoutes,
  giftRoutes,
  claimRoutes,
  uploadRoutes,
  accountRoutes,
  questionRoutes,
  searchRoutes,
  exhibitionRoutes,
  specialSaleRoutes,
  boardRoutes,
  contentRoutes,
];
