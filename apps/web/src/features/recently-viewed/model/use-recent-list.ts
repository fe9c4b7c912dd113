import { useConfirm } from '@mall/ui/alert-provider';
import { useRecentProducts } from '../../../entities/recent-view/use-recent-products.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';

/** The page of recently viewed products. */
export function useRecentList() {
  const products = useRecentProducts();
  const confirm = useConfirm();
  usePageTitle('최근 본 상품');
  const { phones, goods, subscriptions, isPending, error } = products;
  // All at once: a kind that came later would push the others and the heading down.
  const count = isPending ? 0 : phones.length + goods.length + subscriptions.length;
  const clear = async () => {
    if (await confirm({ message: '최근 본 상품을 모두 지울까요?', confirmLabel: '모두 지우기' })) products.clear();
  };
  return {
    ...products,
    count,
    // A viewed product may no longer be on sale.
    isEmpty: !isPending && !error && count === 0,
    clear: () => void clear(),
    groups: isPending
      ? []
      : [
          { label: '휴대폰', phones },
          { label: '일반상품', goods },
          { label: '구독·렌탈', subscriptions },
        ].filter(
          ({ phones = [], goods = [], subscriptions = [] }) => phones.length + goods.length + subscriptions.length > 0,
        ),
  };
}
export type RecentList = ReturnType<typeof useRecentList>;
