import type { ReviewHiding } from '../../../packages/contracts/src/customer-review-codes.ts';
import type { DemoStep } from './plan.ts';

export type DemoReview = {
  readonly kind: 'review';
  readonly lineNo: number;
  readonly stars: number;
  readonly body: string;
  /** Another member finds it helpful. */
  readonly isHelpful?: true;
  /** Another member has reported it, so that it waits for staff. */
  readonly reportedFor?: ReviewHiding;
};

const review = (daysAgo: number, words: Omit<DemoReview, 'kind'>): DemoStep => ({
  at: [daysAgo, '21:20'],
  kind: 'review',
  ...words,
});

export const fanReview = review(139, {
  ...{ lineNo: 1, stars: 5, isHelpful: true },
  body: '밤새 틀어 놓아도 소리가 거의 안 나요. 1단 바람도 멀리까지 와서 에어컨이랑 같이 쓰기 좋아요.',
});
export const creamReviews = [
  review(103, {
    ...{ lineNo: 1, stars: 4 },
    body: '향이 은은하고 금방 스며들어요. 펌프가 조금 뻑뻑한 것만 빼면 계속 살 것 같아요.',
  }),
  review(103, {
    ...{ lineNo: 2, stars: 2, reportedFor: 'ADVERTISING' as const },
    body: '제 피부에는 하얗게 떠요. 다른 사이트에서 파는 크림이 더 나으니 쪽지 주시면 알려 드릴게요.',
  }),
];
