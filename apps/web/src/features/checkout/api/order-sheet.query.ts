import type { CartItem } from '@mall/contracts/cart';
import { prepareOrder } from '@mall/contracts/order';
import { writeOrderItems } from '@mall/domain/order-links';
import { queryOptions } from '@tanstack/react-query';
import { addressesQuery } from '../../../lib/addresses.query.ts';
import { call } from '../../../lib/api-client.ts';

/** What an order of these items, or of the basket's selection, would be; the address book comes with it. */
export const orderSheetQuery = (items: readonly CartItem[] | undefined) =>
  queryOptions({
    queryKey: ['order-sheet', items ? writeOrderItems(items) : 'basket'],
    queryFn: async ({ signal, client }) => {
      const body = items ? { items: [...items] } : {};
      const sheet = await call(prepareOrder, { body }, { signal });
      client.setQueryData(addressesQuery().queryKey, { addresses: sheet.addresses });
      return sheet;
    },
    // An order begins with what is true now, never with an earlier visit's lines.
    gcTime: 0,
  });
