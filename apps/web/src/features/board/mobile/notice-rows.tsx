import type { BoardPostSummary } from '@mall/contracts/board';
import { boardType } from '@mall/contracts/codes';
import { Badge } from '@mall/ui/badge';
import { Row } from '@mall/ui/row';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { dotted } from '../model/board-words.ts';
import { isNewPost } from '../model/is-new-post.ts';
import { AttachmentMark } from '../parts/attachment-mark.tsx';
import { NewMark } from '../parts/new-mark.tsx';
import styles from './notice-rows.module.css';

/** Notices in rows, pinned ones marked at the top. */
export function NoticeRows({ posts }: { posts: readonly BoardPostSummary[] }) {
  const now = new Date();
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.postNo} className={styles.row}>
          <ScreenLink screen="boardPost" search={{ tp: boardType.notice, no: post.postNo }} className={styles.link}>
            <span className={styles.title} data-pinned={post.isPinned || undefined}>
              {post.isPinned && <Badge tone="brand">중요</Badge>}
              {post.title}
              <AttachmentMark count={post.attachmentCount} />
              {isNewPost(post.postedOn, now) && <NewMark />}
            </span>
            <Row as="span" gap={8} marginTop={6} className={styles.by}>
              {post.label && <span>{post.label}</span>}
              <time dateTime={post.postedOn}>{dotted(post.postedOn)}</time>
            </Row>
          </ScreenLink>
        </li>
      ))}
    </ul>
  );
}
