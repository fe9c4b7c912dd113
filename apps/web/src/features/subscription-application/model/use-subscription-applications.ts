import { cancelSubscriptionLimits } from '@mall/contracts/limits/subscription-application';
import { cancelSubscription, getSubscriptionFile } from '@mall/contracts/subscription-application';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type SubscriptionListAddress,
  subscriptionListQuery,
  subscriptionsKey,
} from '../../../entities/subscription/subscription-applications.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { pdfOf } from '../../../lib/browser/keep-file.ts';
import { useFileDownload } from '../../../lib/browser/use-file-download.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { missing } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { subscriptionApplicationQuery } from '../api/subscription-application.query.ts';

/** The member's subscriptions, one page at a time. */
export function useSubscriptionList(address: SubscriptionListAddress) {
  usePageTitle('구독 신청 내역');
  const { data, isPending, error, refetch } = useQuery(subscriptionListQuery(address));
  return {
    isPending,
    error,
    retry: () => void refetch(),
    applications: data?.applications ?? [],
    page: address.page ?? 1,
    pageCount: data ? Math.ceil(data.total / data.pageSize) : 0,
  };
}

/** One application in full. */
export function useSubscriptionApplication(applicationNo: string) {
  const { data, isPending, error, refetch } = useQuery(subscriptionApplicationQuery(applicationNo));
  return {
    detail: data,
    isPending,
    isMissing: isApiError(error, '4044') || isApiError(error, '4000'),
    error,
    retry: () => void refetch(),
  };
}

/** Cancels an application before the installation, with a reason. */
export function useCancelling(applicationNo: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const known = subscriptionApplicationQuery(applicationNo).queryKey;
  return useMallForm({
    values: { reason: '' },
    limits: cancelSubscriptionLimits,
    validate: ({ reason }) => foundErrors({ reason: missing(reason, '취소하는 이유를') }),
    send: ({ reason }) => call(cancelSubscription, { params: { applicationNo }, body: { reason: reason.trim() } }),
    onSent: (detail) => {
      queryClient.setQueryData(known, detail);
      onDone();
      return queryClient.invalidateQueries({ queryKey: [...subscriptionsKey, 'list'] });
    },
    onError: async (failure) => {
      onDone();
      await queryClient.invalidateQueries({ queryKey: known });
      await showAlert({ message: errorText(failure, '잠시 뒤에 다시 시도해 주세요.') });
    },
    failure: '잠시 뒤에 다시 시도해 주세요.',
  });
}

/** The signed document as a file. */
export const useSubscriptionFile = (applicationNo: string) =>
  useFileDownload(async () => pdfOf(await call(getSubscriptionFile, { params: { applicationNo } })));
