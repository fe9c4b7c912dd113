import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useExhibitionCategories } from '../model/use-exhibition-categories.ts';
import { ExhibitionLists } from '../parts/exhibition-lists.tsx';
import styles from './exhibition-list.module.css';

/** All exhibitions of the mall, one below the other. */
export function ExhibitionListPage({ address }: ScreenProps<'exhibitionList'>) {
  const categories = useExhibitionCategories();
  return (
    <div className={styles.page}>
      <ExhibitionLists categories={categories} categoryNo={address.ctgNo} />
    </div>
  );
}
