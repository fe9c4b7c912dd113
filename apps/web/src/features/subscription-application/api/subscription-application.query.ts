import { getSubscriptionApplication, getSubscriptionForm } from '@mall/contracts/subscription-application';
import { queryOptions } from '@tanstack/react-query';
import { subscriptionsKey } from '../../../entities/subscription/subscription-applications.query.ts';
import { call } from '../../../lib/api/api-client.ts';

export const formQuery = () =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'form'],
    queryFn: ({ signal }) => call(getSubscriptionForm, {}, { signal }),
  });

export const subscriptionApplicationQuery = (applicationNo: string) =>
  queryOptions({
    queryKey: [...subscriptionsKey, applicationNo],
    queryFn: ({ signal }) => call(getSubscriptionApplication, { params: { applicationNo } }, { signal }),
  });
