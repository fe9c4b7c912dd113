import { openGift } from '@mall/contracts/gift';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The gift of a link; read once per visit, because reading it marks it as opened. */
export const giftQuery = (token: string) =>
  queryOptions({
    queryKey: ['gift', token],
    queryFn: ({ signal }) => call(openGift, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });
