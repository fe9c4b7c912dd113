import type { DataOf } from '@mall/contracts/endpoint';
import type { getSubscriptionForm } from '@mall/contracts/subscription-application';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import {
  costOf,
  readChoice,
  type SubscriptionAddress,
  type SubscriptionChoice,
  type SubscriptionCost,
} from '@mall/domain/subscription-choice';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../../entities/subscription/subscription.query.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { formQuery } from '../api/subscription-application.query.ts';

/** The data of an application for its pages. */
export type OpenOrder = {
  readonly detail: SubscriptionDetail;
  readonly form: DataOf<typeof getSubscriptionForm>;
  readonly choice: SubscriptionChoice;
  readonly cost: SubscriptionCost;
};

/** The product, the choice in the address, and the form's data. */
export function useOrderPage(productNo: string, address: SubscriptionAddress) {
  usePageTitle('구독 신청');
  const detail = useQuery(subscriptionQuery(productNo));
  const form = useQuery(formQuery());
  const choice = detail.data && readChoice(detail.data, address);
  const cost = detail.data && choice && costOf(detail.data, choice);
  const open: OpenOrder | undefined =
    detail.data && form.data && choice && cost && !detail.data.card.isSoldOut
      ? { detail: detail.data, form: form.data, choice, cost }
      : undefined;
  return {
    open,
    isMissing: isApiError(detail.error, '4042'),
    isNotOffered: detail.data !== undefined && form.data !== undefined && !open,
    error: detail.error ?? form.error,
    retry: () => void Promise.all([detail.refetch(), form.refetch()]),
  };
}
