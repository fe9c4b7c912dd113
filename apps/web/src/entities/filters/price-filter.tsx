import type { Facets } from '@mall/contracts/product-list';
import { Grid } from '@mall/ui/grid';
import { FilterGroup } from './filter-group.tsx';
import { PriceField } from './price-field.tsx';
import styles from './price-filter.module.css';
import { PriceSlider } from './price-slider.tsx';

export type PriceRange = { readonly minimum: number | undefined; readonly maximum: number | undefined };
type Props = {
  prices: Facets['prices'];
  range: PriceRange;
  onChange: (range: PriceRange) => void;
};

/** A price range, typed or by slider, above a histogram of products by price. */
export function PriceFilter({ title = '가격', ...fields }: Props & { title?: string }) {
  const { prices, range } = fields;
  if (prices.maximum <= prices.minimum && range.minimum === undefined && range.maximum === undefined) return null;
  return (
    <FilterGroup title={title}>
      <PriceFields {...fields} />
    </FilterGroup>
  );
}

export function PriceFields({ prices, range, onChange }: Props) {
  return (
    <>
      {prices.maximum > prices.minimum && <PriceSlider prices={prices} range={range} onChange={onChange} />}
      <Grid columns="minmax(0, 1fr) auto minmax(0, 1fr)" align="center" gap={6} className={styles.fields}>
        <PriceField
          label="최저 가격"
          value={range.minimum}
          placeholder={prices.minimum}
          onCommit={(minimum) => onChange(ordered({ ...range, minimum }))}
        />
        <span aria-hidden>–</span>
        <PriceField
          label="최고 가격"
          value={range.maximum}
          placeholder={prices.maximum}
          onCommit={(maximum) => onChange(ordered({ ...range, maximum }))}
        />
      </Grid>
    </>
  );
}

/** If the two prices are typed in the wrong order, they are swapped. */
const ordered = ({ minimum, maximum }: PriceRange): PriceRange =>
  minimum !== undefined && maximum !== undefined && minimum > maximum
    ? { minimum: maximum, maximum: minimum }
    : { minimum, maximum };
