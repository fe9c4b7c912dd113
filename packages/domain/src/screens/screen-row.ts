import type { Access } from './access.ts';
import type { SearchSchema } from './search-schema.ts';

/** `main`: the home layout; `myShop`: the home layout with My Shop's menu beside the page; `simple`: the logo only. */
export type Layout = 'main' | 'myShop' | 'simple' | 'none';

/**
 * home: logo, category strip, bottom bar · page: the page's own top bar, bottom bar · detail: the page's own top and
 * bottom bars · form: the page's own top bar, its buttons below the last field.
 */
export type MobileChrome = 'home' | 'page' | 'detail' | 'form';

/** A row of the table of screens. */
export type Row = {
  /** The path below the mall: `$name` is one segment, a lone `$` any rest. Absent when the site has no such screen. */
  readonly desktop?: string;
  readonly mobile?: string;
  /** Further paths of the screen, on both sites. */
  readonly alsoAt?: readonly string[];
  /** The screen that replaces it on the site that lacks it. */
  readonly elsewhere?: { readonly screen: string; readonly search?: Readonly<Record<string, string>> };
  /** The layout around its page, `main` by default. My Shop has no layout of its own on the mobile site. */
  readonly layout?: Layout;
  readonly mobileLayout?: Layout;
  /** How much of the mobile home layout surrounds it, `page` by default. */
  readonly chrome?: MobileChrome;
  /** The heading in the bar above it on the mobile site; a page without one renders its own bar, or has none. */
  readonly barTitle?: string;
  /** Whether that bar shows the basket. */
  readonly barCart?: true;
  readonly access: Access;
  readonly search?: SearchSchema;
  /** Popups cover part of the page, so they open only where the visitor does not pay, apply or write (R9.09). */
  readonly hasPopups?: true;
};

export const both = <const Path extends string>(path: Path) => ({ desktop: path, mobile: path }) as const;
export const barWithCart = (barTitle: string) => ({ barTitle, barCart: true }) as const;
/** The paths of a My Shop screen, which differ between the sites. */
export const inMyShop = <const Desktop extends string, const Mobile extends string>(desktop: Desktop, mobile: Mobile) =>
  ({ desktop, mobile, layout: 'myShop' }) as const;
