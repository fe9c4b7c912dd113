import { listSubscriptionApplications } from '@mall/contracts/subscription-application';
import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about the member's subscriptions is under this key. */
export const subscriptionsKey = ['subscription-applications'] as const;

export type SubscriptionListAddress = ScreenSearch<'subscriptions'>;

export const subscriptionListQuery = (address: SubscriptionListAddress) =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'list', address],
    queryFn: ({ signal }) => call(listSubscriptionApplications, { query: address }, { signal }),
    placeholderData: keepPreviousData,
  });
