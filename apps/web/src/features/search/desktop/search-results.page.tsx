import { searchSorts } from '@mall/domain/screens/search-parameters';
import { SortLinks } from '../../../entities/filters/sort-links.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { searchSortLabels } from '../model/search-address.ts';
import { type Arrangement, SearchResults } from '../parts/search-results.tsx';
import { GoodsBesideFilters } from './goods-beside-filters.tsx';
import styles from './search-results.module.css';

const arrangement: Arrangement = {
  styles,
  headingLevel: 1,
  firstFew: { goods: 10, wireless: 4, subscription: 6, exhibition: 3 },
  skeletonCount: 10,
  goods: GoodsBesideFilters,
  firstSorts: ({ search }) => (
    <SortLinks sorts={searchSorts} labels={searchSortLabels} current={search.sort} linkOf={search.toSort} />
  ),
};

/** The result of a search; the header's box contains its keywords. */
export const SearchResultsPage = ({ address }: ScreenProps<'search'>) => (
  <SearchResults address={address} arrangement={arrangement} />
);
