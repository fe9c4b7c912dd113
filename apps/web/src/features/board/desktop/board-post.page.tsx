import { boardTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import type { PostAddress } from '../model/board-address.ts';
import { boardTitles, dotted } from '../model/board-words.ts';
import { useBoardPost } from '../model/use-board-post.ts';
import { PostBody } from '../parts/post-body.tsx';
import { PostNeighbours } from '../parts/post-neighbours.tsx';
import { PostSkeleton } from '../parts/post-skeleton.tsx';
import styles from './board-post.module.css';

/** A notice or a review. */
export function BoardPostPage({ address }: { address: PostAddress }) {
  const page = useBoardPost(address);
  const list = boardTarget(address.tp);
  if (page.isUnknown) return <NotFoundPage />;
  return (
    <div className={styles.page}>
      <MallLink to={list} className={styles.board}>
        {boardTitles[address.tp]}
      </MallLink>
      {page.isPending && <PostSkeleton />}
      {page.error && <ErrorNotice error={page.error} onRetry={page.retry} />}
      {page.detail && (
        <article>
          <header className={styles.head}>
            <h1>
              {page.detail.post.label && <span>[{page.detail.post.label}]</span>}
              {page.detail.post.title}
            </h1>
            <p>
              {page.detail.post.author && <span>{page.detail.post.author}</span>}
              <time dateTime={page.detail.post.postedOn}>{dotted(page.detail.post.postedOn)}</time>
            </p>
          </header>
          <PostBody page={page} subscriptionLayout="column" />
          <PostNeighbours page={page} />
        </article>
      )}
      {!page.isPending && (
        <div className={styles.foot}>
          <Button render={<MallLink to={list} />}>목록</Button>
        </div>
      )}
    </div>
  );
}
