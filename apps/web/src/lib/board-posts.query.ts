import { listBoardPosts } from '@mall/contracts/board';
import type { BoardType } from '@mall/contracts/codes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from './api-client.ts';

type ListRequest = { boardType: BoardType; page: number; keyword?: string | undefined };

/** A page of a board, pinned posts first. */
export const boardPostsQuery = ({ boardType, page, keyword }: ListRequest) =>
  queryOptions({
    queryKey: ['boards', boardType, page, keyword],
    queryFn: ({ signal }) =>
      call(listBoardPosts, { params: { boardType }, query: { page, ...(keyword && { keyword }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
