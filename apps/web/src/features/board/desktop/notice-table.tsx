import type { BoardPostSummary } from '@mall/contracts/board';
import { boardType } from '@mall/contracts/codes';
import { Badge } from '@mall/ui/badge';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { dotted } from '../model/board-words.ts';
import { isNewPost } from '../model/is-new-post.ts';
import { AttachmentMark } from '../parts/attachment-mark.tsx';
import { NewMark } from '../parts/new-mark.tsx';
import styles from './notice-table.module.css';

/** Notices by number, pinned ones marked at the top. */
export function NoticeTable({ posts }: { posts: readonly BoardPostSummary[] }) {
  const now = new Date();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">번호</th>
          <th scope="col">제목</th>
          <th scope="col">첨부</th>
          <th scope="col">등록일</th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.postNo} data-pinned={post.isPinned || undefined}>
            <td>{post.isPinned ? <Badge tone="brand">중요</Badge> : post.postNo}</td>
            <td>
              <ScreenLink screen="boardPost" search={{ tp: boardType.notice, no: post.postNo }} className={styles.link}>
                {post.label && <span className={styles.label}>[{post.label}]</span>}
                {post.title}
                {isNewPost(post.postedOn, now) && <NewMark />}
              </ScreenLink>
            </td>
            <td>
              <AttachmentMark count={post.attachmentCount} />
            </td>
            <td>
              <time dateTime={post.postedOn}>{dotted(post.postedOn)}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
