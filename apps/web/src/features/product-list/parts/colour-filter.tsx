import type { Facets } from '@mall/contracts/product-list';
import { FilterGroup } from '../../../entities/filters/filter-group.tsx';
import styles from './colour-filter.module.css';

type Props = { families: Facets['colourFamilies']; chosen: readonly string[]; onToggle: (id: string) => void };

/** The colour families in the list. */
export function ColourFilter({ families, chosen, onToggle }: Props) {
  if (families.length === 0) return null;
  return (
    <FilterGroup title="색상">
      <div className={styles.colours}>
        {families.map(({ id, label, hex, count }) => (
          <button
            key={id}
            type="button"
            title={label}
            aria-label={`${label} ${count}개`}
            aria-pressed={chosen.includes(id)}
            style={{ backgroundColor: hex }}
            onClick={() => onToggle(id)}
          />
        ))}
      </div>
    </FilterGroup>
  );
}
