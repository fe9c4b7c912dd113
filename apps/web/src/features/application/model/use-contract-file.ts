import { getContractFile } from '@mall/contracts/application';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { showAlert } from '../../../lib/dialogs.ts';
import { keepFile, pdfOf } from '../../../lib/keep-file.ts';

/** Fetches the contract sheet as a file and hands it to the browser to keep. */
export function useContractFile(applicationNo: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getContractFile, { params: { applicationNo } }),
    onSuccess: ({ fileName, contentBase64 }) => keepFile(fileName, pdfOf(contentBase64)),
    onError: (failure) =>
      showAlert({ message: errorText(failure, '파일을 받지 못했어요. 잠시 뒤에 다시 시도해 주세요.') }),
  });
  return { download: () => mutate(), isLoading: isPending };
}
