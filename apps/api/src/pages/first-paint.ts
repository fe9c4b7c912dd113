import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Device } from '@mall/contracts/codes';
import type { LayoutReply } from '@mall/contracts/layout';
import { accessTo } from '@mall/domain/access-matrix';
import { screenOf } from '@mall/domain/screen-paths';
import type { ScreenName } from '@mall/domain/screens/screens';
import { createRecentResults } from '../catalogue/recent-results.ts';
import type { Home, ReadHome } from '../modules/layout/read-home.ts';
import type { Mall } from '../plugins/mall.repository.ts';

/** A page as one kind of visitor first sees it. */
export type Prerender = { readonly visitor: (typeof visitors)[number]; readonly markup: string };
const visitors = ['anonymous', 'member'] as const;
type Page = { readonly mall: Mall; readonly path: string };

/**
 * Prerenders the page at a path of a mall, once for each kind of visitor who may open it; nothing for pages that show a member's own
 * data.
 */
export type FirstPaint = (site: Device, page: Page) => Promise<readonly Prerender[]>;

type Opened = { readonly site: Device; readonly screen: ScreenName; readonly path: string };
/** The exports of apps/web/src/first-paint.tsx once it is built. */
type Built = {
  isPrerendered: (site: Device, screen: ScreenName) => boolean;
  renderFirstPaint: (opened: Opened & { isSignedIn: boolean; layout: LayoutReply; home: Home | undefined }) => string;
};

type Sources = {
  readonly clock: () => Date;
  readonly layoutOf: (mall: Mall) => LayoutReply;
  readonly readHome: ReadHome;
};

const inlineFile = (webFolder: string): string => join(webFolder, 'first-paint/inline.js');

/** Whether the browser code has been built: this file is the last one of its build. */
export const isBuilt = (webFolder: string): boolean => existsSync(inlineFile(webFolder));

/** The script after a prerendered page (apps/web/src/first-paint-inline.ts). */
export const readInlineScript = (webFolder: string): string => readFileSync(inlineFile(webFolder), 'utf8').trim();

/** Loads the built prerenderer. A change of the mall's row shows at once, one of its home's content within a minute. */
export async function readFirstPaint(webFolder: string, { clock, layoutOf, readHome }: Sources): Promise<FirstPaint> {
  const { isPrerendered, renderFirstPaint }: Built = await import(
    pathToFileURL(join(webFolder, 'first-paint/first-paint.js')).href
  );
  const caches = new WeakMap<Mall, ReturnType<typeof createRecentResults<Prerender[]>>>();
  const cacheOf = (mall: Mall) => {
    const known = caches.get(mall) ?? createRecentResults({ clock, freshForMilliseconds: 60_000, maxEntries: 10 });
    caches.set(mall, known);
    return known;
  };

  const prerender = async (mall: Mall, opened: Opened): Promise<Prerender[]> => {
    const layout = layoutOf(mall);
    const home = opened.screen === 'home' ? await readHome(mall, opened.site) : undefined;
    return visitors.flatMap((visitor) => {
      // A marketing mall signs anonymous visitors in as guests at once (R1.06).
      const isSignedIn = visitor === 'member' || mall.isMarketing;
      return opensTo(isSignedIn, mall, opened)
        ? [{ visitor, markup: renderFirstPaint({ ...opened, isSignedIn, layout, home }) }]
        : [];
    });
  };

  return async (site, { mall, path }) => {
    const screen = screenOf(site, path.replace(/^(\/m)?\/[^/]+\//, ''));
    if (!screen || !isPrerendered(site, screen)) return [];
    return cacheOf(mall)(`${site} ${screen}`, () => prerender(mall, { site, screen, path }));
  };
}

/** Whether this visitor sees the page. Login sends signed-in visitors on (R2.07). */
function opensTo(isSignedIn: boolean, mall: Mall, { site, screen }: Opened): boolean {
  if (isSignedIn && screen === 'login') return false;
  return accessTo(screen, { ...mall, device: site, isSignedIn }) === 'open';
}
