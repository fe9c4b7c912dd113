import type { SearchResult } from '@mall/contracts/search';
import { formatNumber } from '@mall/domain/money';
import { Stack } from '@mall/ui/stack';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { FilterGroup } from '../../../entities/filters/filter-group.tsx';
import { categoryAbove } from '../model/search-address.ts';
import styles from './category-filter.module.css';

type Props = {
  categories: SearchResult['categories'];
  chosen: string | undefined;
  onChoose: (categoryNo: string | undefined) => void;
};

/** The categories of the goods found, one level at a time; a link back is above. */
export function CategoryFilter({ categories, chosen = '', onChoose }: Props) {
  const below = categories.filter(({ categoryNo }) => categoryNo.startsWith(chosen) && categoryNo !== chosen);
  if (below.length === 0 && chosen === '') return null;
  return (
    <FilterGroup title="카테고리">
      <Stack as="ul" gap={4} className={styles.list}>
        {chosen !== '' && (
          <li>
            <button type="button" className={styles.up} onClick={() => onChoose(categoryAbove(chosen))}>
              <ChevronLeft size={14} strokeWidth={1.75} aria-hidden />
              상위 카테고리
            </button>
          </li>
        )}
        {below.map(({ categoryNo, name, count }) => (
          <li key={categoryNo}>
            <button type="button" onClick={() => onChoose(categoryNo)}>
              {name}
              <span>{formatNumber(count)}</span>
            </button>
          </li>
        ))}
      </Stack>
    </FilterGroup>
  );
}
