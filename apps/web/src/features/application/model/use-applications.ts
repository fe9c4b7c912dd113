import { cancelApplication } from '@mall/contracts/application';
import { dropApplicationDraft } from '@mall/contracts/application-draft';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ApplicationListAddress,
  applicationsKey,
  applicationsQuery,
} from '../../../entities/application/applications.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { applicationQuery } from '../api/application.query.ts';

const tryLater = '잠시 뒤에 다시 시도해 주세요.';

/** The member's applications, one page at a time, and the drafts, which have no state yet. */
export function useApplications(address: ApplicationListAddress) {
  usePageTitle('휴대폰 신청 내역');
  const { data, isPending, error, refetch } = useQuery(applicationsQuery(address));
  return {
    isPending,
    error,
    retry: () => void refetch(),
    applications: data?.applications ?? [],
    drafts: address.state ? [] : (data?.drafts ?? []),
    page: address.page ?? 1,
    pageCount: data ? Math.ceil(data.total / data.pageSize) : 0,
    drop: useDropDraft(),
  };
}

function useDropDraft() {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: (productNo: string) => call(dropApplicationDraft, { params: { productNo } }),
    onSuccess: () => toast('작성 중인 신청서를 지웠어요.'),
    onError: (failure) => showAlert({ message: errorText(failure, tryLater) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: applicationsKey }),
  });
  return async (productNo: string) => {
    if (await confirm({ message: '작성 중인 신청서를 지울까요? 되돌릴 수 없어요.', confirmLabel: '지우기' }))
      mutate(productNo);
  };
}

/** One application in full, and its cancellation. */
export function useApplicationDetail(applicationNo: string) {
  usePageTitle('휴대폰 신청 상세');
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const { data, isPending, error, refetch } = useQuery(applicationQuery(applicationNo));
  const { mutate, isPending: isCancelling } = useMutation({
    mutationFn: () => call(cancelApplication, { params: { applicationNo }, body: { reason: '' } }),
    onSuccess: (detail) => queryClient.setQueryData(applicationQuery(applicationNo).queryKey, detail),
    onError: (failure) => {
      void refetch();
      return showAlert({ message: errorText(failure, tryLater) });
    },
  });
  const cancel = async () => {
    const message = '휴대폰 신청을 취소할까요? 다시 신청하려면 처음부터 작성해야 해요.';
    if (await confirm({ message, confirmLabel: '신청 취소', cancelLabel: '그대로 두기' })) mutate();
  };
  return {
    detail: data,
    isPending,
    isMissing: isApiError(error, '4044') || isApiError(error, '4000'),
    error,
    retry: () => void refetch(),
    cancel: () => void cancel(),
    isCancelling,
  };
}
