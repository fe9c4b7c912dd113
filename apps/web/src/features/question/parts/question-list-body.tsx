import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Skeleton } from '@mall/ui/skeleton';
import { TabLinks } from '@mall/ui/tabs';
import type { ReactNode } from 'react';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { MallLink } from '../../../components/link/mall-link.tsx';
import { PageLinks } from '../../../components/link/page-links.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import type { QuestionList } from '../model/use-question-list.ts';
import styles from './question-list-body.module.css';

type Props = { list: QuestionList; children: ReactNode };

/** The member's questions by state, or why there are none; the device renders the rows. */
export function QuestionListBody({ list, children }: Props) {
  return (
    <>
      <TabLinks
        label="답변 상태"
        className={styles.tabs ?? ''}
        value={list.tab}
        items={list.tabs.map(({ to, ...tab }) => ({ ...tab, render: <MallLink to={to} replace isExact /> }))}
      />
      <Rows list={list}>{children}</Rows>
    </>
  );
}

function Rows({ list, children }: Props) {
  if (list.isPending) return <Skeleton height={220} />;
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.questions.length === 0) return <NoQuestions isNarrowed={list.isNarrowed} />;
  return (
    <>
      {children}
      <PageLinks className={styles.pager} page={list.page} pageCount={list.pageCount} toPage={list.toPage} />
    </>
  );
}

function NoQuestions({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Empty
      picture={<ObjectPicture name="emoji/chat" size={96} />}
      title={isNarrowed ? '해당하는 문의가 없어요' : '남긴 문의가 없어요'}
      action={
        <Button variant="weak" render={<ScreenLink screen="questionForm" />}>
          문의하기
        </Button>
      }
    >
      궁금한 점을 남기면 답변을 여기에서 볼 수 있어요.
    </Empty>
  );
}
