import { getContractFile } from '@mall/contracts/application';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { showAlert } from '../../../lib/dialogs.ts';

/** Fetches the contract sheet as a file and hands it to the browser to keep. */
export function useContractFile(applicationNo: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getContractFile, { params: { applicationNo } }),
    onSuccess: ({ fileName, contentBase64 }) => keepFile(fileName, contentBase64),
    onError: (failure) =>
      showAlert({ message: errorText(failure, '파일을 받지 못했어요. 잠시 뒤에 다시 시도해 주세요.') }),
  });
  return { download: () => mutate(), isLoading: isPending };
}

function keepFile(fileName: string, contentBase64: string): void {
  const bytes = Uint8Array.from(atob(contentBase64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
