import { openGift } from '@mall/contracts/gift';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The gift of a link; read once a visit, since reading it says that it was opened. */
export const giftQuery = (token: string) =>
  queryOptions({
    queryKey: ['gift', token],
    queryFn: ({ signal }) => call(openGift, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });
