import { useMutation } from '@tanstack/react-query';
import { errorText } from '../api/api-error.ts';
import { showAlert } from './dialogs.ts';
import { keepFile, type SavedFile } from './keep-file.ts';

/** Fetches and downloads a file; a second click meanwhile requests nothing. */
export function useFileDownload(read: () => Promise<SavedFile>) {
  const { mutate, isPending } = useMutation({
    mutationFn: read,
    onSuccess: keepFile,
    onError: (failure) =>
      showAlert({ message: errorText(failure, '파일을 받지 못했어요. 잠시 뒤에 다시 시도해 주세요.') }),
  });
  return { isLoading: isPending, download: () => !isPending && mutate() };
}
