import { listBoardPosts } from '@mall/contracts/board';
import type { BoardType } from '@mall/contracts/codes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

type ListRequest = { boardType: BoardType; page: number; keyword?: string | undefined; label?: string | undefined };

/** A page of a board, pinned posts first. */
export const boardPostsQuery = ({ boardType, page, keyword, label }: ListRequest) =>
  queryOptions({
    queryKey: ['boards', boardType, page, keyword, label],
    queryFn: ({ signal }) =>
      call(
        listBoardPosts,
        { params: { boardType }, query: { page, ...(keyword && { keyword }), ...(label && { label }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
