import { getExhibition, listExhibitions } from '@mall/contracts/exhibition';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The exhibitions open today. */
export const exhibitionsQuery = () =>
  queryOptions({ queryKey: ['exhibitions'], queryFn: ({ signal }) => call(listExhibitions, {}, { signal }) });

/** One exhibition with its sections. */
export const exhibitionQuery = (exhibitionNo: number) =>
  queryOptions({
    queryKey: ['exhibitions', exhibitionNo],
    queryFn: ({ signal }) => call(getExhibition, { params: { exhibitionNo } }, { signal }),
  });
