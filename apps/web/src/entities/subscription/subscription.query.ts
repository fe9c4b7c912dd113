import { getSubscription } from '@mall/contracts/subscription-detail';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** A subscription product in full. */
export const subscriptionQuery = (subscriptionNo: string) =>
  queryOptions({
    queryKey: ['products', 'subscriptions', 'detail', subscriptionNo],
    queryFn: ({ signal }) => call(getSubscription, { params: { id: subscriptionNo } }, { signal }),
  });
