import type { AddressInput } from '../../../packages/contracts/src/address.ts';
import type { GiftInput } from '../../../packages/contracts/src/gift.ts';
import type {
  ClaimDecision,
  ClaimFault,
  ClaimType,
  PaymentMethod,
} from '../../../packages/contracts/src/order-codes.ts';
import type { ParcelLine } from '../../../packages/domain/src/parcels.ts';
import type { Moment } from '../demo-history/demo-life.ts';
import { creamReviews, type DemoReview, fanReview } from './review-plan.ts';

type Claim = {
  readonly kind: 'claim';
  readonly type: ClaimType;
  readonly fault: ClaimFault;
  readonly reason: string;
  readonly lines: readonly { readonly lineNo: number; readonly quantity: number }[];
};
export type DemoStep = { readonly at: Moment } & (
  | { readonly kind: 'PREPARING' | 'DELIVERED' | 'confirm' | 'expire' }
  | {
      readonly kind: 'SHIPPED';
      readonly carrier: string;
      readonly invoiceNo: string;
      /** The contents of the parcel; by default everything left. */
      readonly lines?: readonly ParcelLine[];
    }
  | { readonly kind: 'decide'; readonly decision: ClaimDecision; readonly answer: string }
  /** Pays by card after all; the account opened first still receives a deposit. */
  | { readonly kind: 'payTwice' }
  /** Refunds this amount in won on the payment service's own pages, without the mall's knowledge. */
  | { readonly kind: 'cancelThere'; readonly amount: number }
  | Claim
  | DemoReview
);

export type DemoOrder = {
  readonly at: Moment;
  /** Product names of the demo catalogue, each in its first available option, or the first that begins with the given text: `그레이 / 260`. */
  readonly items: readonly (readonly [name: string, quantity: number, option?: string])[];
  readonly method: PaymentMethod;
  readonly isLeftUnpaid?: true;
  readonly instalmentMonths?: number;
  readonly deliveryRequest?: string;
  /** The receiver of a gift, whose address is not given yet. */
  readonly gift?: GiftInput;
  readonly steps: readonly DemoStep[];
};

/** A member's purchases, the oldest first, and their addresses. */
export type DemoStory = {
  readonly addresses: readonly [AddressInput, ...AddressInput[]];
  readonly orders: readonly DemoOrder[];
};

export const demoAddresses: DemoStory['addresses'] = [
  {
    label: '집',
    recipient: '김나은',
    phone: '01055551234',
    postcode: '04524',
    roadAddress: '서울특별시 중구 세종대로 00',
    detailAddress: '모아온타워 12층',
    isDefault: true,
  },
  {
    label: '부모님 댁',
    recipient: '김정호',
    phone: '01055557890',
    postcode: '35208',
    roadAddress: '대전광역시 서구 둔산로 00',
    detailAddress: '103동 802호',
    isDefault: false,
  },
];

export const ship = (daysAgo: number, invoiceNo: string, carrier = 'CJ대한통운'): DemoStep[] => [
  { at: [daysAgo + 1, '23:10'], kind: 'PREPARING' },
  { at: [daysAgo, '16:40'], kind: 'SHIPPED', carrier, invoiceNo },
];
const parcel = (daysAgo: number, invoiceNo: string, lines?: readonly ParcelLine[]): DemoStep[] => [
  { at: [daysAgo, '23:40'], kind: 'SHIPPED', carrier: 'CJ대한통운', invoiceNo, ...(lines && { lines }) },
];
export const deliver = (daysAgo: number, time: string): DemoStep => ({ at: [daysAgo, time], kind: 'DELIVERED' });
export const confirm = (daysAgo: number): DemoStep => ({ at: [daysAgo, '22:05'], kind: 'confirm' });
export const decide = (daysAgo: number, decision: ClaimDecision, answer = ''): DemoStep => ({
  at: [daysAgo, '10:30'],
  kind: 'decide',
  decision,
  answer,
});
export const claim = (daysAgo: number, claimInput: Omit<Claim, 'kind'>): DemoStep => ({
  at: [daysAgo, '09:15'],
  kind: 'claim',
  ...claimInput,
});

