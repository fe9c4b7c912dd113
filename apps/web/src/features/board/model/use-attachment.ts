import { attachmentMediaTypes } from '@mall/contracts/attachment';
import { type BoardAttachment, getBoardAttachment } from '@mall/contracts/board-post';
import type { BoardType } from '@mall/contracts/codes';
import { call } from '../../../lib/api/api-client.ts';
import { useFileDownload } from '../../../lib/browser/use-file-download.ts';

/** A file of a post, and the post. */
export type AttachmentOfPost = { boardType: BoardType; postNo: number; attachment: BoardAttachment };

/** Downloads a file of a post. */
export function useAttachment({ boardType, postNo, attachment }: AttachmentOfPost) {
  const { attachmentName, fileName, fileType } = attachment;
  return useFileDownload(async () => {
    const bytes = await call(getBoardAttachment, { params: { boardType, postNo, attachmentName } });
    return { fileName, content: new Blob([bytes], { type: attachmentMediaTypes[fileType] }) };
  });
}
