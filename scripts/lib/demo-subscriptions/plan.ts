import type { SubscriptionState } from '../../../packages/contracts/src/subscription-application-codes.ts';
import type { SubscriptionChoice } from '../../../packages/domain/src/subscription-choice.ts';
import type { Moment } from '../demo-history/demo-life.ts';

type DemoMove = {
  readonly at: Moment;
  readonly to: SubscriptionState;
  readonly reason?: string;
  /** The fitter's visit. */
  readonly installation?: Moment;
  readonly isByMember?: boolean;
};

export type DemoSubscription = {
  readonly at: Moment;
  /** A product's name in the demo catalogue. */
  readonly product: string;
  readonly choice: SubscriptionChoice;
  readonly request?: string;
  readonly moves: readonly DemoMove[];
};

const untilInstalled = (daysAgo: number): DemoMove[] => [
  { at: [daysAgo + 8, '10:20'], to: 'CONSULTING' },
  { at: [daysAgo + 7, '16:05'], to: 'APPROVED' },
  { at: [daysAgo + 6, '11:30'], to: 'INSTALLATION_PLANNED', installation: [daysAgo, '14:00'] },
  { at: [daysAgo, '15:10'], to: 'IN_USE' },
];

/** The first member's applications, the oldest first: every state of a subscription. */
export const demoSubscriptions: readonly DemoSubscription[] = [
  {
    at: [420, '21:14'],
    product: '반려동물 공기청정기 구독',
    choice: { months: 36, careType: 'VISIT', cardNo: null },
    moves: [
      ...untilInstalled(410),
      { at: [32, '13:45'], to: 'TERMINATED', reason: '이사 때문에 해지하고 제품을 가져갔어요.' },
    ],
  },
  {
    at: [140, '20:02'],
    product: '직수 정수기 슬림 3 (냉·온·정)',
    choice: { months: 60, careType: 'VISIT', cardNo: 1 },
    request: '싱크대 아래에 수전이 있어요',
    moves: untilInstalled(130),
  },
  {
    at: [60, '08:12'],
    product: '스마트 방수 비데 B2',
    choice: { months: 60, careType: 'VISIT', cardNo: null },
    moves: [{ at: [59, '07:55'], to: 'CANCELLED', reason: '다른 상품이 더 마음에 들어요', isByMember: true }],
  },
  {
    at: [5, '22:40'],
    product: '360 공기청정기 30평형 구독',
    choice: { months: 36, careType: 'VISIT', cardNo: 2 },
    request: '오전에는 집을 비워요',
    moves: [
      { at: [4, '10:10'], to: 'CONSULTING' },
      { at: [3, '15:22'], to: 'APPROVED' },
      { at: [2, '11:05'], to: 'INSTALLATION_PLANNED', installation: [-4, '14:00'] },
    ],
  },
  {
    at: [3, '09:31'],
    product: '얼음 정수기 아이스 5',
    choice: { months: 60, careType: 'VISIT', cardNo: 1 },
    moves: [
      { at: [2, '10:40'], to: 'CONSULTING' },
      { at: [1, '17:02'], to: 'APPROVED' },
    ],
  },
  {
    at: [2, '19:26'],
    product: '올인원 로봇청소기 R9 구독',
    choice: { months: 36, careType: 'SELF', cardNo: null },
    moves: [{ at: [1, '09:50'], to: 'CONSULTING' }],
  },
  {
    at: 'now',
    product: '척추 온열 안마의자 S7 구독',
    choice: { months: 60, careType: 'VISIT', cardNo: null },
    moves: [],
  },
];
