import { getBoardPost, listFaqs } from '@mall/contracts/board-post';
import type { BoardType } from '@mall/contracts/codes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** A post with its linked products and neighbours. */
export const boardPostQuery = (boardType: BoardType, postNo: number) =>
  queryOptions({
    queryKey: ['boards', boardType, 'post', postNo],
    queryFn: ({ signal }) => call(getBoardPost, { params: { boardType, postNo } }, { signal }),
  });

/** All frequent questions of the mall. */
export const faqsQuery = () =>
  queryOptions({ queryKey: ['faqs'], queryFn: ({ signal }) => call(listFaqs, {}, { signal }), staleTime: 60_000 });
