import { mostReviewPictures } from '@mall/contracts/customer-review';
import type { ReviewFit } from '@mall/contracts/customer-review-codes';
import { saveReviewLimits } from '@mall/contracts/limits/own-review';
import { fewestReviewLetters, type ReviewedLine } from '@mall/contracts/own-review';
import { useToast } from '@mall/ui/toast-provider';
import { useQueryClient } from '@tanstack/react-query';
import { reviewsKey } from '../../../entities/customer-review/reviews.query.ts';
import { useFormPictures } from '../../../entities/picture/use-form-pictures.ts';
import { usePictureUploads } from '../../../entities/picture/use-picture-uploads.ts';
import { writeDraft } from '../../../lib/browser/drafts.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { sendReview } from './own-reviews.query.ts';

type Values = {
  /** 0 before they are chosen. */
  stars: number;
  body: string;
  fit: ReviewFit | null;
  height: string;
  weight: string;
  usualSize: string;
  isRewarded: boolean;
  pictures: string[];
};

const numberText = (number: number | null | undefined): string => (number == null ? '' : String(number));

const valuesOf = (review: ReviewedLine['review']): Values => ({
  ...{ stars: review?.stars ?? 0, body: review?.body ?? '', fit: review?.fit ?? null },
  ...{ height: numberText(review?.height), weight: numberText(review?.weight), usualSize: review?.usualSize ?? '' },
  isRewarded: review?.isRewarded ?? false,
  pictures: review?.pictures.map(({ pictureName }) => pictureName) ?? [],
});

const between = (typed: string, [least, most]: readonly [number, number], what: string): string | undefined => {
  if (typed === '') return undefined;
  const isWithin = /^\d{1,3}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
  return isWithin ? undefined : `${what} ${least}에서 ${most} 사이의 숫자로 입력해 주세요.`;
};

const errorsOf = ({ stars, body, height, weight }: Values, underWay: number) =>
  foundErrors({
    stars: stars === 0 ? '별점을 골라 주세요.' : undefined,
    height: between(height, [50, 250], '키를'),
    weight: between(weight, [10, 300], '몸무게를'),
    body: body.trim().length < fewestReviewLetters ? `${fewestReviewLetters}자 이상 적어 주세요.` : undefined,
    pictures: underWay > 0 ? '사진을 올리고 있어요. 잠시만 기다려 주세요.' : undefined,
  });

const bodyOf = ({ height, weight, ...typed }: Values) => ({
  ...typed,
  height: height === '' ? null : Number(height),
  weight: weight === '' ? null : Number(weight),
});

/** Writes or changes the review of what was bought. The draft of a new one survives a reload. */
export function useReviewForm({ line: { orderNo, lineNo }, review }: ReviewedLine) {
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  const toast = useToast();
  const draft = `review.${orderNo}.${lineNo}`;
  const uploads = usePictureUploads(mostReviewPictures);
  const form = useMallForm<Values, unknown>({
    values: valuesOf(review),
    draft: review ? undefined : draft,
    limits: { body: saveReviewLimits.body, usualSize: saveReviewLimits.usualSize },
    validate: (typed) => errorsOf(typed, uploads.underWay),
    send: (typed) => sendReview({ orderNo, lineNo }, bodyOf(typed)),
    onSent: async () => {
      if (!review) writeDraft(draft, null);
      await queryClient.invalidateQueries({ queryKey: reviewsKey });
      toast(review ? '후기를 고쳤어요.' : '후기를 올렸어요. 고마워요!');
      await navigate({ screen: 'myReviews', search: { tab: 'written' } }, { replace: true });
    },
    failure: '후기를 올리지 못했어요. 다시 시도해 주세요.',
  });
  return { form, pictures: useFormPictures(form, uploads) };
}
export type ReviewFormModel = ReturnType<typeof useReviewForm>;
