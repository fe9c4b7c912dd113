import { listWirelessByNumber } from '@mall/contracts/wireless';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Every phone of the mall in its own order: an empty list means all. */
export const allPhonesQuery = () =>
  queryOptions({
    queryKey: ['products', 'wireless', 'all'],
    queryFn: ({ signal }) => call(listWirelessByNumber, { body: { goodsGroupNos: [] } }, { signal }),
  });
