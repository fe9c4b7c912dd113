import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';
import { contact, desk, followUps, joining, members, privacy, roster } from './member-routes.tsx';
import { office, root } from './office-route.tsx';
import {
  accessRecords,
  asked,
  cases,
  exportsRoute,
  jobs,
  mails,
  records,
  review,
  rights,
  staff,
} from './system-routes.tsx';

const today = createRoute({
  getParentRoute: () => office,
  path: '/',
  // Loaded behind the gate: whoever opens the office to sign in need not wait for it.
  component: lazy(() => import('./features/today/today.page.tsx').then(({ TodayPage }) => ({ default: TodayPage }))),
});

const orders = createRoute({
  getParentRoute: () => office,
  path: '/orders',
  component: lazyRouteComponent(() => import('./features/orders/order-list.page.tsx'), 'OrderListPage'),
});

const order = createRoute({
  getParentRoute: () => office,
  path: '/orders/$mallId/$orderNo',
  component: lazyRouteComponent(() => import('./features/orders/order.page.tsx'), 'OrderRoute'),
});

const byHand = createRoute({
  getParentRoute: () => office,
  path: '/orders/by-hand',
  component: lazyRouteComponent(() => import('./features/orders/by-hand/by-hand.page.tsx'), 'ByHandPage'),
});

const printing = createRoute({
  getParentRoute: () => office,
  path: '/orders/print',
  component: lazyRouteComponent(() => import('./features/orders/print/print.page.tsx'), 'PrintPage'),
});

const claims = createRoute({
  getParentRoute: () => office,
  path: '/claims',
  component: lazyRouteComponent(() => import('./features/claims/claim-list.page.tsx'), 'ClaimListPage'),
});

const claim = createRoute({
  getParentRoute: () => office,
  path: '/claims/$mallId/$orderNo/$claimNo',
  component: lazyRouteComponent(() => import('./features/claims/claim.page.tsx'), 'ClaimRoute'),
});

const claimRequest = createRoute({
  getParentRoute: () => office,
  path: '/claims/$mallId/$orderNo/new',
  component: lazyRouteComponent(() => import('./features/claims/claim-request.page.tsx'), 'ClaimRequestRoute'),
});

const sheets = createRoute({
  getParentRoute: () => office,
  path: '/sheets',
  component: lazyRouteComponent(() => import('./features/sheets/sheet-list.page.tsx'), 'SheetListPage'),
});

const balances = createRoute({
  getParentRoute: () => office,
  path: '/balances',
  component: lazyRouteComponent(() => import('./features/sheets/balance-list.page.tsx'), 'BalanceListPage'),
});

const applications = createRoute({
  getParentRoute: () => office,
  path: '/applications',
  component: lazyRouteComponent(() => import('./features/applications/applications.page.tsx'), 'ApplicationsPage'),
});

const application = createRoute({
  getParentRoute: () => office,
  path: '/applications/$mallId/$applicationNo',
  component: lazyRouteComponent(() => import('./features/applications/application.page.tsx'), 'ApplicationRoute'),
});

const subscriptions = createRoute({
  getParentRoute: () => office,
  path: '/subscriptions',
  component: lazyRouteComponent(
    () => import('./features/subscriptions/subscription-list.page.tsx'),
    'SubscriptionListPage',
  ),
});

const installations = createRoute({
  getParentRoute: () => office,
  path: '/subscriptions/calendar',
  component: lazyRouteComponent(() => import('./features/subscriptions/calendar.page.tsx'), 'CalendarPage'),
});

const subscription = createRoute({
  getParentRoute: () => office,
  path: '/subscriptions/$mallId/$applicationNo',
  component: lazyRouteComponent(() => import('./features/subscriptions/subscription.page.tsx'), 'SubscriptionRoute'),
});

const questions = createRoute({
  getParentRoute: () => office,
  path: '/questions',
  component: lazyRouteComponent(() => import('./features/questions/question-list.page.tsx'), 'QuestionListPage'),
});

const answerTemplates = createRoute({
  getParentRoute: () => office,
  path: '/questions/templates',
  component: lazyRouteComponent(() => import('./features/questions/template-list.page.tsx'), 'TemplateListPage'),
});

const question = createRoute({
  getParentRoute: () => office,
  path: '/questions/$place',
  component: lazyRouteComponent(() => import('./features/questions/question-drawer.tsx'), 'QuestionRoute'),
});

const boards = createRoute({
  getParentRoute: () => office,
  path: '/boards',
  component: lazyRouteComponent(() => import('./features/boards/post-list.page.tsx'), 'PostListPage'),
});

const faq = createRoute({
  getParentRoute: () => office,
  path: '/faq',
  component: lazyRouteComponent(() => import('./features/boards/faq.page.tsx'), 'FaqPage'),
});

const media = createRoute({
  getParentRoute: () => office,
  path: '/media',
  component: lazyRouteComponent(() => import('./features/media/media.page.tsx'), 'MediaPage'),
});

const account = createRoute({
  getParentRoute: () => office,
  path: '/account',
  component: lazyRouteComponent(() => import('./features/sign-in/account/account.page.tsx'), 'AccountPage'),
});

/** Nothing is there, or one may not see it. */
const elsewhere = createRoute({
  getParentRoute: () => office,
  path: '$',
  component: lazyRouteComponent(() => import('./kit/states.tsx'), 'NotThere'),
});

/** Behind the link of a mail, before there is anything to sign in with. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./features/sign-in/invitation/invitation.page.tsx'), 'InvitationPage'),
});

export const routeTree = root.addChildren([
  office.addChildren([
    today,
    orders,
    order,
    claims,
    claim,
    claimRequest,
    byHand,
    printing,
    sheets,
    balances,
    applications,
    application,
    subscriptions,
    installations,
    subscription,
    staff,
    rights,
    cases,
    records,
    accessRecords,
    review,
    asked,
    questions,
    answerTemplates,
    question,
    boards,
    faq,
    media,
    mails,
    jobs,
    exportsRoute,
    roster,
    privacy,
    members,
    joining,
    desk,
    followUps,
    contact,
    account,
    elsewhere,
  ]),
  invitation,
]);
