import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Device } from '@mall/contracts/codes';
import type { LayoutReply } from '@mall/contracts/layout';
import { accessTo, type ScreenName } from '@mall/domain/access-matrix';
import { screenOf } from '@mall/domain/screen-paths';
import type { Mall } from '../plugins/mall.repository.ts';

/** Draws the page at a path of a mall as a stranger first sees it; undefined for pages that take more than the mall's layout. */
export type FirstPaint = (site: Device, page: { readonly mall: Mall; readonly path: string }) => string | undefined;

/** What apps/web/src/first-paint.tsx offers once it is built. */
type Drawing = {
  drawFirstPaint: (opened: {
    site: Device;
    screen: ScreenName;
    path: string;
    layout: LayoutReply;
  }) => string | undefined;
};

const fileIn = (webFolder: string): string => join(webFolder, 'first-paint/first-paint.js');

/** Has the browser code been built? This is the last that its build makes. */
export const isBuilt = (webFolder: string): boolean => existsSync(fileIn(webFolder));

/** Reads what the browser code's build has made to draw with. Each screen is drawn once for as long as the mall's row is the same. */
export async function readFirstPaint(webFolder: string, layoutOf: (mall: Mall) => LayoutReply): Promise<FirstPaint> {
  const { drawFirstPaint }: Drawing = await import(pathToFileURL(fileIn(webFolder)).href);
  const drawn = new WeakMap<Mall, Map<string, string | undefined>>();
  return (site, { mall, path }) => {
    const screen = entranceAt(site, mall, path);
    if (!screen) return undefined;
    const ofMall = drawn.get(mall) ?? new Map<string, string | undefined>();
    drawn.set(mall, ofMall);
    const key = `${site} ${screen}`;
    if (!ofMall.has(key)) ofMall.set(key, drawFirstPaint({ site, screen, path, layout: layoutOf(mall) }));
    return ofMall.get(key);
  };
}

/** The screen at a path, if it opens to a stranger. A marketing mall knows none: it signs its visitors in by itself (R1.06). */
function entranceAt(site: Device, mall: Mall, path: string): ScreenName | undefined {
  const below = path.replace(/^(\/m)?\/[^/]+\//, '');
  const screen = screenOf(site, below);
  if (!screen || mall.isMarketing) return undefined;
  const { salesType, isLoginOpen } = mall;
  return accessTo(screen, { salesType, isLoginOpen, device: site, isSignedIn: false }) === 'open' ? screen : undefined;
}
