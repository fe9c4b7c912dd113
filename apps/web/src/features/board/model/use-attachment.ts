import { attachmentMediaTypes } from '@mall/contracts/attachment';
import { type BoardAttachment, getBoardAttachment } from '@mall/contracts/board';
import type { BoardType } from '@mall/contracts/codes';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { showAlert } from '../../../lib/dialogs.ts';
import { keepFile } from '../../../lib/keep-file.ts';

/** A file of a post, and whose it is. */
export type AttachmentOfPost = { boardType: BoardType; postNo: number; attachment: BoardAttachment };

/** Fetches a file of a post, with the member's token, and hands it to the browser to keep. */
export function useAttachment({ boardType, postNo, attachment }: AttachmentOfPost) {
  const { attachmentName, fileName, fileType } = attachment;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(getBoardAttachment, { params: { boardType, postNo, attachmentName } }),
    onSuccess: (bytes) => keepFile(fileName, new Blob([bytes], { type: attachmentMediaTypes[fileType] })),
    onError: (failure) =>
      showAlert({ message: errorText(failure, '파일을 받지 못했어요. 잠시 뒤에 다시 시도해 주세요.') }),
  });
  return { isLoading: isPending, download: () => !isPending && mutate() };
}
