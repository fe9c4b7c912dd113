import type { Access } from './access.ts';
import type { SearchSchema } from './search-schema.ts';

/** `main` is the home layout; `myShop` stands in it, with My Shop's menu beside the page; `simple` has the logo alone. */
export type Layout = 'main' | 'myShop' | 'simple' | 'none';

/**
 * home: logo, category strip, bottom bar · page: the page's own top bar, bottom bar · detail: the page's own top and
 * bottom bars · form: the page's own top bar, its buttons below the last field.
 */
export type MobileChrome = 'home' | 'page' | 'detail' | 'form';

/** What the table of screens says of one. */
export type Row = {
  /** The path below the mall: `$name` is one segment, a lone `$` any rest. None where the site has no such screen. */
  readonly desktop?: string;
  readonly mobile?: string;
  /** Other paths of the screen, on both sites. */
  readonly alsoAt?: readonly string[];
  /** The screen that replaces it on the site that does not have it. */
  readonly elsewhere?: { readonly screen: string; readonly search?: Readonly<Record<string, string>> };
  /** What stands around its page: the home layout unless said. My Shop has no layout of its own on the mobile site. */
  readonly layout?: Layout;
  readonly mobileLayout?: Layout;
  /** How much of the mobile home layout stands around it; `page` unless said. */
  readonly chrome?: MobileChrome;
  /** The heading in the bar above it on the mobile site; a page without one renders its own bar, or has none. */
  readonly barTitle?: string;
  /** The basket stands in that bar. */
  readonly barCart?: true;
  readonly access: Access;
  readonly search?: SearchSchema;
  /** Window popups cover a part of the page, so they stand only where nothing is paid for, applied for or written (R9.09). */
  readonly hasPopups?: true;
};

export const both = <const Path extends string>(path: Path) => ({ desktop: path, mobile: path }) as const;
export const barWithCart = (barTitle: string) => ({ barTitle, barCart: true }) as const;
/** My Shop has other paths on each site. */
export const inMyShop = <const Desktop extends string, const Mobile extends string>(desktop: Desktop, mobile: Mobile) =>
  ({ desktop, mobile, layout: 'myShop' }) as const;
