import { getCustomerReview, type OfficeReview } from '@mall/contracts/office/customer-reviews';
import { officeBase } from '@mall/contracts/office/office-endpoint';
import { textOf } from '@mall/contracts/office/personal';
import { hidingNames, wearerText } from '@mall/domain/customer-review-words';
import { KeyValueList } from '@mall/ui/key-value-list';
import { useQuery } from '@tanstack/react-query';
import Flag from 'lucide-react/icons/flag';
import { Badge } from '../../kit/badge.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { MallName } from '../../kit/marks.tsx';
import { OfficeLink } from '../../kit/office-link.tsx';
import { Part } from '../../kit/page.tsx';
import { PrivatePictures } from '../../kit/private-pictures.tsx';
import { Masked } from '../../kit/reveal.tsx';
import { Failure, RowSkeleton } from '../../kit/states.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { momentText } from '../../lib/moments.ts';
import { reading } from '../../lib/use-office.ts';
import styles from './customer-reviews.module.css';
import { ReviewActions } from './review-actions.tsx';
import { type ReviewPlace, starsText, stateOf } from './review-words.ts';

type Props = { review: OfficeReview; place: ReviewPlace };

/** A review beside its list: its content, the reasons of its reports, and the possible actions. */
export function ReviewDrawer({ place }: { place: ReviewPlace }) {
  const { data, error, refetch } = useQuery(reading(getCustomerReview, { params: place }));
  const state = data && stateOf(data);
  return (
    <Drawer
      title={data?.productName ?? `후기 ${place.reviewNo}`}
      badge={state && <Badge tone={state.tone}>{state.text}</Badge>}
      history={data && { mallId: place.mallId, subject: `customerReview ${place.reviewNo}` }}
      consequence="별점과 글은 운영자가 바꿀 수 없어요"
      actions={data?.mayWrite && <ReviewActions review={data} place={place} />}
    >
      {error && !data && <Failure error={error} what="후기를" retry={() => void refetch()} />}
      {!data && !error && <RowSkeleton rows={8} columns={2} />}
      {data && <Facts review={data} place={place} />}
    </Drawer>
  );
}

function Facts({ review, place }: Props) {
  const { hiddenFor, hiddenWords, hiddenAt, answer, answeredAt } = review;
  return (
    <>
      {hiddenFor && hiddenAt && (
        <p className={styles.hidden}>
          {`${momentText(hiddenAt)}에 가렸어요. ${hidingNames[hiddenFor]}. ${hiddenWords}`}
          {review.isMended && ' 그 뒤에 쓴 사람이 고쳤어요.'}
        </p>
      )}
      <Part title={starsText(review.stars)}>
        <p className={styles.body}>{review.body}</p>
        <PrivatePictures
          key={review.reviewNo}
          pictures={review.pictures}
          label="후기 사진"
          base={`${officeBase}/malls/${place.mallId}/customer-reviews/${review.reviewNo}/pictures`}
        />
      </Part>
      <Reports review={review} />
      {answeredAt && (
        <Part title={`답변 · ${momentText(answeredAt)}`}>
          <p className={styles.body}>{answer}</p>
        </Part>
      )}
      <Part title="구매한 것">
        <Bought review={review} place={place} />
      </Part>
    </>
  );
}

function Bought({ review, place: { mallId } }: Props) {
  const { mallName, member, orderNo, optionText, writtenAt, changedAt, helpfulCount, isRewarded } = review;
  const wearer = wearerText(review);
  return (
    <KeyValueList
      items={[
        { label: '몰', value: <MallName mallId={mallId} name={mallName} /> },
        { label: '쓴 사람', value: <Masked>{textOf(member)}</Masked> },
        {
          label: '주문',
          value: (
            <OfficeLink screen="order" params={{ mallId, orderNo }} target="_blank">
              {orderNo}
            </OfficeLink>
          ),
        },
        { label: '옵션', value: optionText || '없음' },
        ...(wearer ? [{ label: '체형', value: wearer }] : []),
        { label: '쓴 시각', value: momentText(writtenAt) + (changedAt ? ` (${momentText(changedAt)} 고침)` : '') },
        { label: '도움돼요', value: `${helpfulCount}명` },
        { label: '대가', value: isRewarded ? '받고 쓴 후기예요. 별점을 세지 않아요.' : '표시 없음' },
      ]}
    />
  );
}

function Reports({ review: { reports } }: Pick<Props, 'review'>) {
  if (reports.length === 0) return null;
  return (
    <Part title={`신고 ${reports.length}건`}>
      <Timeline
        items={reports.map(({ reason, words, reportedAt, isSettled }) => ({
          ...{ key: reportedAt + words, at: reportedAt, icon: Flag },
          title: hidingNames[reason],
          note: [words, isSettled ? '확인함' : '확인 전'].filter(Boolean).join(' · '),
        }))}
      />
    </Part>
  );
}
