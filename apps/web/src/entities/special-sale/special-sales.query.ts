import { getSpecialSale, listSpecialSales } from '@mall/contracts/special-sale';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';
import { receivedNow } from '../../lib/browser/server-clock.ts';

const specialSalesKey = ['special-sales'];
/** A running sale is polled, because others buy meanwhile. */
const saleRefreshMilliseconds = 30_000;

/** The mall's sales, with the server's clock. */
export const specialSalesQuery = () =>
  queryOptions({
    queryKey: [...specialSalesKey, 'list'],
    queryFn: async ({ signal }) => receivedNow(await call(listSpecialSales, {}, { signal })),
  });

/** One sale in full, with the server's clock. */
export const specialSaleQuery = (saleNo: number) =>
  queryOptions({
    queryKey: [...specialSalesKey, saleNo],
    queryFn: async ({ signal }) => receivedNow(await call(getSpecialSale, { params: { saleNo } }, { signal })),
    refetchInterval: saleRefreshMilliseconds,
  });
