import { Button } from '@mall/ui/button';
import { Stack } from '@mall/ui/stack';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import { FilterCheck } from './filter-check.tsx';
import { FilterGroup } from './filter-group.tsx';
import styles from './filters.module.css';

type Brand = { readonly id: string; readonly label: string; readonly count: number };
type Props = { brands: readonly Brand[]; chosen: readonly string[]; onToggle: (id: string) => void };

const shownAtFirst = 5;

/** Brands with the most products first; the rest unfold on demand. */
export function BrandFilter({ brands, chosen, onToggle }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  if (brands.length === 0) return null;
  const folded = brands.length - shownAtFirst;
  // A chosen brand is never hidden among the rest.
  const shown = brands.filter(({ id }, index) => isUnfolded || index < shownAtFirst || chosen.includes(id));
  return (
    <FilterGroup title="브랜드">
      <Stack gap={12}>
        {shown.map(({ id, label, count }) => (
          <FilterCheck key={id} label={label} count={count} isOn={chosen.includes(id)} onToggle={() => onToggle(id)} />
        ))}
      </Stack>
      {folded > 0 && (
        <Button
          variant="text"
          className={styles.more}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? '브랜드 접기' : `브랜드 ${folded}개 더보기`}
          {isUnfolded ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
        </Button>
      )}
    </FilterGroup>
  );
}
