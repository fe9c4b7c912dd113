import { TitledPage } from '../../../components/page/titled-page.tsx';
import { CartLink } from '../../../entities/cart/cart-link.tsx';
import { ListHead } from '../../../entities/product/list-head.tsx';
import { useRecentList } from '../model/use-recent-list.ts';
import { RecentProducts } from '../parts/recent-products.tsx';

/** Recently viewed products, in My Shop. */
export function RecentlyViewedPage() {
  const list = useRecentList();
  return (
    <TitledPage title="최근 본 상품" tools={<CartLink />} aside={<ListHead count={list.count} onClear={list.clear} />}>
      <RecentProducts list={list} />
    </TitledPage>
  );
}
