import { lazyRouteComponent, redirect } from '@tanstack/react-router';
import { deviceOfBrowser } from '../lib/browser/device.ts';
import { DesktopMall } from '../shell/desktop/desktop-mall.tsx';
import { desktopPages } from './desktop-pages.ts';
import { outsideRoutes } from './outside-routes.tsx';
import { siteRoutes } from './site-routes.tsx';

/** The desktop site, with the pages outside of any mall. */
export const desktopRoutes = () =>
  siteRoutes({
    device: 'pc',
    mall: DesktopMall,
    pages: desktopPages,
    layouts: {
      main: {
        layout: async () => (await import('../shell/desktop/desktop-main.tsx')).DesktopMain,
        load: async (visit) => (await import('../shell/desktop/desktop-main.tsx')).load(visit),
      },
      simple: { layout: async () => (await import('../shell/desktop/desktop-simple.tsx')).DesktopSimple },
      myShop: { layout: async () => (await import('../shell/desktop/my-shop-layout.tsx')).MyShopLayout },
    },
    notFound: lazyRouteComponent(() => import('../shell/desktop/desktop-not-found.tsx'), 'DesktopNotFound'),
    outside: outsideRoutes(),
    // The server does this for a first load; here for a link followed inside the site.
    assertSite: async (href) => {
      if (deviceOfBrowser() !== 'mobile') return;
      const { toMobilePath } = await import('@mall/domain/device-twins');
      throw redirect({ href: toMobilePath(href), replace: true });
    },
  });
