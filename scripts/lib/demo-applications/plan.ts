import type { ApplicationHold, ApplicationState } from '../../../packages/contracts/src/application-codes.ts';
import type { Applicant } from '../../../packages/contracts/src/application-draft.ts';
import type { DiscountType, InstalmentMonths } from '../../../packages/contracts/src/wireless-codes.ts';
import type { Moment } from '../demo-history/demo-life.ts';

export type DemoMove = { readonly at: Moment } & (
  | { readonly to: Exclude<ApplicationState, 'SHIPPED'>; readonly reason?: string; readonly hold?: ApplicationHold }
  | { readonly to: 'SHIPPED'; readonly carrier: string; readonly invoiceNo: string }
  | { readonly to: 'cancel'; readonly reason: string }
);

export type DemoApplication = {
  readonly at: Moment;
  /** A phone of the demo catalogue, with the plan and the joining type of its card, in the first available colour. */
  readonly phone: string;
  readonly discountType: DiscountType;
  readonly instalmentMonths: InstalmentMonths;
  /** Left as a draft, before the certification. */
  readonly isDraft?: true;
  readonly moves: readonly DemoMove[];
};

/** The applicant of all of them; invented, like everybody here. */
export const demoApplicant: Applicant = {
  name: '김나은',
  birthDate: '1990-05-21',
  phone: '01020260001',
  email: 'demo@familyshop.example',
  currentCarrier: '알뜰폰',
};

const review = (daysAgo: number): DemoMove[] => [
  { at: [daysAgo, '10:12'], to: 'APPROVED' },
  { at: [daysAgo, '10:40'], to: 'ACTIVATION_REQUESTED' },
  { at: [daysAgo, '15:05'], to: 'ACTIVATED' },
];
const ship = (daysAgo: number, invoiceNo: string): DemoMove => ({
  ...{ at: [daysAgo, '17:20'], to: 'SHIPPED', carrier: 'CJ대한통운', invoiceNo },
});

/** The first member's applications of six weeks, the oldest first: under review, under way, delivered, ended, and one draft. */
export const demoApplications: readonly DemoApplication[] = [
  {
    at: [44, '20:18'],
    phone: 'NOVA Fold 6',
    discountType: 'PLAN_DISCOUNT',
    instalmentMonths: 24,
    moves: [...review(43), ship(42, '640220118801'), { at: [41, '13:44'], to: 'DELIVERED' }],
  },
  {
    at: [30, '09:51'],
    phone: 'ORCA 16 Pro',
    discountType: 'COMMON_SUPPORT',
    instalmentMonths: 36,
    moves: [
      {
        ...{ at: [29, '11:30'], to: 'REJECTED' },
        reason: '지금 쓰는 번호의 명의가 신청인과 달라요. 명의를 바꾼 뒤 다시 신청해 주세요.',
      },
    ],
  },
  {
    at: [17, '22:37'],
    phone: 'NOVA Flip 7',
    discountType: 'PLAN_DISCOUNT',
    instalmentMonths: 24,
    moves: [{ at: [17, '22:55'], to: 'cancel', reason: '색상을 바꿔서 다시 신청하려고요.' }],
  },
  {
    at: [4, '19:02'],
    phone: 'HALO X3',
    discountType: 'COMMON_SUPPORT',
    instalmentMonths: 24,
    moves: [...review(3), ship(1, '640220118832')],
  },
  {
    at: [2, '12:26'],
    phone: 'RAON R5',
    discountType: 'PLAN_DISCOUNT',
    instalmentMonths: 12,
    moves: [
      {
        ...{ at: [1, '14:10'], to: 'ON_HOLD', hold: 'UNPAID' },
        reason: '지난달 통신요금이 남아 있어요. 납부를 확인하면 심사를 이어 가요.',
      },
    ],
  },
  { at: 'now', phone: 'ORCA 17', discountType: 'PLAN_DISCOUNT', instalmentMonths: 24, isDraft: true, moves: [] },
];

const transfer = { discountType: 'PLAN_DISCOUNT', instalmentMonths: 24 } as const;
const approved = (daysAgo: number): DemoMove[] => review(daysAgo).slice(0, 1);

/** Work for staff and the dealer of 온텔 in other malls: late and new reviews, an activation, and a phone to be shipped. */
export const waitingApplications: Readonly<Record<string, readonly DemoApplication[]>> = {
  hanul: [
    { at: [2, '11:20'], phone: 'ORCA 17 Pro Max', ...transfer, moves: review(1) },
    { at: [1, '16:48'], phone: 'NOVA S26 Ultra', ...transfer, moves: [] },
    { at: 'now', phone: 'ORCA 17', ...transfer, moves: [] },
  ],
  dajeong: [
    { at: [3, '13:05'], phone: 'ORCA 17 Pro', ...transfer, moves: review(1).slice(0, 2) },
    { at: [2, '09:37'], phone: 'NOVA S26', ...transfer, moves: approved(1) },
    {
      ...{ at: [1, '20:11'], phone: 'NOVA S25 Ultra', discountType: 'COMMON_SUPPORT', instalmentMonths: 24 },
      moves: [],
    },
  ],
};
