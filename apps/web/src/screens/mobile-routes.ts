import { lazyRouteComponent } from '@tanstack/react-router';
import { MobileMall } from '../shell/mobile/mobile-mall.tsx';
import { mobilePages } from './mobile-pages.ts';
import { siteRoutes } from './site-routes.tsx';

/** The mobile site. */
export const mobileRoutes = () =>
  siteRoutes({
    device: 'mobile',
    mall: MobileMall,
    pages: mobilePages,
    layouts: {
      main: {
        layout: async () => (await import('../shell/mobile/mobile-main.tsx')).MobileMain,
        load: async (visit) => (await import('../shell/mobile/mobile-main.tsx')).load(visit),
      },
      simple: { layout: async () => (await import('../shell/mobile/mobile-simple.tsx')).SimpleLayout },
    },
    notFound: lazyRouteComponent(() => import('../shell/mobile/mobile-not-found.tsx'), 'MobileNotFound'),
    outside: [],
  });
