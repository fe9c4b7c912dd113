import { Row } from '@mall/ui/row';
import { Skeleton } from '@mall/ui/skeleton';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import type { BoardAddress } from '../model/board-address.ts';
import { type BoardList, useBoardList } from '../model/use-board-list.ts';
import { BoardEmpty } from '../parts/board-empty.tsx';
import { BoardSearch } from '../parts/board-search.tsx';
import { LabelTabs } from '../parts/label-tabs.tsx';
import { ReviewCards } from '../parts/review-cards.tsx';
import styles from './board-list.module.css';
import { NoticeTable } from './notice-table.tsx';

/** A board's page: notices as a table, the merchandisers' reviews as cards. */
export function BoardListPage({ address }: { address: BoardAddress }) {
  const list = useBoardList(address);
  return (
    <div className={styles.page} data-wide={list.isReviews || undefined}>
      <Row align="end" justify="between" paddingTop={48} paddingInline={0} paddingBottom={28} className={styles.head}>
        <h1>{list.title}</h1>
        <BoardSearch address={address} />
      </Row>
      <LabelTabs address={address} labels={list.labels} isPending={list.isPending} className={styles.tabs} />
      <div className={styles.posts} aria-busy={list.isPending || list.isStale}>
        <Posts list={list} />
      </div>
      <PageLinks page={list.page} pageCount={list.pageCount} toPage={list.toPage} />
    </div>
  );
}

function Posts({ list }: { list: BoardList }) {
  if (list.isPending) return <Skeleton height={590} shape="tile" />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isEmpty) return <BoardEmpty address={list.address} isNarrowed={list.isNarrowed} />;
  return list.isReviews ? <ReviewCards posts={list.posts} /> : <NoticeTable posts={list.posts} />;
}
