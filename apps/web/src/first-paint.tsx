import type { Device } from '@mall/contracts/codes';
import type { LayoutReply } from '@mall/contracts/layout';
import type { ScreenName } from '@mall/domain/access-matrix';
import { AlertProvider } from '@mall/ui/alert-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginPage as DesktopLogin } from './features/session/desktop/login.page.tsx';
import { IntroPage } from './features/session/mobile/intro.page.tsx';
import { LoginPage as MobileLogin } from './features/session/mobile/login.page.tsx';
import { MallProvider } from './lib/mall-context.tsx';
import { MobileSimple } from './shell/mobile/mobile-simple.tsx';

/** Where visits begin: pages that say the same to every stranger, so that they can be drawn before any script has come. */
const screens: Readonly<Record<Device, Partial<Record<ScreenName, ReactElement>>>> = {
  pc: { login: <DesktopLogin redirect={undefined} /> },
  mobile: {
    intro: <IntroPage />,
    login: (
      <MobileSimple>
        <MobileLogin redirect={undefined} />
      </MobileSimple>
    ),
  },
};

type Opened = {
  readonly site: Device;
  readonly screen: ScreenName;
  readonly path: string;
  readonly layout: LayoutReply;
};

/** Runs on the server: the markup of a mall's screen as a stranger first sees it, or undefined where that takes more than the layout. */
export function drawFirstPaint({ site, screen, path, layout }: Opened): string | undefined {
  const page = screens[site][screen];
  if (!page) return undefined;
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <AlertProvider>
          <MallProvider value={{ ...layout, device: site }}>{page}</MallProvider>
        </AlertProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  // The pictures themselves follow at once.
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}
