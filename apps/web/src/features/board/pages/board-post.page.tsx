import { boardTarget } from '@mall/domain/screens/targets';
import { Button } from '@mall/ui/button';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import { useMall } from '../../../lib/mall/mall-context.tsx';
import type { PostAddress } from '../model/board-address.ts';
import { boardTitles, dotted } from '../model/board-words.ts';
import { type BoardPostPage as PostModel, useBoardPost } from '../model/use-board-post.ts';
import { PostBody } from '../parts/post-body.tsx';
import { PostNeighbours } from '../parts/post-neighbours.tsx';
import { PostSkeleton } from '../parts/post-skeleton.tsx';
import styles from './board-post.module.css';

type Props = { page: PostModel; board: PostAddress['tp'] };

/** A notice or a review, below the name of its board. */
export function BoardPostPage({ address }: { address: PostAddress }) {
  const page = useBoardPost(address);
  const isPhone = useMall().device === 'mobile';
  return (
    <>
      {isPhone && <PageTopBar title={boardTitles[address.tp]} />}
      {page.isUnknown ? <NotFoundPage /> : <Post page={page} board={address.tp} />}
    </>
  );
}

function Post({ page, board }: Props) {
  const { device } = useMall();
  const list = <ScreenLink {...boardTarget(board)} />;
  return (
    <div className={styles[device]}>
      {device === 'pc' && (
        <ScreenLink {...boardTarget(board)} className={styles.board}>
          {boardTitles[board]}
        </ScreenLink>
      )}
      {page.isPending && <PostSkeleton />}
      {page.error && <ErrorNotice error={page.error} onRetry={page.retry} />}
      {page.detail && (
        <article>
          <PostHead post={page.detail.post} />
          <PostBody page={page} subscriptionLayout={device === 'pc' ? 'column' : 'row'} />
          <PostNeighbours page={page} />
        </article>
      )}
      {!page.isPending && (
        <div className={styles.foot}>
          <Button block={device === 'mobile'} render={list}>
            목록
          </Button>
        </div>
      )}
    </div>
  );
}

function PostHead({ post }: Pick<NonNullable<PostModel['detail']>, 'post'>) {
  const isPhone = useMall().device === 'mobile';
  // On a phone the first heading is in the bar.
  const Title = isPhone ? 'h2' : 'h1';
  return (
    <header className={styles.head}>
      <Title>
        {post.label && !isPhone && <span>[{post.label}]</span>}
        {post.title}
      </Title>
      <p>
        {post.label && isPhone && <span>{post.label}</span>}
        {post.author && <span>{post.author}</span>}
        <time dateTime={post.postedOn}>{dotted(post.postedOn)}</time>
      </p>
    </header>
  );
}
