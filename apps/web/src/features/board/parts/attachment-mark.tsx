import Paperclip from 'lucide-react/icons/paperclip';
import styles from './attachment-mark.module.css';

/** Marks a post that has files; nothing on any other. */
export function AttachmentMark({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Paperclip className={styles.mark} size={16} strokeWidth={1.75} role="img" aria-label={`첨부파일 ${count}개`} />
  );
}
