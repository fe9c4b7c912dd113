import { getAccount } from '@mall/contracts/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** What the member may order on account now. Under the key `uploads`, so that an order on account makes it stale too. */
export const accountQuery = queryOptions({
  queryKey: ['uploads', 'account'],
  queryFn: ({ signal }) => call(getAccount, {}, { signal }),
});
