import { Breadcrumb } from '@mall/ui/breadcrumb';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import type { ScreenProps } from '../../../lib/routing/screen-props.ts';
import { useExhibitionCategories } from '../model/use-exhibition-categories.ts';
import { ExhibitionLists } from '../parts/exhibition-lists.tsx';
import styles from './exhibition-list.module.css';

/** All exhibitions of the mall. */
export function ExhibitionListPage({ address }: ScreenProps<'exhibitionList'>) {
  const categories = useExhibitionCategories();
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '홈', render: <ScreenLink screen="home" /> }, { label: '기획전' }]} />
      <h1 className={styles.title}>기획전</h1>
      <ExhibitionLists categories={categories} categoryNo={address.ctgNo} />
    </div>
  );
}
