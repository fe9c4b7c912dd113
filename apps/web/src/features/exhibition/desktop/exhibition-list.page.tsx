import { Breadcrumb } from '@mall/ui/breadcrumb';
import { MallLink } from '../../../components/mall-link.tsx';
import type { ExhibitionCategory } from '../model/use-exhibitions.ts';
import { ExhibitionLists } from '../parts/exhibition-lists.tsx';
import styles from './exhibition-list.module.css';

type Props = { categories: readonly ExhibitionCategory[]; categoryNo: string | undefined };

/** All exhibitions of the mall. */
export function ExhibitionListPage(props: Props) {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '홈', render: <MallLink to="/home" /> }, { label: '기획전' }]} />
      <h1 className={styles.title}>기획전</h1>
      <ExhibitionLists {...props} />
    </div>
  );
}
