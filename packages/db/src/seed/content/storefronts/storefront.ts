import { screenPath } from '@mall/domain/screens/screen-path';
import { categoryTarget } from '@mall/domain/screens/targets';
import { categories, categoryNoOf } from '../categories.ts';
import type { QuickMenuKey } from './quick-menu.ts';

/** Where a banner leads: a path below the mall, or the page of the product or exhibition that these words name. */
export type Target = { link: string } | { product: string } | { exhibition: string };

export type Banner = {
  kicker: string;
  /** Broken by hand. */
  title: string;
  subtitle: string;
  label?: string;
  image: string;
  colours: readonly [from: string, to: string];
  isOnDark?: boolean;
  target: Target;
};

/** The home of one mall as its operator made it; products are named by words of their names. */
export type Storefront = {
  heroes: readonly Banner[];
  quickMenu: readonly QuickMenuKey[];
  phones: { title: string; subtitle: string; named: readonly string[] };
  deals: { title: string; subtitle: string; link: string; named: readonly string[] };
  subscriptions: readonly string[];
  exhibitionsTitle: string;
  mdReviewsTitle: string;
  /** Beside the menus. */
  promotions: readonly Banner[];
};

/** `toCategory('가전 > 계절 가전')`; a query may narrow or order its list. */
export function toCategory(path: string, query = ''): string {
  const categoryNo = categoryNoOf(path);
  const type = categories.find((category) => category.categoryNo === categoryNo)?.type ?? 'GD05302';
  return screenPath(categoryTarget(type, categoryNo), 'pc') + query;
}
