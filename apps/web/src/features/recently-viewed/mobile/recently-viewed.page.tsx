import { ListHead } from '../../../entities/product/list-head.tsx';
import { useRecentList } from '../model/use-recent-list.ts';
import { RecentProducts } from '../parts/recent-products.tsx';
import styles from './recently-viewed.module.css';

/** The products looked at last; the bar above holds the title. */
export function RecentlyViewedPage() {
  const list = useRecentList();
  return (
    <div className={styles.page}>
      <ListHead count={list.count} onClear={list.clear} />
      <RecentProducts list={list} />
    </div>
  );
}
