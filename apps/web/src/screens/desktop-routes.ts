import { redirect } from '@tanstack/react-router';
import { deviceOfBrowser } from '../lib/browser/device.ts';
import { DesktopMall } from '../shell/desktop/desktop-mall.tsx';
import { lazily } from './lazily.ts';
import { outsideRoutes } from './outside-routes.tsx';
import type { FirstPages } from './site-pages.ts';
import { siteRoutes } from './site-routes.tsx';

export const fetchDesktopPages = async () => (await import('./desktop-pages.ts')).desktopPages;

/** The desktop site, with the pages outside of any mall. */
export const desktopRoutes = () =>
  siteRoutes({
    device: 'pc',
    mall: DesktopMall,
    first,
    fetchPages: fetchDesktopPages,
    layouts: {
      main: {
        layout: async () => (await import('../shell/desktop/desktop-main.tsx')).DesktopMain,
        load: async (visit) => (await import('../shell/desktop/desktop-main.tsx')).load(visit),
      },
      simple: { layout: async () => (await import('../shell/desktop/desktop-simple.tsx')).DesktopSimple },
      myShop: { layout: async () => (await import('../shell/desktop/my-shop-layout.tsx')).MyShopLayout },
    },
    notFound: lazily(async () => (await import('../shell/desktop/desktop-not-found.tsx')).DesktopNotFound),
    outside: outsideRoutes(),
    // On a first load the server does this; here it is done for a link inside the site.
    assertSite: async (href) => {
      if (deviceOfBrowser() !== 'mobile') return;
      const { toMobilePath } = await import('@mall/domain/device-twins');
      throw redirect({ href: toMobilePath(href), replace: true });
    },
  });

const first: FirstPages<'desktop'> = {
  login: {
    page: () => import('../features/session/desktop/login.page.tsx').then((file) => file.LoginPage),
  },
  home: {
    page: () => import('../features/home/desktop/home.page.tsx').then((file) => file.HomePage),
    load: async (visit) => (await import('../features/home/desktop/home.page.tsx')).load(visit),
  },
  upload: {
    page: () => import('../features/upload/pages/upload.page.tsx').then((file) => file.UploadPage),
    load: async (visit) => (await import('../features/upload/pages/upload.page.tsx')).load(visit),
  },
  wirelessDetail: {
    page: () => import('../features/wireless/desktop/wireless-detail.page.tsx').then((file) => file.WirelessDetailPage),
  },
};
