import { type OfficeScreen, officeScreens } from '@mall/domain/office/screens';
import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { office, root } from './office-route.tsx';

/** The page of each screen, loaded when it is opened. */
const pages: Readonly<Record<Exclude<OfficeScreen, 'invitation'>, RouteComponent>> = {
  // Loaded behind the gate, so that the sign-in does not wait for it.
  today: lazy(() => import('./features/today/today.page.tsx').then(({ TodayPage }) => ({ default: TodayPage }))),
  orders: lazyRouteComponent(() => import('./features/orders/order-list.page.tsx'), 'OrderListPage'),
  order: lazyRouteComponent(() => import('./features/orders/order.page.tsx'), 'OrderRoute'),
  orderByHand: lazyRouteComponent(() => import('./features/orders/by-hand/by-hand.page.tsx'), 'ByHandPage'),
  orderPrints: lazyRouteComponent(() => import('./features/orders/print/print.page.tsx'), 'PrintPage'),
  claims: lazyRouteComponent(() => import('./features/claims/claim-list.page.tsx'), 'ClaimListPage'),
  claim: lazyRouteComponent(() => import('./features/claims/claim.page.tsx'), 'ClaimRoute'),
  claimRequest: lazyRouteComponent(() => import('./features/claims/claim-request.page.tsx'), 'ClaimRequestRoute'),
  deposits: lazyRouteComponent(() => import('./features/deposits/deposit-list.page.tsx'), 'DepositListPage'),
  deposit: lazyRouteComponent(() => import('./features/deposits/deposit.page.tsx'), 'DepositRoute'),
  ledger: lazyRouteComponent(() => import('./features/deposits/ledger-list.page.tsx'), 'LedgerListPage'),
  differences: lazyRouteComponent(() => import('./features/deposits/difference-list.page.tsx'), 'DifferenceListPage'),
  sheets: lazyRouteComponent(() => import('./features/sheets/sheet-list.page.tsx'), 'SheetListPage'),
  balances: lazyRouteComponent(() => import('./features/sheets/balance-list.page.tsx'), 'BalanceListPage'),
  applications: lazyRouteComponent(() => import('./features/applications/applications.page.tsx'), 'ApplicationsPage'),
  application: lazyRouteComponent(() => import('./features/applications/application.page.tsx'), 'ApplicationRoute'),
  subscriptions: lazyRouteComponent(
    () => import('./features/subscriptions/subscription-list.page.tsx'),
    'SubscriptionListPage',
  ),
  installations: lazyRouteComponent(() => import('./features/subscriptions/calendar.page.tsx'), 'CalendarPage'),
  subscription: lazyRouteComponent(() => import('./features/subscriptions/subscription.page.tsx'), 'SubscriptionRoute'),
  staff: lazyRouteComponent(() => import('./features/staff/staff-list.page.tsx'), 'StaffListPage'),
  rights: lazyRouteComponent(() => import('./features/staff/rights.page.tsx'), 'RightsPage'),
  cases: lazyRouteComponent(() => import('./features/cases/cases.page.tsx'), 'CasesPage'),
  records: lazyRouteComponent(() => import('./features/records/audit-list.page.tsx'), 'AuditListPage'),
  accessRecords: lazyRouteComponent(() => import('./features/records/access-list.page.tsx'), 'AccessListPage'),
  questions: lazyRouteComponent(() => import('./features/questions/question-list.page.tsx'), 'QuestionListPage'),
  answerTemplates: lazyRouteComponent(() => import('./features/questions/template-list.page.tsx'), 'TemplateListPage'),
  question: lazyRouteComponent(() => import('./features/questions/question-drawer.tsx'), 'QuestionRoute'),
  customerReviews: lazyRouteComponent(
    () => import('./features/customer-reviews/review-list.page.tsx'),
    'ReviewListPage',
  ),
  boards: lazyRouteComponent(() => import('./features/boards/post-list.page.tsx'), 'PostListPage'),
  faq: lazyRouteComponent(() => import('./features/boards/faq.page.tsx'), 'FaqPage'),
  terms: lazyRouteComponent(() => import('./features/terms/term-list.page.tsx'), 'TermListPage'),
  reconsents: lazyRouteComponent(() => import('./features/terms/reconsent-list.page.tsx'), 'ReconsentListPage'),
  term: lazyRouteComponent(() => import('./features/terms/term.page.tsx'), 'TermRoute'),
  termAnnex: lazyRouteComponent(() => import('./features/terms/term.page.tsx'), 'TermRoute'),
  themes: lazyRouteComponent(() => import('./features/themes/theme.page.tsx'), 'ThemePage'),
  home: lazyRouteComponent(() => import('./features/home/home.page.tsx'), 'HomePage'),
  contents: lazyRouteComponent(() => import('./features/contents/content-list.page.tsx'), 'ContentListPage'),
  contentCalendar: lazyRouteComponent(() => import('./features/contents/calendar.page.tsx'), 'ContentCalendarPage'),
  sales: lazyRouteComponent(() => import('./features/sales/sale-list.page.tsx'), 'SaleListPage'),
  products: lazyRouteComponent(() => import('./features/products/product-list.page.tsx'), 'ProductListPage'),
  productSheets: lazyRouteComponent(() => import('./features/products/sheets/sheets.page.tsx'), 'SheetsPage'),
  productSheet: lazyRouteComponent(() => import('./features/products/sheets/sheet.page.tsx'), 'SheetRoute'),
  product: lazyRouteComponent(() => import('./features/products/product.page.tsx'), 'ProductRoute'),
  approvals: lazyRouteComponent(() => import('./features/approvals/approval-list.page.tsx'), 'ApprovalListPage'),
  approval: lazyRouteComponent(() => import('./features/approvals/request-drawer.tsx'), 'RequestRoute'),
  media: lazyRouteComponent(() => import('./features/media/media.page.tsx'), 'MediaPage'),
  closedDays: lazyRouteComponent(() => import('./features/stock/closed-days.page.tsx'), 'ClosedDaysPage'),
  stock: lazyRouteComponent(() => import('./features/stock/stock-list.page.tsx'), 'StockListPage'),
  listings: lazyRouteComponent(() => import('./features/listings/listing-list.page.tsx'), 'ListingListPage'),
  priceRules: lazyRouteComponent(() => import('./features/listings/rules/rules.page.tsx'), 'RulesPage'),
  plans: lazyRouteComponent(() => import('./features/plans/supports.page.tsx'), 'SupportsPage'),
  planPrices: lazyRouteComponent(() => import('./features/plans/plan-prices.page.tsx'), 'PlanPricesPage'),
  returnRules: lazyRouteComponent(() => import('./features/plans/return-rules.page.tsx'), 'ReturnRulesPage'),
  cardPreview: lazyRouteComponent(() => import('./features/plans/card-preview.page.tsx'), 'CardPreviewPage'),
  brands: lazyRouteComponent(() => import('./features/brands/brand-list.page.tsx'), 'BrandListPage'),
  suppliers: lazyRouteComponent(() => import('./features/suppliers/supplier-list.page.tsx'), 'SupplierListPage'),
  categories: lazyRouteComponent(() => import('./features/categories/categories.page.tsx'), 'CategoriesPage'),
  malls: lazyRouteComponent(() => import('./features/malls/mall-list.page.tsx'), 'MallListPage'),
  mall: lazyRouteComponent(() => import('./features/malls/mall.page.tsx'), 'MallRoute'),
  mallNew: lazyRouteComponent(() => import('./features/malls/opening/new-mall.page.tsx'), 'NewMallPage'),
  mallOpening: lazyRouteComponent(() => import('./features/malls/opening/opening.page.tsx'), 'OpeningRoute'),
  blueprints: lazyRouteComponent(() => import('./features/malls/blueprint/blueprints.page.tsx'), 'BlueprintsPage'),
  mails: lazyRouteComponent(() => import('./features/mails/mail-list.page.tsx'), 'MailListPage'),
  jobs: lazyRouteComponent(() => import('./features/mails/jobs.page.tsx'), 'JobsPage'),
  exports: lazyRouteComponent(() => import('./features/exports/exports.page.tsx'), 'ExportsPage'),
  account: lazyRouteComponent(() => import('./features/sign-in/account/account.page.tsx'), 'AccountPage'),
  members: lazyRouteComponent(() => import('./features/members/member-list.page.tsx'), 'MemberListPage'),
  joining: lazyRouteComponent(() => import('./features/members/joining-list.page.tsx'), 'JoiningListPage'),
  desk: lazyRouteComponent(() => import('./features/members/desk/desk.page.tsx'), 'DeskPage'),
  followUps: lazyRouteComponent(() => import('./features/members/desk/follow-up-list.page.tsx'), 'FollowUpListPage'),
  contact: lazyRouteComponent(() => import('./features/members/desk/contact.page.tsx'), 'ContactRoute'),
  lint: lazyRouteComponent(() => import('./features/lint/finding-list.page.tsx'), 'FindingListPage'),
  lintMalls: lazyRouteComponent(() => import('./features/lint/mall-lint-list.page.tsx'), 'MallLintListPage'),
  roster: lazyRouteComponent(() => import('./features/roster/roster-list.page.tsx'), 'RosterListPage'),
  privacy: lazyRouteComponent(() => import('./features/privacy/privacy-list.page.tsx'), 'PrivacyListPage'),
  review: lazyRouteComponent(() => import('./features/records/review/review.page.tsx'), 'ReviewPage'),
  asked: lazyRouteComponent(() => import('./features/records/review/asked.page.tsx'), 'AskedPage'),
};

/** An unknown address, or one that may not be seen. */
const elsewhere = createRoute({
  getParentRoute: () => office,
  path: '$',
  component: lazyRouteComponent(() => import('./kit/states.tsx'), 'NotThere'),
});

/** The page of a mail's link, which needs no session. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: officeScreens.invitation,
  component: lazyRouteComponent(() => import('./features/sign-in/invitation/invitation.page.tsx'), 'InvitationPage'),
});

const screens = Object.entries(pages).map(([name, component]) =>
  createRoute({ getParentRoute: () => office, path: officeScreens[name as OfficeScreen], component }),
);

export const routeTree = root.addChildren([office.addChildren([...screens, elsewhere]), invitation]);
