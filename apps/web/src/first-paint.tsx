import { type Device, popupType } from '@mall/contracts/codes';
import type { Corner } from '@mall/contracts/corner';
import type { LayoutReply } from '@mall/contracts/layout';
import type { MenuItem, Popup } from '@mall/contracts/shell';
import type { ScreenName } from '@mall/domain/screens/screens';
import { AlertProvider } from '@mall/ui/alert-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cornersQuery } from './features/home/api/corners.query.ts';
import { HomePage } from './features/home/mobile/home.page.tsx';
import { popupsQuery } from './features/layout/api/popups.query.ts';
import { LoginPage as DesktopLogin } from './features/session/desktop/login.page.tsx';
import { IntroPage } from './features/session/mobile/intro.page.tsx';
import { LoginPage as MobileLogin } from './features/session/mobile/login.page.tsx';
import { MallProvider } from './lib/mall/mall-context.tsx';
import { menuQuery } from './lib/mall/menu.query.ts';
import { clearTokens, saveTokens } from './lib/session/token-store.ts';
import { MobileFrame } from './shell/mobile/mobile-frame.tsx';
import { MobileSimple } from './shell/mobile/mobile-simple.tsx';

/** The pages where visits begin: they contain nothing of a single member, so they can be prerendered. */
const screens: Readonly<Record<Device, Partial<Record<ScreenName, ReactElement>>>> = {
  pc: { login: <DesktopLogin address={{}} /> },
  mobile: {
    intro: <IntroPage />,
    login: (
      <MobileSimple>
        <MobileLogin address={{}} />
      </MobileSimple>
    ),
    home: (
      <MobileFrame chrome="home">
        <HomePage />
      </MobileFrame>
    ),
  },
};

type Opened = {
  readonly site: Device;
  readonly screen: ScreenName;
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly layout: LayoutReply;
  /** What the home shows to all its visitors. */
  readonly home?: { readonly menu: MenuItem[]; readonly popups: Popup[]; readonly corners: Corner[] } | undefined;
};

export const isPrerendered = (site: Device, screen: ScreenName): boolean => screens[site][screen] !== undefined;

/** Runs on the server: the markup of a mall's screen, if it is a prerendered one. */
export function renderFirstPaint({ site, screen, path, isSignedIn, layout, home }: Opened): string {
  // There is no storage here, so the tokens exist only during this rendering: they give access to nothing, and nothing is requested.
  if (isSignedIn) saveTokens({ accessToken: 'prerender', refreshToken: 'prerender' });
  else clearTokens();
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queriesOf({ site, isSignedIn, layout, home })}>
      <RouterContextProvider router={router}>
        <AlertProvider>
          <MallProvider value={{ ...layout, device: site }}>{screens[site][screen]}</MallProvider>
        </AlertProvider>
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  // The pictures themselves follow at once.
  return markup.replaceAll(/<link rel="preload"[^>]*>/g, '');
}

function queriesOf({ site, isSignedIn, layout, home }: Pick<Opened, 'site' | 'isSignedIn' | 'layout' | 'home'>) {
  const queries = new QueryClient();
  if (!home) return queries;
  const visit = { mallId: layout.mall.mallId, device: site, isSignedIn };
  queries.setQueryData(menuQuery(visit).queryKey, home.menu);
  // Popups over the page are rendered once they can be closed.
  const atTheTop = home.popups.filter(({ type }) => type === popupType.top);
  queries.setQueryData(popupsQuery(visit).queryKey, atTheTop);
  queries.setQueryData(cornersQuery(visit).queryKey, home.corners);
  return queries;
}
