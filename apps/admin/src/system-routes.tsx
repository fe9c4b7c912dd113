import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { office } from './office-route.tsx';

// Staff, what they did, and what runs by itself.

export const staff = createRoute({
  getParentRoute: () => office,
  path: '/staff',
  component: lazyRouteComponent(() => import('./features/staff/staff-list.page.tsx'), 'StaffListPage'),
});

export const rights = createRoute({
  getParentRoute: () => office,
  path: '/rights',
  component: lazyRouteComponent(() => import('./features/staff/rights.page.tsx'), 'RightsPage'),
});

export const cases = createRoute({
  getParentRoute: () => office,
  path: '/cases',
  component: lazyRouteComponent(() => import('./features/cases/cases.page.tsx'), 'CasesPage'),
});

export const records = createRoute({
  getParentRoute: () => office,
  path: '/records',
  component: lazyRouteComponent(() => import('./features/records/audit-list.page.tsx'), 'AuditListPage'),
});

export const accessRecords = createRoute({
  getParentRoute: () => office,
  path: '/records/access',
  component: lazyRouteComponent(() => import('./features/records/access-list.page.tsx'), 'AccessListPage'),
});

export const review = createRoute({
  getParentRoute: () => office,
  path: '/records/review',
  component: lazyRouteComponent(() => import('./features/records/review/review.page.tsx'), 'ReviewPage'),
});

export const asked = createRoute({
  getParentRoute: () => office,
  path: '/records/asked',
  component: lazyRouteComponent(() => import('./features/records/review/asked.page.tsx'), 'AskedPage'),
});

export const mails = createRoute({
  getParentRoute: () => office,
  path: '/mails',
  component: lazyRouteComponent(() => import('./features/mails/mail-list.page.tsx'), 'MailListPage'),
});

export const jobs = createRoute({
  getParentRoute: () => office,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./features/mails/jobs.page.tsx'), 'JobsPage'),
});

export const exportsRoute = createRoute({
  getParentRoute: () => office,
  path: '/exports',
  component: lazyRouteComponent(() => import('./features/exports/exports.page.tsx'), 'ExportsPage'),
});
