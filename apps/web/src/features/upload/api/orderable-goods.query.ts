import { listOrderableGoods } from '@mall/contracts/product-list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import type { UploadAddress } from '../model/upload-address.ts';

/** A page of the goods that can be ordered by spreadsheet. */
export const orderableGoodsQuery = ({ q, page = 1 }: UploadAddress) =>
  queryOptions({
    queryKey: ['products', 'orderable', page, q],
    queryFn: ({ signal }) => call(listOrderableGoods, { query: { page, ...(q && { keyword: q }) } }, { signal }),
    placeholderData: keepPreviousData,
  });
