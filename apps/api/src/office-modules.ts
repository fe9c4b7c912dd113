import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import { statementOfficeRoutes } from './modules/account/office/statement.office.routes.ts';
import { applicationOfficeRoutes } from './modules/application/office/application.office.routes.ts';
import { closedDayOfficeRoutes } from './modules/arrival/office/closed-day.office.routes.ts';
import { boardOfficeRoutes } from './modules/board/office/board.office.routes.ts';
import { faqOfficeRoutes } from './modules/board/office/faq.office.routes.ts';
import { brandOfficeRoutes } from './modules/brand/office/brand.office.routes.ts';
import { caseRoutes } from './modules/case/case.routes.ts';
import { categoryOfficeRoutes } from './modules/category/office/category.office.routes.ts';
import { contactOfficeRoutes } from './modules/contact/office/contact.office.routes.ts';
import { lookOfficeRoutes } from './modules/contact/office/look.office.routes.ts';
import { customerReviewOfficeRoutes } from './modules/customer-review/office/customer-review.office.routes.ts';
import { contentOfficeRoutes } from './modules/display/office/content.office.routes.ts';
import { displayOfficeRoutes } from './modules/display/office/display.office.routes.ts';
import { homeOfficeRoutes } from './modules/display/office/home.office.routes.ts';
import { planOfficeRoutes } from './modules/display/office/plan.office.routes.ts';
import { exportOfficeRoutes } from './modules/export/export.office.routes.ts';
import { joiningOfficeRoutes } from './modules/joining/office/joining.office.routes.ts';
import { lintOfficeRoutes } from './modules/lint/office/lint.office.routes.ts';
import { listOfficeRoutes } from './modules/list/list.office.routes.ts';
import { listingOfficeRoutes } from './modules/listing/office/listing.office.routes.ts';
import { priceRunOfficeRoutes } from './modules/listing/office/price-run.office.routes.ts';
import { mailOfficeRoutes } from './modules/mail/office/mail.office.routes.ts';
import { blueprintOfficeRoutes } from './modules/mall/blueprint/blueprint.office.routes.ts';
import { mallOfficeRoutes } from './modules/mall/office/mall.office.routes.ts';
import { openingOfficeRoutes } from './modules/mall/opening/opening.office.routes.ts';
import { mediaOfficeRoutes } from './modules/media/office/media.office.routes.ts';
import { memberOfficeRoutes } from './modules/member/office/member.office.routes.ts';
import { operatorDataOfficeRoutes } from './modules/operator-data/office/operator-data.office.routes.ts';
import { claimOfficeRoutes } from './modules/order/claim/office/claim.office.routes.ts';
import { byHandOfficeRoutes } from './modules/order/office/by-hand.office.routes.ts';
import { orderOfficeRoutes } from './modules/order/office/order.office.routes.ts';
import { orderWorkOfficeRoutes } from './modules/order/office/order-work.office.routes.ts';
import { depositOfficeRoutes } from './modules/payment/office/deposit.office.routes.ts';
import { ledgerOfficeRoutes } from './modules/payment/office/ledger.office.routes.ts';
import { previewOfficeRoutes } from './modules/preview/office/preview.office.routes.ts';
import { privacyOfficeRoutes } from './modules/privacy/privacy.office.routes.ts';
import { requestOfficeRoutes } from './modules/product/approval/request.office.routes.ts';
import { factsOfficeRoutes } from './modules/product/facts/facts.office.routes.ts';
import { optionOfficeRoutes } from './modules/product/office/option.office.routes.ts';
import { productOfficeRoutes } from './modules/product/office/product.office.routes.ts';
import { sheetOfficeRoutes as productSheetOfficeRoutes } from './modules/product/sheet/sheet.office.routes.ts';
import { questionOfficeRoutes } from './modules/question/office/question.office.routes.ts';
import { templateOfficeRoutes } from './modules/question/office/template.office.routes.ts';
import { recordsOfficeRoutes } from './modules/records/office/records.office.routes.ts';
import { reviewOfficeRoutes } from './modules/review/review.office.routes.ts';
import { rosterOfficeRoutes } from './modules/roster/roster.office.routes.ts';
import { saleOfficeRoutes } from './modules/special-sale/office/sale.office.routes.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { stockOfficeRoutes } from './modules/stock/office/stock.office.routes.ts';
import { subscriptionOfficeRoutes } from './modules/subscription-application/office/subscription.office.routes.ts';
import { supplierOfficeRoutes } from './modules/supplier/office/supplier.office.routes.ts';
import { termsOfficeRoutes } from './modules/terms/office/terms.office.routes.ts';
import { themeOfficeRoutes } from './modules/theme/office/theme.office.routes.ts';
import { todayOfficeRoutes } from './modules/today/today.office.routes.ts';
import { sheetOfficeRoutes } from './modules/upload/office/sheet.office.routes.ts';

export type Module = (app: FastifyInstance, dependencies: Dependencies) => void;

/** Every desk of the office; a new one is added here. */
export const officeModules: readonly Module[] = [
  staffRoutes,
  listOfficeRoutes,
  todayOfficeRoutes,
  recordsOfficeRoutes,
  sheetOfficeRoutes,
  statementOfficeRoutes,
  stockOfficeRoutes,
  categoryOfficeRoutes,
  brandOfficeRoutes,
  supplierOfficeRoutes,
  closedDayOfficeRoutes,
  listingOfficeRoutes,
  contentOfficeRoutes,
  homeOfficeRoutes,
  displayOfficeRoutes,
  planOfficeRoutes,
  priceRunOfficeRoutes,
  mallOfficeRoutes,
  openingOfficeRoutes,
  blueprintOfficeRoutes,
  termsOfficeRoutes,
  themeOfficeRoutes,
  previewOfficeRoutes,
  orderOfficeRoutes,
  orderWorkOfficeRoutes,
  byHandOfficeRoutes,
  caseRoutes,
  applicationOfficeRoutes,
  claimOfficeRoutes,
  depositOfficeRoutes,
  lintOfficeRoutes,
  ledgerOfficeRoutes,
  memberOfficeRoutes,
  joiningOfficeRoutes,
  mailOfficeRoutes,
  contactOfficeRoutes,
  lookOfficeRoutes,
  subscriptionOfficeRoutes,
  questionOfficeRoutes,
  templateOfficeRoutes,
  customerReviewOfficeRoutes,
  exportOfficeRoutes,
  boardOfficeRoutes,
  mediaOfficeRoutes,
  productOfficeRoutes,
  productSheetOfficeRoutes,
  requestOfficeRoutes,
  factsOfficeRoutes,
  optionOfficeRoutes,
  operatorDataOfficeRoutes,
  faqOfficeRoutes,
  rosterOfficeRoutes,
  privacyOfficeRoutes,
  reviewOfficeRoutes,
  saleOfficeRoutes,
];
