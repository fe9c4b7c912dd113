import type { Device } from '@mall/contracts/codes';
import { mallPath } from '@mall/domain/redirects';
import { patternOn, readParameters, readScreenSearch } from '@mall/domain/screens/screen-path';
import { layoutOn, rowOf, type ScreenName, screenNames } from '@mall/domain/screens/screens';
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRoute,
  type ParsedLocation,
  type RouteComponent,
  redirect,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { type ComponentType, type FunctionComponent, useMemo } from 'react';
import { openMall } from '../features/layout/model/open-mall.ts';
import { deviceOfBrowser } from '../lib/browser/device.ts';
import type { OpenMall } from '../lib/mall/mall-context.tsx';
import { landingOf } from '../lib/routing/landing.ts';
import type { Load } from '../lib/routing/load.ts';
import { mallUrlOfHost } from '../lib/routing/place.ts';
import { LayoutFailure } from '../shell/common/layout-failure.tsx';
import { guardOf } from './guard.ts';
import { lazily } from './lazily.ts';
import { rootRoute } from './root-route.tsx';
import type { AnyFirstPages, AnyPages, Layout } from './site-pages.ts';

type Site = {
  readonly device: Device;
  /** Wraps every page of the site's malls. */
  readonly mall: ComponentType<{ openMall: OpenMall }>;
  readonly notFound: RouteComponent;
  readonly layouts: Readonly<Record<'main' | 'simple', Layout>> & { readonly myShop?: Layout };
  readonly first: AnyFirstPages;
  /** Fetches the table of all other pages: its file names would make up most of the site's entry file. */
  readonly fetchPages: () => Promise<AnyPages>;
  /** Routes outside any mall's path. */
  readonly outside: readonly AnyRoute[];
  /** Throws when the page belongs to another site and must be opened there (R2.05). */
  readonly assertSite?: (href: string) => Promise<void>;
};
// Routes are created in a loop, so their types come from the tables of screens and pages, not from the router.
type AnyRouteOptions = Parameters<typeof createRoute>[0];
type Context = { openMall: OpenMall; queryClient: QueryClient };
type Entered = { context: Context; params: Record<string, string>; search: object; location: ParsedLocation };

/** Creates the routes of a site from the table of screens and the site's table of pages. */
export function siteRoutes(site: Site): AnyRoute {
  const { device, mall: Mall } = site;
  const base = device === 'mobile' ? '/m' : '';
  const mall = createRoute({
    getParentRoute: () => rootRoute,
    path: `${base}/$mallUrl`,
    beforeLoad: async ({ context, params, location }) => {
      await site.assertSite?.(location.href);
      return { openMall: await openMall(context.queryClient, params['mallUrl'] ?? '', device) };
    },
    component: function MallRoute() {
      return <Mall openMall={mall.useRouteContext().openMall} />;
    },
    errorComponent: LayoutFailure,
    notFoundComponent: site.notFound,
  });
  const main = layoutRoute('_main', mall, site.layouts.main, site.notFound);
  const simple = layoutRoute('_simple', mall, site.layouts.simple);
  const myShop = site.layouts.myShop && layoutRoute('_myShop', main, site.layouts.myShop);
  const parents = { main, simple, myShop: myShop ?? main, none: mall };
  const under = new Map<AnyRoute, AnyRoute[]>(
    [main, simple, mall, ...(myShop ? [myShop] : [])].map((route) => [route, []]),
  );
  for (const screen of screenNames) {
    const parent = parents[layoutOn(device, screen)];
    under.get(parent)?.push(...screenRoutes(site, screen, parent));
  }
  if (myShop) under.get(main)?.push(myShop.addChildren(under.get(myShop) ?? []));
  return rootRoute.addChildren([
    // R2.02: the host names the mall; the server has already redirected the bare domain to the default mall's host.
    leadingRoute(base || '/', () => mallPath(mallUrlOfHost(), device === 'mobile' ? device : deviceOfBrowser())),
    ...site.outside,
    mall.addChildren([
      main.addChildren(under.get(main) ?? []),
      simple.addChildren(under.get(simple) ?? []),
      ...(under.get(mall) ?? []),
      // R2.03, R2.04
      createRoute({
        getParentRoute: () => mall,
        path: '/',
        beforeLoad: ({ context }) => {
          throw redirect({ href: landingOf(context.openMall), replace: true });
        },
      }),
      // R2.09, R2.14, R2.18: an address with parameter parts leads to the screen that its words name; anything else is
      // not found.
      createRoute({
        getParentRoute: () => mall,
        path: '$',
        beforeLoad: leadToCanonical,
        notFoundComponent: site.notFound,
      }),
    ]),
  ]);
}

