import { type ReviewHiding, reviewHidings } from '@mall/contracts/customer-review-codes';
import {
  answerReview,
  getCustomerReview,
  hideReview,
  keepReview,
  listCustomerReviews,
  markReward,
  type OfficeReview,
  showReview,
} from '@mall/contracts/office/customer-reviews';
import { hidingNames } from '@mall/domain/customer-review-words';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { SelectField, TextArea, TextField } from '../../kit/form/controls.tsx';
import { useOfficeForm } from '../../kit/form/use-office-form.ts';
import { FormModal } from '../../kit/form-modal.tsx';
import { useToast } from '../../kit/toast.tsx';
import { useAct } from '../../lib/use-office.ts';
import type { ReviewPlace } from './review-words.ts';

type Props = { review: OfficeReview; place: ReviewPlace };

const changes = [listCustomerReviews, getCustomerReview];

/** The actions on a review, the next move last. */
export function ReviewActions({ review, place }: Props) {
  const toast = useToast();
  const [asking, setAsking] = useState<'answer' | 'hide'>();
  const keep = useAct(keepReview, { changes, onDone: () => toast('신고를 확인하고 그대로 뒀어요') });
  const show = useAct(showReview, { changes, onDone: () => toast('후기를 다시 보여 줘요') });
  const reward = useAct(markReward, { changes, onDone: () => toast('대가 표시를 바꿨어요') });
  const { version, isHidden, isRewarded, reportCount } = review;
  const seen = { params: place, body: { version } };
  const onError = (error: unknown) => toast.error(error);
  const close = () => setAsking(undefined);
  return (
    <>
      <Button
        isBusy={reward.isPending}
        onClick={() => reward.mutate({ params: place, body: { version, isRewarded: !isRewarded } }, { onError })}
      >
        {isRewarded ? '대가 표시 지우기' : '대가 표시'}
      </Button>
      <Button keys="a" onClick={() => setAsking('answer')}>
        {review.answer === '' ? '답변하기' : '답변 바꾸기'}
      </Button>
      {reportCount > 0 && (
        <Button isBusy={keep.isPending} onClick={() => keep.mutate(seen, { onError })}>
          그대로 두기
        </Button>
      )}
      {isHidden ? (
        <Button variant="primary" isBusy={show.isPending} onClick={() => show.mutate(seen, { onError })}>
          다시 보이기
        </Button>
      ) : (
        <Button variant="danger" keys="h" onClick={() => setAsking('hide')}>
          가리기
        </Button>
      )}
      {asking === 'answer' && <Answer review={review} place={place} onClose={close} />}
      {asking === 'hide' && <Hide review={review} place={place} onClose={close} />}
    </>
  );
}

type Asking = Props & { onClose: () => void };

function Answer({ review: { answer, version }, place, onClose }: Asking) {
  const toast = useToast();
  const act = useAct(answerReview, { changes });
  const form = useOfficeForm({
    shape: answerReview.body,
    values: { answer, version },
    send: (body) => act.mutateAsync({ params: place, body }),
    onSent: () => {
      toast('후기 아래에 답변을 올렸어요');
      onClose();
    },
  });
  return (
    <FormModal form={form} title="후기 답변" verb="답변 올리기" asksBeforeLeaving onClose={onClose}>
      <TextArea label="답변" rows={5} help="상품 페이지에서 모두가 읽어요." {...form.field('answer')} />
    </FormModal>
  );
}

const reasons = reviewHidings.map((value) => ({ value, label: hidingNames[value] }));

function Hide({ review: { version }, place, onClose }: Asking) {
  const toast = useToast();
  const act = useAct(hideReview, { changes });
  const form = useOfficeForm({
    shape: hideReview.body,
    values: { reason: 'ABUSE' as ReviewHiding, words: '', version },
    send: (body) => act.mutateAsync({ params: place, body }),
    onSent: () => {
      toast('후기를 가렸어요');
      onClose();
    },
  });
  return (
    <FormModal form={form} title="후기 가리기" verb="가리기" isDanger onClose={onClose}>
      <SelectField label="까닭" choices={reasons} {...form.field('reason')} />
      <TextField label="쓴 사람에게 할 말" help="쓴 사람이 My Shop에서 까닭과 함께 읽어요." {...form.field('words')} />
      <p>글과 사진이 상품 페이지에서 사라져요. 별점은 평균에 그대로 들어가요.</p>
    </FormModal>
  );
}
