import { categoryPath } from '@mall/domain/category-tree';
import { TabLinks } from '@mall/ui/tabs';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { CardSkeletons } from '../../../entities/product/card-skeletons.tsx';
import { useMenu } from '../../../lib/mall/use-menu.ts';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useSearchResults } from '../model/use-search-results.ts';
import { NothingFound } from '../parts/nothing-found.tsx';
import { ResultHead } from '../parts/result-head.tsx';
import { FoundByTab } from './found-by-tab.tsx';
import { ResultField } from './result-field.tsx';
import styles from './search-results.module.css';

/** What a search found, by kind, below the field that holds its keywords; the bar above has the heading. */
export function SearchResultsPage({ address }: ScreenProps<'search'>) {
  const { items } = useMenu();
  const categoryName = categoryPath(items, address.ctgNo ?? '').at(-1)?.name;
  const search = useSearchResults(address, categoryName);
  const { keywords, result } = search;
  const field = <ResultField key={keywords.join()} keywords={keywords} />;
  if (keywords.length === 0 || search.isNothing) {
    return (
      <div className={styles.page}>
        {field}
        <NothingFound keywords={keywords} closestSpelling={result?.closestSpelling ?? null} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {field}
      <div className={styles.head}>
        <ResultHead search={search} headingLevel={2} />
      </div>
      {result && (
        <TabLinks
          label="상품 종류"
          className={styles.tabs}
          value={search.tab}
          items={search.tabs.map(({ to, ...tab }) => ({ ...tab, render: <MallLink to={to} resetScroll={false} /> }))}
        />
      )}
      {search.error && <ErrorNotice error={search.error} onRetry={search.retry} />}
      {!result && !search.error && (
        <div className={styles.skeletons} aria-busy="true">
          <CardSkeletons count={6} />
        </div>
      )}
      {result && !search.error && <FoundByTab search={search} result={result} address={address} />}
    </div>
  );
}
