import type { ExhibitionCategory } from '../model/use-exhibitions.ts';
import { ExhibitionLists } from '../parts/exhibition-lists.tsx';
import styles from './exhibition-list.module.css';

type Props = { categories: readonly ExhibitionCategory[]; categoryNo: string | undefined };

/** All exhibitions of the mall, one below the other. */
export function ExhibitionListPage(props: Props) {
  return (
    <div className={styles.page}>
      <ExhibitionLists {...props} />
    </div>
  );
}
