import type { ProductKind } from '@mall/contracts/codes';
import { clearFavourites } from '@mall/contracts/favourite';
import { pagesOf } from '@mall/domain/paging';
import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { useConfirm } from '@mall/ui/alert-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { favouritesQuery } from '../api/favourites.query.ts';

const productsPerPage = 24;
const kindLabels: Record<ProductKind, string> = { goods: '일반상품', wireless: '휴대폰', subscription: '구독·렌탈' };

/** Which kind of product of the wishlist, and which page. */
export type WishlistAddress = ScreenSearch<'wishlist'>;

/** The member's wishlist: one kind of product at a time, a page at a time. */
export function useWishlist(address: WishlistAddress) {
  const { data, isPending, error, refetch } = useQuery(favouritesQuery());
  usePageTitle('찜한 상품');
  const counts: Record<ProductKind, number> = {
    goods: data?.goods.length ?? 0,
    wireless: data?.wirelessProducts.length ?? 0,
    subscription: data?.subscriptions.length ?? 0,
  };
  const kinds = (Object.keys(counts) as ProductKind[]).filter((kind) => counts[kind] > 0);
  const kind = kinds.find((each) => each === address.kind) ?? kinds[0];
  // The last product of a page may just have been unmarked.
  const pageCount = kind ? Math.ceil(counts[kind] / productsPerPage) : 0;
  const page = Math.min(address.page ?? 1, Math.max(pageCount, 1));
  const shown = <Card>(of: ProductKind, cards: readonly Card[] = []) =>
    kind === of ? (pagesOf(cards, productsPerPage)[page - 1] ?? []) : [];
  return {
    isPending,
    error,
    retry: () => void refetch(),
    isEmpty: data !== undefined && kinds.length === 0,
    total: data?.total ?? 0,
    tabs: kinds.map((each) => ({ value: each, label: kindLabels[each], count: counts[each] })),
    kind,
    page,
    pageCount,
    goods: shown('goods', data?.goods),
    phones: shown('wireless', data?.wirelessProducts),
    subscriptions: shown('subscription', data?.subscriptions),
  };
}
export type Wishlist = ReturnType<typeof useWishlist>;

/** Unmarks everything, after confirmation; hearts elsewhere follow. */
export function useClearWishlist() {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(clearFavourites, {}),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['favourites'] });
      await queryClient.invalidateQueries({ queryKey: ['products'] });
    },
    onError: (error) => showAlert({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.') }),
  });
  const clear = async () => {
    if (await confirm({ message: '찜한 상품을 모두 지울까요?', confirmLabel: '모두 지우기' })) mutate();
  };
  return { clear: () => void clear(), isPending };
}
