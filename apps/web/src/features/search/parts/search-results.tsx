import type { SearchResult } from '@mall/contracts/search';
import { categoryPath } from '@mall/domain/category-tree';
import { TabLinks } from '@mall/ui/tabs';
import type { ComponentType, ReactNode } from 'react';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { useMenu } from '../../../lib/mall/use-menu.ts';
import type { SearchAddress } from '../model/search-address.ts';
import { type SearchResults as Search, useSearchResults } from '../model/use-search-results.ts';
import { FoundByTab } from './found-by-tab.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultHead } from './result-head.tsx';

export type GoodsProps = { search: Search; result: SearchResult; address: SearchAddress };
export type ResultsProps = GoodsProps & { arrangement: Arrangement };

/** The differences between the two sites. */
export type Arrangement = {
  readonly styles: Readonly<Record<string, string>>;
  /** 2 if a bar above has the page's heading. */
  readonly headingLevel: 1 | 2;
  /** How many of each kind the first tab shows. */
  readonly firstFew: Readonly<Record<'goods' | 'wireless' | 'subscription' | 'exhibition', number>>;
  readonly skeletonCount: number;
  /** All goods found, with sort order and filters. */
  readonly goods: ComponentType<GoodsProps>;
  /** The sort order of the goods on the first tab, where there is room for it. */
  readonly firstSorts?: ComponentType<{ search: Search }>;
};

type Props = { address: SearchAddress; arrangement: Arrangement; fieldOf?: (keywords: readonly string[]) => ReactNode };

/** What a search found, by kind. */
export function SearchResults({ address, arrangement, fieldOf }: Props) {
  const { styles, headingLevel } = arrangement;
  const { items } = useMenu();
  const categoryName = categoryPath(items, address.ctgNo ?? '').at(-1)?.name;
  const search = useSearchResults(address, categoryName);
  const { keywords, result } = search;
  const field = fieldOf?.(keywords);
  if (keywords.length === 0 || search.isNothing) {
    return (
      <div className={styles['page']}>
        {field}
        {headingLevel === 1 && <h1 className="visually-hidden">검색 결과</h1>}
        <NothingFound keywords={keywords} closestSpelling={result?.closestSpelling ?? null} />
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      {field}
      <div className={styles['head']}>
        <ResultHead search={search} headingLevel={headingLevel} />
      </div>
      {result && (
        <TabLinks
          label="상품 종류"
          value={search.tab}
          className={styles['tabs']}
          items={search.tabs.map(({ to, ...tab }) => ({
            ...tab,
            render: <MallLink to={to} resetScroll={false} isExact />,
          }))}
        />
      )}
      {search.error && <ErrorNotice error={search.error} onRetry={search.retry} />}
      {!result && !search.error && (
        <div className={styles['skeletons']} aria-busy="true">
          <CardSkeletons count={arrangement.skeletonCount} />
        </div>
      )}
      {result && !search.error && (
        <FoundByTab search={search} result={result} address={address} arrangement={arrangement} />
      )}
    </div>
  );
}