const leadingRoute = (path: string, to: () => string): AnyRoute =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      throw redirect({ href: to(), replace: true });
    },
  });

function layoutRoute(id: string, parent: AnyRoute, { layout, load }: Layout, notFound?: RouteComponent): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    id,
    component: lazily(layout),
    loader: ({ context }: { context: Context }) => load?.({ ...context, address: undefined }),
    // It replaces the whole layout, so it includes the frame.
    ...(notFound && { notFoundComponent: notFound }),
  } as AnyRouteOptions);
}

function screenRoutes(site: Site, screen: ScreenName, parent: AnyRoute): AnyRoute[] {
  const pattern = patternOn(site.device, screen);
  if (pattern === undefined) return [];
  const { alsoAt = [], chrome = 'page', barTitle, barCart } = rowOf(screen);
  const load: Load<never> | undefined = site.first[screen]?.load;
  return [pattern, ...alsoAt].map((path) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      beforeLoad: (entered: Entered) => enter(screen, entered),
      staticData: { mobileChrome: chrome, title: barTitle, hasCart: barCart },
      ...(load && {
        // Reloads when the query changes.
        loaderDeps: ({ search }: { search: object }) => readScreenSearch(screen, { ...search }),
        loader: ({ context, deps }: { context: Context; deps: object }) => load({ ...context, address: deps as never }),
      }),
      component: pageOf(site, screen),
    } as AnyRouteOptions),
  );
}

/** Addresses that belong to no screen are rare, so their parser is not part of the first load. */
async function leadToCanonical(visit: Pick<Entered, 'context' | 'location'>): Promise<never> {
  const { leadToCanonical: lead } = await import('../features/layout/model/lead-to-canonical.ts');
  return lead(visit);
}

/** Checks access, and adds the screen to the route's context (use-screen.ts). */
async function enter(
  screen: ScreenName,
  { context, params, search, location }: Entered,
): Promise<{ screen: ScreenName }> {
  const parameters = readParameters(screen, writtenIn(params));
  if (!parameters) return leadToCanonical({ context, location });
  guardOf(screen)({ openMall: context.openMall, href: location.href, parameters, search: { ...search } });
  return { screen };
}

const pageOf = ({ first, fetchPages }: Site, screen: ScreenName): RouteComponent =>
  lazily(async () => {
    const fetchPage = first[screen]?.page ?? (await fetchPages())[screen];
    const Page = (await fetchPage?.()) as AnyComponent;
    return () => <Screen screen={screen} page={Page} />;
  });

type AnyComponent = FunctionComponent<Record<string, unknown>>;

/** Passes the parsed address to a page. */
function Screen({ screen, page: Page }: { screen: ScreenName; page: AnyComponent }) {
  const parameters = readParameters(screen, writtenIn(useParams({ strict: false })));
  const search: Record<string, unknown> = useSearch({ strict: false });
  const address = useMemo(() => readScreenSearch(screen, search), [screen, search]);
  return <Page {...parameters} address={address} />;
}

/** The named path parameters of a screen, without the mall's. */
function writtenIn(params: object): Record<string, string> {
  const { mallUrl: _mallUrl, '*': _rest, _splat, ...written }: Record<string, string> = { ...params };
  return written;
}
