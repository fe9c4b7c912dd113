import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { office } from './office-route.tsx';

export const members = createRoute({
  getParentRoute: () => office,
  path: '/members',
  component: lazyRouteComponent(() => import('./features/members/member-list.page.tsx'), 'MemberListPage'),
});

export const joining = createRoute({
  getParentRoute: () => office,
  path: '/joining',
  component: lazyRouteComponent(() => import('./features/members/joining-list.page.tsx'), 'JoiningListPage'),
});

export const desk = createRoute({
  getParentRoute: () => office,
  path: '/desk',
  component: lazyRouteComponent(() => import('./features/members/desk/desk.page.tsx'), 'DeskPage'),
});

export const followUps = createRoute({
  getParentRoute: () => office,
  path: '/desk/follow-ups',
  component: lazyRouteComponent(() => import('./features/members/desk/follow-up-list.page.tsx'), 'FollowUpListPage'),
});

export const contact = createRoute({
  getParentRoute: () => office,
  path: '/desk/$mallId/$contactNo',
  component: lazyRouteComponent(() => import('./features/members/desk/contact.page.tsx'), 'ContactRoute'),
});

export const roster = createRoute({
  getParentRoute: () => office,
  path: '/roster',
  component: lazyRouteComponent(() => import('./features/roster/roster-list.page.tsx'), 'RosterListPage'),
});

export const privacy = createRoute({
  getParentRoute: () => office,
  path: '/privacy',
  component: lazyRouteComponent(() => import('./features/privacy/privacy-list.page.tsx'), 'PrivacyListPage'),
});
