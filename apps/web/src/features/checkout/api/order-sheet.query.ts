import { prepareOrder } from '@mall/contracts/order';
import { queryOptions } from '@tanstack/react-query';
import { addressesQuery } from '../../../entities/address/addresses.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { bodyOf, keyOf, type Purchase } from '../model/purchase.ts';

/** The order sheet of this purchase; the address book comes with it. */
export const orderSheetQuery = (purchase: Purchase) =>
  queryOptions({
    queryKey: ['order-sheet', keyOf(purchase)],
    queryFn: async ({ signal, client }) => {
      const sheet = await call(prepareOrder, { body: bodyOf(purchase) }, { signal });
      client.setQueryData(addressesQuery().queryKey, { addresses: sheet.addresses });
      return sheet;
    },
    // Never from the cache of an earlier visit.
    gcTime: 0,
  });
