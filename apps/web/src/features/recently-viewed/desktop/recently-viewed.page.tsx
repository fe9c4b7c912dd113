import { ListHead } from '../../../entities/product/list-head.tsx';
import { useRecentList } from '../model/use-recent-list.ts';
import { RecentProducts } from '../parts/recent-products.tsx';

/** The products looked at last, inside My Shop. */
export function RecentlyViewedPage() {
  const list = useRecentList();
  return (
    <>
      <ListHead title="최근 본 상품" count={list.count} onClear={list.clear} />
      <RecentProducts list={list} />
    </>
  );
}
