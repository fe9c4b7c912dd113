import { formatNumber } from '@mall/domain/money';
import { SlidersHorizontal } from 'lucide-react';
import { SortSheet } from '../../../components/filters/sort-sheet.tsx';
import type { CategoryPlace } from '../model/category-place.ts';
import { type ListAddress, listSortLabels } from '../model/list-address.ts';
import { useCategoryList } from '../model/use-category-list.ts';
import { useFilterDraft } from '../model/use-filter-draft.ts';
import { ListResults } from '../parts/list-results.tsx';
import { SubCategories } from '../parts/sub-categories.tsx';
import styles from './category.module.css';
import { FilterSheet } from './filter-sheet.tsx';

type Props = { place: CategoryPlace; address: ListAddress };

/** A category's products on a phone; the bar above has its name. */
export function CategoryPage({ place, address }: Props) {
  const list = useCategoryList(place, address);
  const filter = useFilterDraft(place, address);
  return (
    <>
      <SubCategories place={place} className={styles.subCategories} />
      <div className={styles.bar}>
        <p role="status">
          {!list.isPending && (
            <>
              <b>{formatNumber(list.total)}</b>개
            </>
          )}
        </p>
        <span className={styles.tools}>
          <SortSheet sorts={list.sorts} labels={listSortLabels} current={list.sort} pathOf={list.pathOfSort} />
          {place.kind === 'goods' && (
            <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={filter.open}>
              <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />
              필터
              {list.chosen.length > 0 && (
                <span className={styles.count}>
                  {list.chosen.length}
                  <span className="visually-hidden">개 적용</span>
                </span>
              )}
            </button>
          )}
        </span>
      </div>
      <section className={styles.results} aria-label={`${place.name} 상품`}>
        <ListResults list={list} kind={place.kind} className={styles[place.kind]} subscriptionLayout="row" />
      </section>
      {place.kind === 'goods' && <FilterSheet filter={filter} />}
    </>
  );
}
