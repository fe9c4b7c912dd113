import { boardTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import type { PostAddress } from '../model/board-address.ts';
import { boardTitles, dotted } from '../model/board-words.ts';
import { type BoardPostPage as BoardPostModel, useBoardPost } from '../model/use-board-post.ts';
import { PostBody } from '../parts/post-body.tsx';
import { PostNeighbours } from '../parts/post-neighbours.tsx';
import { PostSkeleton } from '../parts/post-skeleton.tsx';
import styles from './board-post.module.css';

/** A notice or a review; the bar above names the board. */
export function BoardPostPage({ address }: { address: PostAddress }) {
  const page = useBoardPost(address);
  return (
    <>
      <PageTopBar title={boardTitles[address.tp]} />
      {page.isUnknown ? <NotFoundPage /> : <Post page={page} address={address} />}
    </>
  );
}

function Post({ page, address }: { page: BoardPostModel; address: PostAddress }) {
  return (
    <div className={styles.page}>
      {page.isPending && <PostSkeleton />}
      {page.error && <ErrorNotice error={page.error} onRetry={page.retry} />}
      {page.detail && (
        <article>
          <header className={styles.head}>
            <h2>{page.detail.post.title}</h2>
            <p>
              {page.detail.post.label && <span>{page.detail.post.label}</span>}
              {page.detail.post.author && <span>{page.detail.post.author}</span>}
              <time dateTime={page.detail.post.postedOn}>{dotted(page.detail.post.postedOn)}</time>
            </p>
          </header>
          <PostBody page={page} subscriptionLayout="row" />
          <PostNeighbours page={page} />
        </article>
      )}
      {!page.isPending && (
        <Button block className={styles.list} render={<ScreenLink {...boardTarget(address.tp)} />}>
          목록
        </Button>
      )}
    </div>
  );
}
