import type { ReviewSort } from '@mall/contracts/customer-review-codes';
import { reviewSorts } from '@mall/contracts/customer-review-codes';
import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { reviewSortNames } from '@mall/domain/customer-review-words';
import { formatNumber } from '@mall/domain/money';
import { Button } from '@mall/ui/button';
import { Chip } from '@mall/ui/chip';
import { Empty } from '@mall/ui/empty';
import { Row } from '@mall/ui/row';
import { Select } from '@mall/ui/select';
import { Skeleton } from '@mall/ui/skeleton';
import Camera from 'lucide-react/icons/camera';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { ReviewItem } from '../../../entities/customer-review/review-item.tsx';
import { type ReviewsAddress, useReviewList } from '../model/use-review-list.ts';
import styles from './review-list.module.css';

type Props = { goods: GoodsDetail; address: ReviewsAddress };

/** A product's reviews, filtered and ordered by the address; each press loads ten more. */
export function ReviewList({ goods, address }: Props) {
  const list = useReviewList(goods.card.goodsGroupNo, address);
  return (
    <section aria-label="후기 목록">
      <Narrowing goods={goods} address={address} onNarrow={list.narrow} />
      <Row align="center" justify="between" className={styles.head}>
        <p role="status">
          {list.isNarrowed ? '조건에 맞는 후기' : '모든 후기'} <b>{formatNumber(list.total)}</b>개
        </p>
        <Select
          label="정렬"
          isLabelHidden
          size="sm"
          className={styles.order}
          options={reviewSorts.map((value) => ({ value, label: reviewSortNames[value] }))}
          value={address.sort ?? 'helpful'}
          onChange={(event) => list.narrow({ sort: event.target.value as ReviewSort })}
        />
      </Row>
      <Found list={list} />
    </section>
  );
}

function Found({ list }: { list: ReturnType<typeof useReviewList> }) {
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.retry} />;
  if (list.isPending) return <Skeleton height={240} />;
  if (list.reviews.length === 0) {
    return (
      <Empty
        picture={<ObjectPicture name="emoji/chat" size={96} />}
        title={list.isNarrowed ? '조건에 맞는 후기가 없어요' : '아직 후기가 없어요'}
      >
        {list.isNarrowed ? '조건을 바꿔 보세요.' : '구매를 확정하면 첫 후기를 쓸 수 있어요.'}
      </Empty>
    );
  }
  return (
    <>
      {list.reviews.map((review) => (
        <ReviewItem key={review.reviewNo} review={review} />
      ))}
      {list.hasMore && (
        <Button block size="lg" className={styles.more} isLoading={list.isFetchingMore} onClick={list.fetchMore}>
          후기 더 보기
        </Button>
      )}
    </>
  );
}

const starChoices = [
  { value: '', label: '별점 전체' },
  { value: '4,5', label: '4점 이상' },
  { value: '1,2,3', label: '3점 이하' },
  ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: `${stars}점만` })),
];

type NarrowingProps = Props & { onNarrow: (change: ReviewsAddress) => void };

function Narrowing({ goods: { options }, address, onNarrow }: NarrowingProps) {
  const bought = options.map(({ optionNo, label }) => ({ value: String(optionNo), label }));
  return (
    <Row align="center" wraps gap={8} className={styles.narrowing}>
      <Chip
        variant="option"
        className={styles.photo}
        isOn={address.photo === 'Y'}
        onClick={() => onNarrow({ photo: address.photo ? undefined : 'Y' })}
      >
        <Camera size={16} strokeWidth={1.75} aria-hidden /> 사진
      </Chip>
      <Select
        label="별점"
        isLabelHidden
        size="sm"
        className={styles.pick}
        options={starChoices}
        value={address.stars ?? ''}
        onChange={(event) => onNarrow({ stars: event.target.value || undefined })}
      />
      {bought.length > 1 && (
        <Select
          label="옵션"
          isLabelHidden
          size="sm"
          className={styles.pick}
          options={[{ value: '', label: '옵션 전체' }, ...bought]}
          value={String(address.opt ?? '')}
          onChange={(event) => onNarrow({ opt: Number(event.target.value) || undefined })}
        />
      )}
    </Row>
  );
}
