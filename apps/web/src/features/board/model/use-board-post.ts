import type { BoardPost } from '@mall/contracts/board-post';
import { isThere } from '@mall/domain/access-matrix';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { boardPostQuery } from '../api/board.query.ts';
import type { PostAddress } from './board-address.ts';

/** A post; with its products only if the mall's members may open them. */
export function useBoardPost({ tp, no }: PostAddress) {
  const { mall } = useMall();
  const { data, isPending, error, refetch } = useQuery({ ...boardPostQuery(tp, no), enabled: no > 0 });
  usePageTitle(data?.post.title);
  const canShop = isThere('goodsDetail', mall);
  return {
    boardType: tp,
    isUnknown: no === 0 || isApiError(error, '4040'),
    isPending,
    error,
    retry: () => void refetch(),
    detail: data,
    ...linkedProducts(canShop ? data : undefined),
  };
}

/** The products of a post; `areGone` when it names some and the mall sells none of them. */
function linkedProducts(post: BoardPost | undefined) {
  const { goods = [], wirelessProducts: phones = [], subscriptions = [], unsoldCount = 0 } = post ?? {};
  const hasProducts = goods.length + phones.length + subscriptions.length > 0;
  return { goods, phones, subscriptions, hasProducts, areGone: !hasProducts && unsoldCount > 0 };
}

export type BoardPostPage = ReturnType<typeof useBoardPost>;
