import { MobileMall } from '../shell/mobile/mobile-mall.tsx';
import { lazily } from './lazily.ts';
import type { FirstPages } from './site-pages.ts';
import { siteRoutes } from './site-routes.tsx';

export const fetchMobilePages = async () => (await import('./mobile-pages.ts')).mobilePages;

/** The mobile site. */
export const mobileRoutes = () =>
  siteRoutes({
    device: 'mobile',
    mall: MobileMall,
    first,
    fetchPages: fetchMobilePages,
    layouts: {
      main: {
        layout: async () => (await import('../shell/mobile/mobile-main.tsx')).MobileMain,
        load: async (visit) => (await import('../shell/mobile/mobile-main.tsx')).load(visit),
      },
      simple: { layout: async () => (await import('../shell/mobile/mobile-simple.tsx')).SimpleLayout },
    },
    notFound: lazily(async () => (await import('../shell/mobile/mobile-not-found.tsx')).MobileNotFound),
    outside: [],
  });

const first: FirstPages<'mobile'> = {
  intro: {
    page: () => import('../features/session/mobile/intro.page.tsx').then((file) => file.IntroPage),
  },
  login: {
    page: () => import('../features/session/mobile/login.page.tsx').then((file) => file.LoginPage),
  },
  home: {
    page: () => import('../features/home/mobile/home.page.tsx').then((file) => file.HomePage),
    load: async (visit) => (await import('../features/home/mobile/home.page.tsx')).load(visit),
  },
  upload: {
    page: () => import('../features/upload/pages/upload.page.tsx').then((file) => file.UploadPage),
    load: async (visit) => (await import('../features/upload/pages/upload.page.tsx')).load(visit),
  },
  wirelessDetail: {
    page: () => import('../features/wireless/mobile/wireless-detail.page.tsx').then((file) => file.WirelessDetailPage),
  },
};
