import type { CategoryType } from '@mall/contracts/codes';
import { canonicalPath } from '@mall/domain/canonical-paths';
import { sortByOrder } from '@mall/domain/paging';
import { mallPath } from '@mall/domain/redirects';
import { screenPath } from '@mall/domain/screens/screen-path';
import { stringifySearch } from '@mall/domain/screens/search-schema';
import { categoryTarget } from '@mall/domain/screens/targets';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { OpenMall } from '../../../lib/mall/mall-context.tsx';
import { menuQuery } from '../../../lib/mall/menu.query.ts';
import { parseSearch } from '../../../lib/routing/search-params.ts';
import { isSignedIn } from '../../../lib/session/token-store.ts';

type Visit = {
  readonly context: { readonly openMall: OpenMall; readonly queryClient: QueryClient };
  readonly location: { readonly pathname: string; readonly searchStr: string };
};

/**
 * The `beforeLoad` for every address below a mall that belongs to no page (R2.09, R2.14): redirects to the page that its words name and
 * keeps the query. That page's own guard then decides who may open it. Anything else is not found (R2.18).
 */
export async function leadToCanonical({ context, location }: Visit): Promise<never> {
  const { mall, device } = context.openMall;
  const below = location.pathname.slice(mallPath(mall.mallUrl, device).length);
  const canonical = canonicalPath(device, below);
  if (!canonical) throw notFound();
  const path = 'path' in canonical ? canonical.path : await firstCategoryPath(context, canonical.firstOf);
  throw redirect({ href: mallPath(mall.mallUrl, device, withSearch(path, location.searchStr)), replace: true });
}

/** Values in the path take precedence over those in the query. */
function withSearch(path: string, searchStr: string): string {
  const [pathname = '', own = ''] = path.split('?');
  return pathname + stringifySearch({ ...parseSearch(searchStr), ...parseSearch(own) });
}

async function firstCategoryPath({ openMall, queryClient }: Visit['context'], type: CategoryType): Promise<string> {
  const { mall, device } = openMall;
  const items = await queryClient.ensureQueryData(menuQuery({ mallId: mall.mallId, device, isSignedIn: isSignedIn() }));
  const shown = device === 'mobile' ? items.filter(({ isOnMobile }) => isOnMobile) : items;
  const first = sortByOrder(shown).find((item) => item.type === type);
  if (!first) throw notFound();
  return screenPath(categoryTarget(type, first.categoryNo), device);
}
