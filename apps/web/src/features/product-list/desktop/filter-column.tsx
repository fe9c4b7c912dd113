import { Skeleton } from '@mall/ui/skeleton';
import { RotateCcw } from 'lucide-react';
import { MallLink } from '../../../components/mall-link.tsx';
import type { ListAddress } from '../model/list-address.ts';
import type { CategoryList } from '../model/use-category-list.ts';
import { FilterFields } from '../parts/filter-fields.tsx';
import styles from './category.module.css';

type Props = { list: CategoryList; address: ListAddress };

/** The filters beside the list; each change opens the narrowed list at once. */
export function FilterColumn({ list, address }: Props) {
  return (
    <aside className={styles.filters} aria-label="필터">
      <div className={styles.filterHead}>
        <h2>필터</h2>
        <MallLink to={list.pathOfAll} resetScroll={false}>
          <RotateCcw size={14} strokeWidth={1.75} aria-hidden />
          초기화
        </MallLink>
      </div>
      {list.facets ? (
        <FilterFields address={address} facets={list.facets} onChange={list.narrow} />
      ) : (
        <Skeleton height={480} shape="tile" />
      )}
    </aside>
  );
}
