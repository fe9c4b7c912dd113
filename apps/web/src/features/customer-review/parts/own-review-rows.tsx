import type { OwnReview, ReviewableLine } from '@mall/contracts/own-review';
import { hidingNames } from '@mall/domain/customer-review-words';
import { productTarget } from '@mall/domain/screens/targets';
import { useConfirm } from '@mall/ui/alert-provider';
import { Badge } from '@mall/ui/badge';
import { Button } from '@mall/ui/button';
import { Empty } from '@mall/ui/empty';
import { Note } from '@mall/ui/note';
import { Picture } from '@mall/ui/picture';
import { Row } from '@mall/ui/row';
import { Tile } from '@mall/ui/tile';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ObjectPicture } from '../../../components/content/object-picture.tsx';
import { ScreenLink } from '../../../components/link/screen-link.tsx';
import { ReviewWords } from '../../../entities/customer-review/review-item.tsx';
import { reviewsKey } from '../../../entities/customer-review/reviews.query.ts';
import { Stars } from '../../../entities/customer-review/stars.tsx';
import { OwnPhoto } from '../../../entities/picture/own-photo.tsx';
import { errorText } from '../../../lib/api/api-error.ts';
import { useImageUrl } from '../../../lib/mall/image-url.ts';
import { dayText } from '../../../lib/moment-text.ts';
import { dropReview } from '../model/own-reviews.query.ts';
import styles from './own-review-rows.module.css';

type Bought = Pick<ReviewableLine, 'productNo' | 'productName' | 'brandName' | 'image'>;

function Product({ line, children }: { line: Bought; children: ReactNode }) {
  const toUrl = useImageUrl();
  return (
    <ScreenLink {...productTarget(line.productNo)} className={styles.product}>
      <Tile className={styles.picture}>
        <Picture src={toUrl(line.image)} alt="" sizes="72px" />
      </Tile>
      <span className={styles.words}>
        <span>{line.brandName}</span>
        <b>{line.productName}</b>
        <span>{children}</span>
      </span>
    </ScreenLink>
  );
}

/** Something that may be reviewed. */
export function ReviewableRow({ line }: { line: ReviewableLine }) {
  const { orderNo, lineNo, optionText, confirmedAt, productName } = line;
  return (
    <li className={styles.row}>
      <Product line={line}>{[optionText, `${dayText(confirmedAt)} 구매확정`].filter(Boolean).join(' · ')}</Product>
      <Button variant="weak" render={<ScreenLink screen="reviewForm" orderNo={orderNo} lineNo={lineNo} />}>
        후기 쓰기<span className="visually-hidden">, {productName}</span>
      </Button>
    </li>
  );
}

/** A review by the member, also a hidden one with the reason, with buttons to change and delete it. */
export function OwnReviewRow({ review }: { review: OwnReview }) {
  const { orderNo, lineNo, pictures, hiddenFor, hiddenWords, answer } = review;
  const { remove, isRemoving } = useRemoval(review);
  return (
    <li className={styles.written}>
      <Product line={review}>{`${dayText(review.writtenAt)} 작성`}</Product>
      <Row align="center" wraps gap={8}>
        <Stars value={review.stars} />
        {hiddenFor && <Badge tone="err">가려진 후기</Badge>}
        {review.isRewarded && <Badge tone="warn">대가를 받고 쓴 후기</Badge>}
        {review.helpfulCount > 0 && <span className={styles.note}>도움돼요 {review.helpfulCount}</span>}
      </Row>
      {hiddenFor && (
        <Note tone="warn">
          운영자가 이 후기를 가렸어요. {hidingNames[hiddenFor]}.{hiddenWords && ` ${hiddenWords}`} 고치면 다시
          확인할게요.
        </Note>
      )}
      <ReviewWords review={review} />
      {pictures.length > 0 && (
        <Row as="ul" wraps gap={8}>
          {pictures.map(({ pictureName }, place) => (
            <li key={pictureName} className={styles.photo}>
              <OwnPhoto pictureName={pictureName} alt={`올린 사진 ${place + 1}`} />
            </li>
          ))}
        </Row>
      )}
      {answer !== '' && <p className={styles.note}>운영자 답변: {answer}</p>}
      <Row gap={8}>
        <Button size="sm" render={<ScreenLink screen="reviewForm" orderNo={orderNo} lineNo={lineNo} />}>
          고치기
        </Button>
        <Button size="sm" variant="danger" isLoading={isRemoving} onClick={remove}>
          지우기
        </Button>
      </Row>
    </li>
  );
}

function useRemoval({ orderNo, lineNo }: OwnReview) {
  const queryClient = useQueryClient();
  const confirm = useConfirm();
  const toast = useToast();
  const removal = useMutation({
    mutationFn: () => dropReview({ orderNo, lineNo }),
    onSuccess: async () => {
      toast('후기를 지웠어요.');
      await queryClient.invalidateQueries({ queryKey: reviewsKey });
    },
    onError: (error) => toast(errorText(error, '잠시 뒤에 다시 시도해 주세요.')),
  });
  const ask = async () => {
    const message = '후기를 지울까요? 사진도 함께 지워지고, 이 상품의 후기는 다시 쓸 수 없어요.';
    if (await confirm({ message, confirmLabel: '지우기' })) removal.mutate();
  };
  return { remove: () => void ask(), isRemoving: removal.isPending };
}

/** Why the list is empty, and what to do. */
export const NoReviews = ({ isWritten }: { isWritten: boolean }) => (
  <Empty
    picture={<ObjectPicture name="emoji/chat" size={96} />}
    title={isWritten ? '아직 쓴 후기가 없어요' : '후기를 쓸 상품이 없어요'}
    action={
      <Button variant="weak" render={<ScreenLink screen="orderList" />}>
        주문 내역 보기
      </Button>
    }
  >
    구매를 확정한 상품에 후기를 쓸 수 있어요.
  </Empty>
);
