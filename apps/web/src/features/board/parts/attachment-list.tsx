import { fileSizeText } from '@mall/domain/attachment-file';
import Download from 'lucide-react/icons/download';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { type AttachmentOfPost, useAttachment } from '../model/use-attachment.ts';
import type { BoardPostPage } from '../model/use-board-post.ts';
import styles from './attachment-list.module.css';

/** The files of a post; nothing if it has none. */
export function AttachmentList({ page: { boardType, detail } }: { page: BoardPostPage }) {
  if (!detail || detail.attachments.length === 0) return null;
  return (
    <section className={styles.attachments} aria-labelledby="attachments">
      <h2 id="attachments">
        첨부파일 <span>{detail.attachments.length}</span>
      </h2>
      <ul>
        {detail.attachments.map((attachment) => (
          <li key={attachment.attachmentName}>
            <Attachment boardType={boardType} postNo={detail.post.postNo} attachment={attachment} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Attachment(props: AttachmentOfPost) {
  const { isLoading, download } = useAttachment(props);
  const { fileName, fileType, byteCount } = props.attachment;
  const Sign = isLoading ? LoaderCircle : Download;
  return (
    <button type="button" className={styles.file} aria-busy={isLoading} onClick={download}>
      <span className={styles.type}>{fileType.toUpperCase()}</span>
      <span className={styles.name}>{fileName}</span>
      <span className={styles.size}>{fileSizeText(byteCount)}</span>
      <span className={styles.sign} data-turning={isLoading || undefined}>
        <Sign size={20} strokeWidth={1.75} aria-hidden />
        <span className="visually-hidden">{isLoading ? '받는 중' : '내려받기'}</span>
      </span>
    </button>
  );
}
