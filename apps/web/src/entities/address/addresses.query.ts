import { listAddresses } from '@mall/contracts/address';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** The member's address book, the default address first. */
export const addressesQuery = () =>
  queryOptions({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => call(listAddresses, {}, { signal }),
  });
