import type { Device, MallSalesType } from '@mall/contracts/codes';
import type { MenuItem } from '@mall/contracts/shell';
import type { ScreenName } from '@mall/domain/screens/screens';
import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { vi } from 'vitest';
import { layoutQuery } from '../features/layout/api/layout.query.ts';
import { createQueryClient } from '../lib/api/query-client.ts';
import { menuQuery } from '../lib/mall/menu.query.ts';
import { createAppRouter } from '../router.tsx';
import { desktopRoutes } from '../screens/desktop-routes.ts';
import { mobileRoutes } from '../screens/mobile-routes.ts';

/** The visitor who opens an address: by default a member of the mall. */
export type Visitor = {
  readonly device: Device;
  readonly isSignedIn?: boolean;
  readonly salesType?: MallSalesType;
  readonly menu?: readonly MenuItem[];
};

type Opened = {
  /** Where the visitor ends: path and query, below the mall. */
  readonly below: string;
  /** The matched route; empty when the address is not found. */
  readonly routeId: string;
  /** The screen named by its guard. */
  readonly screen: ScreenName | undefined;
};

const mallUrl = 'familyshop';
/** Both sites attach their routes to the same root, so each is created again before it is used. */
const routesOf: Readonly<Record<Device, () => AnyRoute>> = { pc: desktopRoutes, mobile: mobileRoutes };

/** What the router and the guards use of a browser; nothing is rendered. */
function stubBrowser(isSignedIn: boolean): void {
  const nothing = () => undefined;
  const tokens = isSignedIn ? 'token' : null;
  const globals = {
    document: {
      ...{ documentElement: { dataset: {} }, title: '', getElementById: () => null, querySelector: () => null },
      ...{ querySelectorAll: () => [], addEventListener: nothing },
    },
    window: { localStorage: { getItem: () => tokens }, sessionStorage: { getItem: () => null }, scrollTo: nothing },
    self: { origin: 'http://familyshop.localhost' },
    history: {},
    addEventListener: nothing,
    scrollTo: nothing,
    fetch: () => Promise.reject(new Error('no network')),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

/**
 * Opens an address below the mall (or, if it begins with a slash, outside of any) with the real routes, their guards and redirects;
 * `vi.unstubAllGlobals` ends it.
 */
export async function openAddress(address: string, visitor: Visitor): Promise<Opened> {
  const { device, isSignedIn = true, salesType = 'GENERAL', menu = [] } = visitor;
  stubBrowser(isSignedIn);
  vi.stubGlobal('navigator', { userAgent: device === 'mobile' ? 'iphone' : 'desktop' });
  const root = `${device === 'mobile' ? '/m' : ''}/${mallUrl}`;
  const queryClient = createQueryClient();
  const mall = { mallUrl, mallId: 1, salesType, isMarketing: false, isLoginOpen: false, state: 'OPEN' };
  queryClient.setQueryData(layoutQuery(mallUrl, device).queryKey, { mall } as never);
  queryClient.setQueryData(menuQuery({ mallId: 1, device, isSignedIn }).queryKey, [...menu]);
  const routeTree = routesOf[device]();
  const history = createMemoryHistory({ initialEntries: [address.startsWith('/') ? address : `${root}/${address}`] });
  const router = createAppRouter({ site: device, routeTree, queryClient, history });
  await router.load();
  const { location, matches } = router.state;
  const isFound = matches.every(({ status }) => status !== 'notFound');
  const { routeId = '', context } = matches.at(-1) ?? {};
  return {
    below: location.href.slice(root.length + 1),
    routeId: isFound ? routeId : '',
    screen: isFound ? (context as { screen?: ScreenName }).screen : undefined,
  };
}
