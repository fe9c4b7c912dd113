import { addUpload, getUploadTemplate } from '@mall/contracts/upload';
import { type SpreadsheetType, uploadLimits } from '@mall/contracts/upload-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { keepSpreadsheet } from './keep-spreadsheet.ts';

const tooLarge = `${uploadLimits.bytes / 1024 / 1024}MB보다 작은 파일을 올려 주세요. 행이 많으면 나누어서 올려 주세요.`;

/** The template, and a file to send; an unreadable one says why. */
export function useSendFile() {
  const navigate = useMallNavigate();
  const queryClient = useQueryClient();
  const [error, setError] = useState<string>();
  const sending = useMutation({
    mutationFn: (file: File) =>
      call(addUpload, {}, { file, headers: { 'X-File-Name': encodeURIComponent(file.name) } }),
    onSuccess: async ({ uploadNo, isRepeated }) => {
      await queryClient.invalidateQueries({ queryKey: ['uploads', 'list'] });
      await navigate({ screen: 'upload', search: { upload: uploadNo, again: isRepeated ? 1 : undefined } });
    },
    onError: (failure) => setError(errorText(failure, '파일을 올리지 못했어요. 다시 시도해 주세요.')),
  });
  const template = useMutation({
    mutationFn: async (type: SpreadsheetType) =>
      keepSpreadsheet('대량주문_양식', type, await call(getUploadTemplate, { params: { type } })),
    onError: (failure) => setError(errorText(failure, '양식을 내려받지 못했어요. 다시 시도해 주세요.')),
  });
  return {
    error,
    isSending: sending.isPending,
    send: (file: File | undefined) => {
      if (!file || sending.isPending) return;
      setError(file.size > uploadLimits.bytes ? tooLarge : undefined);
      if (file.size <= uploadLimits.bytes) sending.mutate(file);
    },
    isLoadingTemplate: template.isPending,
    loadTemplate: (type: SpreadsheetType) => {
      setError(undefined);
      template.mutate(type);
    },
  };
}
