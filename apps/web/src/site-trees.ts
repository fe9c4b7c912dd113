import type { FileRouteTypes as Desktop, RootRouteChildren as DesktopRoutes } from './desktop-tree.gen.ts';
import type { FileRouteTypes as Mobile, RootRouteChildren as MobileRoutes } from './mobile-tree.gen.ts';
import type { Route as RootRoute } from './routes/__root.tsx';

type BothSites = {
  fileRoutesByFullPath: Desktop['fileRoutesByFullPath'] & Mobile['fileRoutesByFullPath'];
  fullPaths: Desktop['fullPaths'] | Mobile['fullPaths'];
  fileRoutesByTo: Desktop['fileRoutesByTo'] & Mobile['fileRoutesByTo'];
  to: Desktop['to'] | Mobile['to'];
  id: Desktop['id'] | Mobile['id'];
  fileRoutesById: Desktop['fileRoutesById'] & Mobile['fileRoutesById'];
};

declare const root: ReturnType<typeof RootRoute._addFileChildren<DesktopRoutes & MobileRoutes>>;

/** The routes of both sites, as types: what both share may stand in either tree. */
export type AnySiteTree = ReturnType<typeof root._addFileTypes<BothSites>>;
