import { boardType } from '@mall/contracts/codes';
import { Page } from '@mall/ui/page';
import { Skeleton } from '@mall/ui/skeleton';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { PageTopBar } from '../../../components/page/page-top-bar.tsx';
import type { BoardAddress } from '../model/board-address.ts';
import { boardTitles } from '../model/board-words.ts';
import { type BoardList, useBoardList } from '../model/use-board-list.ts';
import { BoardEmpty } from '../parts/board-empty.tsx';
import { BoardSearch } from '../parts/board-search.tsx';
import { LabelTabs } from '../parts/label-tabs.tsx';
import { ReviewCards } from '../parts/review-cards.tsx';
import styles from './board-list.module.css';
import { NoticeRows } from './notice-rows.tsx';

/** A board's page: notices as rows, the merchandisers' reviews as cards. */
export function BoardListPage({ address }: { address: BoardAddress }) {
  const list = useBoardList(address);
  return (
    <>
      <PageTopBar title={boardTitles[address.tp]} />
      <List list={list} address={address} />
    </>
  );
}

/** The first page of the notices, at an address of its own (R2.16). */
export const NoticesPage = () => <BoardListPage address={{ tp: boardType.notice }} />;
/** The first page of the reviews, at an address of its own (R2.16). */
export const ReviewsPage = () => <BoardListPage address={{ tp: boardType.mdReview }} />;

function List({ list, address }: { list: BoardList; address: BoardAddress }) {
  return (
    <Page paddingTop={4} paddingBottom={48}>
      <BoardSearch address={address} />
      <LabelTabs address={address} labels={list.labels} isPending={list.isPending} className={styles.tabs} />
      <div className={styles.posts} aria-busy={list.isPending || list.isStale}>
        <Posts list={list} />
      </div>
      <PageLinks page={list.page} pageCount={list.pageCount} toPage={list.toPage} />
    </Page>
  );
}

function Posts({ list }: { list: BoardList }) {
  if (list.isPending) return <Skeleton height={640} shape="tile" />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isEmpty) return <BoardEmpty address={list.address} isNarrowed={list.isNarrowed} />;
  if (!list.isReviews) return <NoticeRows posts={list.posts} />;
  return (
    <div className={styles.reviews}>
      <ReviewCards posts={list.posts} />
    </div>
  );
}
