import { getExhibition, listExhibitions } from '@mall/contracts/exhibition';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Current and future exhibitions, of one category or all. */
export const exhibitionsQuery = (categoryNo?: string) =>
  queryOptions({
    queryKey: ['exhibitions', 'list', categoryNo],
    queryFn: ({ signal }) => call(listExhibitions, { query: { ...(categoryNo && { categoryNo }) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One exhibition with its sections. */
export const exhibitionQuery = (exhibitionNo: number) =>
  queryOptions({
    queryKey: ['exhibitions', exhibitionNo],
    queryFn: ({ signal }) => call(getExhibition, { params: { exhibitionNo } }, { signal }),
  });
