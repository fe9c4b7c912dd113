import { formatNumber } from '@mall/domain/money';
import { searchSorts } from '@mall/domain/screens/search-parameters';
import { ChosenBar } from '../../../entities/filters/chosen-bar.tsx';
import { FilterColumn } from '../../../entities/filters/filter-column.tsx';
import { SortLinks } from '../../../entities/filters/sort-links.tsx';
import { searchSortLabels } from '../model/search-address.ts';
import { FoundGoods } from '../parts/found-goods.tsx';
import { SearchFilterFields } from '../parts/search-filter-fields.tsx';
import type { GoodsProps } from '../parts/search-results.tsx';
import styles from './search-results.module.css';

/** All goods found, a page at a time, beside what narrows them. */
export function GoodsBesideFilters({ search, result, address }: GoodsProps) {
  return (
    <div className={styles.columns}>
      <FilterColumn toAll={search.toAll}>
        <SearchFilterFields address={address} result={result} onChange={search.narrow} />
      </FilterColumn>
      <section aria-label="일반상품">
        <div className={styles.bar}>
          <p role="status">
            <b>{formatNumber(result.goodsTotal)}</b>개 상품
          </p>
          <SortLinks sorts={searchSorts} labels={searchSortLabels} current={search.sort} linkOf={search.toSort} />
        </div>
        <ChosenBar chosen={search.chosen} toAll={search.toAll} />
        <FoundGoods search={search} result={result} className={styles.phones} />
      </section>
    </div>
  );
}
