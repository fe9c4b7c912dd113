import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { orderableGoodsQuery } from '../api/orderable-goods.query.ts';
import type { UploadAddress } from './upload-address.ts';

/** The goods that the mall's members order by spreadsheet. */
export function useOrderableGoods(address: UploadAddress) {
  const { data, isPending, error, refetch, isPlaceholderData } = useQuery(orderableGoodsQuery(address));
  usePageTitle('대량주문');
  return {
    isPending,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
    address,
    total: data?.total,
    goods: data?.goods ?? [],
    isEmpty: data?.goods.length === 0,
    page: address.page ?? 1,
    pageCount: data ? Math.ceil(data.total / data.pageSize) : 0,
    toPage: (page: number): ScreenTarget => ({ screen: 'upload', search: { q: address.q, page } }),
  };
}
export type OrderableGoods = ReturnType<typeof useOrderableGoods>;
