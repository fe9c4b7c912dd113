import { listReviews, type Review } from '@mall/contracts/office/reviews';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { Dot } from '../../../kit/badge.tsx';
import { OfficeLink } from '../../../kit/office-link.tsx';
import { PageBody, PageHead } from '../../../kit/page.tsx';
import { Empty, Failure, RowSkeleton } from '../../../kit/states.tsx';
import type { SearchParams } from '../../../lib/search.ts';
import { reading } from '../../../lib/use-office.ts';
import { RecordsTabs } from '../records-tabs.tsx';
import { MonthReview } from './month-review.tsx';
import styles from './review.module.css';
import { monthText, openOf } from './review-words.ts';

/** The monthly review of the access log: the months of a year, and the findings of one. */
export function ReviewPage() {
  const { data, error, refetch } = useQuery(reading(listReviews));
  return (
    <>
      <PageHead title="기록" name="월 점검" actions={<RecordsTabs />} />
      <PageBody>
        {error && !data ? (
          <Failure error={error} what="월 점검을" retry={() => void refetch()} />
        ) : !data ? (
          <RowSkeleton rows={8} columns={4} />
        ) : (
          <Months reviews={data.reviews} />
        )}
      </PageBody>
    </>
  );
}

function Months({ reviews }: { reviews: readonly Review[] }) {
  const { month }: SearchParams = useSearch({ strict: false });
  const shown = reviews.find((one) => one.month === month) ?? reviews.find(({ signedAt }) => !signedAt) ?? reviews[0];
  if (!shown)
    return (
      <Empty icon={CalendarCheck} title="점검할 달이 없어요">
        매달 1일에 지난달 접속 기록을 모아 점검을 열어요.
      </Empty>
    );
  return (
    <div className={styles.review}>
      <nav className={styles.months} aria-label="점검한 달">
        {reviews.map((one) => (
          <OfficeLink
            key={one.month}
            screen="review"
            search={{ month: one.month }}
            aria-current={one === shown ? 'page' : undefined}
          >
            {monthText(one.month)}
            <MonthState review={one} />
          </OfficeLink>
        ))}
      </nav>
      <MonthReview key={shown.month} review={shown} />
    </div>
  );
}

function MonthState({ review }: { review: Review }) {
  if (review.signedAt) return <Dot tone="ok">서명함</Dot>;
  const open = openOf(review);
  return <Dot tone="warn">{open > 0 ? `볼 것 ${open}` : '서명 전'}</Dot>;
}
