import { boardType } from '@mall/contracts/codes';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { useQuery } from '@tanstack/react-query';
import { boardPostsQuery } from '../../../entities/board/board-posts.query.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import type { BoardAddress } from './board-address.ts';
import { boardTitles } from './board-words.ts';

/** A page of a board. */
export function useBoardList(address: BoardAddress) {
  const { tp, page = 1, label, q } = address;
  const { data, isPending, error, refetch, isPlaceholderData } = useQuery(
    boardPostsQuery({ boardType: tp, page, label, keyword: q }),
  );
  usePageTitle(boardTitles[tp]);
  return {
    isPending,
    error,
    retry: () => void refetch(),
    /** The next page is loading; this one is still shown. */
    isStale: isPlaceholderData,
    title: boardTitles[tp],
    isReviews: tp === boardType.mdReview,
    address,
    labels: data?.labels ?? [],
    posts: data?.posts ?? [],
    isEmpty: data?.posts.length === 0,
    isNarrowed: label !== undefined || q !== undefined || page > 1,
    page,
    pageCount: data ? Math.ceil(data.total / data.pageSize) : 0,
    toPage: (wanted: number): ScreenTarget => ({ screen: 'boardList', search: { ...address, page: wanted } }),
  };
}
export type BoardList = ReturnType<typeof useBoardList>;
