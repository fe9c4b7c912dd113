import type { CustomerReview } from '@mall/contracts/customer-review';
import { hasOwnAccount } from '@mall/domain/access-matrix';
import { isBestReview } from '@mall/domain/customer-review';
import { wearerText } from '@mall/domain/customer-review-words';
import { Badge } from '@mall/ui/badge';
import { Row } from '@mall/ui/row';
import { MallReply } from '../../components/content/mall-reply.tsx';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { dayText } from '../../lib/moment-text.ts';
import { HelpfulButton } from './helpful-button.tsx';
import { ReportButton } from './report-button.tsx';
import styles from './review-item.module.css';
import { ReviewPhotos } from './review-photos.tsx';
import { Stars } from './stars.tsx';

/** A review as everybody sees it. */
export function ReviewItem({ review }: { review: CustomerReview }) {
  const { mall } = useMall();
  const { reviewNo, writer, writtenAt, changedAt, isOwn, helpfulCount } = review;
  return (
    <article className={styles.review} aria-label={`${writer} 님의 후기`}>
      <Row align="center" wraps gap={6}>
        <Stars value={review.stars} />
        {isBestReview(review) && <Badge tone="brand">베스트</Badge>}
        {review.isRewarded && <Badge tone="warn">대가를 받고 쓴 후기</Badge>}
        {isOwn && <Badge tone="plain">내 후기</Badge>}
        <span className={styles.who}>
          {writer} · <time dateTime={writtenAt}>{dayText(writtenAt)}</time>
          {changedAt && ' (고침)'}
        </span>
      </Row>
      <ReviewWords review={review} />
      <ReviewPhotos pictures={review.pictures} />
      {!isOwn && hasOwnAccount(mall) ? (
        <Row align="center" justify="between">
          <HelpfulButton review={review} />
          <ReportButton reviewNo={reviewNo} />
        </Row>
      ) : (
        helpfulCount > 0 && <p className={styles.who}>{helpfulCount}명에게 도움이 됐어요</p>
      )}
      <MallReply answer={review.answer} answeredAt={review.answeredAt} />
    </article>
  );
}

type Words = Pick<CustomerReview, 'optionText' | 'body' | 'fit' | 'height' | 'weight' | 'usualSize'>;

/** What was bought, who wears it, and what they say. */
export function ReviewWords({ review }: { review: Words }) {
  const wearer = wearerText(review);
  return (
    <>
      {(review.optionText !== '' || wearer !== '') && (
        <p className={styles.bought}>
          {review.optionText !== '' && <b>{review.optionText}</b>}
          {wearer !== '' && <span>{wearer}</span>}
        </p>
      )}
      <p className={styles.body}>{review.body}</p>
    </>
  );
}
