import { getUpload, listUploadOrders, listUploadRows, listUploads } from '@mall/contracts/upload';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

const pollMilliseconds = 700;

/** The member's uploads, newest first. */
export const uploadsQuery = (page: number) =>
  queryOptions({
    queryKey: ['uploads', 'list', page],
    queryFn: ({ signal }) => call(listUploads, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** An upload, polled while it is being processed. */
export const uploadQuery = (uploadNo: number) =>
  queryOptions({
    queryKey: ['uploads', uploadNo, 'detail'],
    queryFn: ({ signal }) => call(getUpload, { params: { uploadNo } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'CHECKING' || data?.state === 'ORDERING' ? pollMilliseconds : false,
  });

/** One page of its wrong rows, at a revision. */
export const wrongRowsQuery = (uploadNo: number, page: number) =>
  queryOptions({
    queryKey: ['uploads', uploadNo, 'wrong', page],
    queryFn: ({ signal }) =>
      call(listUploadRows, { params: { uploadNo }, query: { page, only: 'errors' } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The resulting orders. */
export const uploadOrdersQuery = (uploadNo: number, page: number) =>
  queryOptions({
    queryKey: ['uploads', uploadNo, 'orders', page],
    queryFn: ({ signal }) => call(listUploadOrders, { params: { uploadNo }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  });
