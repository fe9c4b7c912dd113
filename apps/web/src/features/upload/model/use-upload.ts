import { checkUpload, discardUpload, getUploadErrors, type UploadDetail } from '@mall/contracts/upload';
import type { SpreadsheetType } from '@mall/contracts/upload-codes';
import { useAlert, useConfirm } from '@mall/ui/alert-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { accountQuery } from '../api/account.query.ts';
import { uploadQuery } from '../api/uploads.query.ts';
import { keepSpreadsheet } from './keep-spreadsheet.ts';

/** Replaces the shown upload by the one that the server returned; its rows are fetched again. */
export function useUploadUpdate(uploadNo: number) {
  const queryClient = useQueryClient();
  return useCallback(
    async (upload?: UploadDetail) => {
      if (upload) queryClient.setQueryData(uploadQuery(uploadNo).queryKey, upload);
      else await queryClient.invalidateQueries(uploadQuery(uploadNo));
      await queryClient.invalidateQueries({ queryKey: ['uploads', uploadNo, 'wrong'] });
      await queryClient.invalidateQueries({ queryKey: ['uploads', 'list'] });
      await queryClient.invalidateQueries(accountQuery);
    },
    [queryClient, uploadNo],
  );
}

/** An upload and its state. If it is unchecked, this starts the check: a reload continues where another page stopped. */
export function useUpload(uploadNo: number) {
  const { data: upload, error, isPending, refetch } = useQuery(uploadQuery(uploadNo));
  usePageTitle('대량주문');
  const alert = useAlert();
  const update = useUploadUpdate(uploadNo);
  const checking = useMutation({
    mutationFn: () => call(checkUpload, { params: { uploadNo } }),
    onSettled: (checked) => update(checked),
    onError: (failure) => alert(errorText(failure, '파일을 확인하지 못했어요. 잠시 뒤에 다시 시도해 주세요.')),
  });
  const { mutate: check, isPending: isChecking, isError: hasFailed } = checking;
  const isWaiting = upload?.state === 'CHECKING' && !hasFailed;
  useEffect(() => {
    if (isWaiting) check();
  }, [isWaiting, check]);
  return {
    upload,
    error,
    isPending,
    retry: () => void refetch(),
    isChecking: isChecking || upload?.state === 'CHECKING',
    check: () => check(),
    ...useUploadActions(uploadNo, update),
  };
}
export type Upload = ReturnType<typeof useUpload>;

/** Discarding it, and the file of its errors. */
function useUploadActions(uploadNo: number, update: (upload?: UploadDetail) => Promise<void>) {
  const alert = useAlert();
  const confirm = useConfirm();
  const navigate = useMallNavigate();
  const tell = (fallback: string) => (failure: Error) => alert(errorText(failure, fallback));
  const discarding = useMutation({
    mutationFn: () => call(discardUpload, { params: { uploadNo } }),
    onSuccess: async () => {
      await navigate({ screen: 'upload' }, { replace: true });
      await update();
    },
    onError: tell('취소하지 못했어요. 다시 시도해 주세요.'),
  });
  const loading = useMutation({
    mutationFn: async (type: SpreadsheetType) =>
      keepSpreadsheet('대량주문_오류', type, await call(getUploadErrors, { params: { uploadNo, type } })),
    onError: tell('오류 파일을 내려받지 못했어요. 다시 시도해 주세요.'),
  });
  return {
    isDiscarding: discarding.isPending,
    discard: async () => {
      const message = '올린 파일의 내용과 내역을 지우고 처음으로 돌아가요.';
      if (await confirm({ message, confirmLabel: '지우기' })) discarding.mutate();
    },
    loadErrors: loading.mutate,
    isLoadingErrors: loading.isPending,
  };
}