/** Orders of five months: every state of the list, and a claim of each kind. */
const orders: readonly DemoOrder[] = [
  {
    at: [148, '20:41'],
    items: [['BLDC 저소음 선풍기 14인치', 2]],
    method: 'CARD',
    instalmentMonths: 3,
    steps: [...ship(146, '640112345601'), deliver(145, '13:32'), confirm(140), fanReview],
  },
  {
    at: [112, '12:08'],
    items: [
      ['시어버터 바디로션 400ml', 2],
      ['톤업 베이스 크림 40ml', 1],
    ],
    method: 'EASY_PAY',
    steps: [...ship(110, '640112345617'), deliver(109, '11:20'), confirm(104), ...creamReviews],
  },
  {
    at: [76, '23:52'],
    items: [['호텔 구스 베개 2개입', 1]],
    method: 'CARD',
    isLeftUnpaid: true,
    steps: [{ at: [75, '00:25'], kind: 'expire' }],
  },
  {
    at: [75, '08:30'],
    items: [['호텔 구스 베개 2개입', 1]],
    method: 'TRANSFER',
    steps: [
      ...ship(73, '640112345622', '한진택배'),
      deliver(72, '18:47'),
      claim(70, {
        type: 'EXCHANGE',
        fault: 'SELLER',
        reason: '한 개의 박음질이 풀려 있어요.',
        lines: [{ lineNo: 1, quantity: 1 }],
      }),
      decide(70, 'approve', '불편을 드려 죄송해요. 내일 기사님이 방문해요.'),
      decide(68, 'pick-up'),
      decide(66, 'complete', '새 상품을 보냈어요.'),
      confirm(61),
    ],
  },
  {
    at: [41, '19:26'],
    items: [
      ['반자동 에스프레소 머신 홈카페 EM20', 1],
      ['내열 유리 밀폐용기 6종', 2],
    ],
    method: 'CARD',
    instalmentMonths: 6,
    deliveryRequest: '배송 전에 연락 주세요',
    steps: [
      ...ship(39, '640112345638'),
      deliver(38, '15:03'),
      claim(36, {
        type: 'RETURN',
        fault: 'MEMBER',
        reason: '생각보다 커서 찬장에 들어가지 않아요.',
        lines: [{ lineNo: 2, quantity: 1 }],
      }),
      decide(36, 'approve', '접수했어요. 이틀 안에 기사님이 방문해요.'),
      decide(34, 'pick-up'),
      decide(32, 'complete', '상품을 확인하고 환불했어요.'),
      confirm(29),
    ],
  },
  {
    at: [26, '21:15'],
    items: [['듀얼 에어프라이어 9L 두 칸', 1]],
    method: 'CARD',
    steps: [
      claim(25, {
        type: 'CANCEL',
        fault: 'MEMBER',
        reason: '색상을 바꿔서 다시 주문하려고요.',
        lines: [{ lineNo: 1, quantity: 1 }],
      }),
    ],
  },
  {
    at: [13, '13:40'],
    items: [
      ['레티놀 탄력 세럼 40ml', 1],
      ['허니 립밤 슬리핑 팩 15g', 2],
    ],
    method: 'EASY_PAY',
    // In two parcels: the serum a day earlier.
    steps: [
      { at: [12, '23:10'], kind: 'PREPARING' },
      ...parcel(12, '640112345643', [{ lineNo: 1, pieces: 1 }]),
      ...parcel(11, '640112345644'),
      ...[deliver(10, '12:11'), confirm(6)],
    ],
  },
  {
    at: [9, '22:02'],
    items: [['데일리 백팩 20L 방수', 1]],
    method: 'CARD',
    steps: [
      ...ship(7, '640112345659'),
      deliver(5, '17:25'),
      claim(2, {
        type: 'RETURN',
        fault: 'MEMBER',
        reason: '화면에서 본 것과 색이 달라 보여요.',
        lines: [{ lineNo: 1, quantity: 1 }],
      }),
      decide(1, 'approve', '접수했어요. 기사님이 방문 전에 연락드려요.'),
    ],
  },
  {
    at: [6, '18:33'],
    items: [['청송 부사 사과 가정용 5kg', 1]],
    method: 'EASY_PAY',
    deliveryRequest: '문 앞에 놓아 주세요',
    steps: [...ship(4, '640112345663', '우체국택배'), deliver(2, '14:50')],
  },
  {
    at: [3, '21:04'],
    items: [
      ['노이즈캔슬링 무선 헤드폰 H700', 1],
      ['진공 텀블러 890ml 2종 세트', 2],
    ],
    method: 'CARD',
    deliveryRequest: '문 앞에 놓아 주세요',
    steps: ship(1, '640112345678'),
  },
  {
    at: [2, '10:17'],
    items: [['디퓨저 200ml + 소이캔들 선물세트', 1]],
    method: 'TRANSFER',
    steps: [{ at: [1, '09:30'], kind: 'PREPARING' }],
  },
  {
    at: [1, '23:36'],
    items: [
      ['우유 거품 캡슐 머신 라떼 C3', 1],
      ['음파 전동칫솔 T4 리필 3개입', 1],
    ],
    method: 'CARD',
    deliveryRequest: '부재 시 경비실에 맡겨 주세요',
    steps: [],
  },
  { at: 'now', items: [['글로우 쿠션 팩트 + 리필', 1]], method: 'VIRTUAL_ACCOUNT', steps: [] },
];

/** The first member's. */
export const demoStory: DemoStory = { addresses: demoAddresses, orders };
