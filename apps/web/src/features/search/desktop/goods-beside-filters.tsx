import { formatNumber } from '@mall/domain/money';
import { searchSorts } from '@mall/domain/screens/search-parameters';
import { Grid } from '@mall/ui/grid';
import { Row } from '@mall/ui/row';
import { Text } from '@mall/ui/text';
import { ChosenBar } from '../../../entities/filters/chosen-bar.tsx';
import { FilterColumn } from '../../../entities/filters/filter-column.tsx';
import { SortLinks } from '../../../entities/filters/sort-links.tsx';
import { searchSortLabels } from '../model/search-address.ts';
import { FoundGoods } from '../parts/found-goods.tsx';
import { SearchFilterFields } from '../parts/search-filter-fields.tsx';
import type { GoodsProps } from '../parts/search-results.tsx';
import styles from './search-results.module.css';

/** All goods found, one page at a time, beside the filters. */
export function GoodsBesideFilters({ search, result, address }: GoodsProps) {
  return (
    <Grid columns="216px minmax(0, 1fr)" align="start" gap={44} paddingTop={36}>
      <FilterColumn toAll={search.toAll}>
        <SearchFilterFields address={address} result={result} onChange={search.narrow} />
      </FilterColumn>
      <section aria-label="일반상품">
        <Row align="center" justify="between" gap={24} paddingBottom={16} className={styles.bar}>
          <p role="status">
            <Text as="b" weight="bold" tabular>
              {formatNumber(result.goodsTotal)}
            </Text>
            개 상품
          </p>
          <SortLinks sorts={searchSorts} labels={searchSortLabels} current={search.sort} linkOf={search.toSort} />
        </Row>
        <ChosenBar chosen={search.chosen} toAll={search.toAll} />
        <FoundGoods search={search} result={result} className={styles.phones} />
      </section>
    </Grid>
  );
}
