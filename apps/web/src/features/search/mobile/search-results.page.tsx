import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { type Arrangement, SearchResults } from '../parts/search-results.tsx';
import { GoodsWithTools } from './goods-with-tools.tsx';
import { ResultField } from './result-field.tsx';
import styles from './search-results.module.css';

const arrangement: Arrangement = {
  styles,
  headingLevel: 2,
  firstFew: { goods: 6, wireless: 2, subscription: 3, exhibition: 2 },
  skeletonCount: 6,
  goods: GoodsWithTools,
};

/** The result of a search, below the field with its keywords; the bar above has the heading. */
export const SearchResultsPage = ({ address }: ScreenProps<'search'>) => (
  <SearchResults
    address={address}
    arrangement={arrangement}
    fieldOf={(keywords) => <ResultField key={keywords.join()} keywords={keywords} />}
  />
);
