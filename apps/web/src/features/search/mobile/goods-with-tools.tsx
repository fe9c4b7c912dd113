import { searchSorts } from '@mall/domain/screens/search-parameters';
import { Skeleton } from '@mall/ui/skeleton';
import { FilterSheet } from '../../../entities/filters/filter-sheet.tsx';
import { ListTools } from '../../../entities/filters/list-tools.tsx';
import { SortSheet } from '../../../entities/filters/sort-sheet.tsx';
import { searchSortLabels } from '../model/search-address.ts';
import { useFilterDraft } from '../model/use-filter-draft.ts';
import { FoundGoods } from '../parts/found-goods.tsx';
import { SearchFilterFields } from '../parts/search-filter-fields.tsx';
import type { GoodsProps } from '../parts/search-results.tsx';
import styles from './search-results.module.css';

/** All goods found, one page at a time, with their sort order and a sheet with the filters. */
export function GoodsWithTools({ search, result, address }: GoodsProps) {
  const filter = useFilterDraft(address);
  return (
    <section aria-label="일반상품">
      <div className={styles.tools}>
        <ListTools total={result.goodsTotal} chosenCount={search.chosen.length} onFilter={filter.open}>
          <SortSheet sorts={searchSorts} labels={searchSortLabels} current={search.sort} linkOf={search.toSort} />
        </ListTools>
      </div>
      <FoundGoods search={search} result={result} className={styles.firstGoods} />
      <FilterSheet filter={filter} total={filter.result?.goodsTotal}>
        {filter.result ? (
          <SearchFilterFields address={filter.draft} result={filter.result} onChange={filter.change} />
        ) : (
          <Skeleton height={400} shape="tile" />
        )}
      </FilterSheet>
    </section>
  );
}
