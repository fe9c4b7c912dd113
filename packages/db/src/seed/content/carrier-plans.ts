import type { CarrierPlan, PlanRule } from './carrier-types.ts';

type PlanExtras = {
  /** Won off a month by 12 months of contract, where it is not the same as by 24. */
  discount12?: number;
  isPopular?: true;
  /** Whom the plan is for and with which phones, where it is not for everybody with a 5G phone. */
  rule?: Partial<PlanRule>;
};

const forEverybody: PlanRule = {
  minAge: null,
  maxAge: null,
  phoneNetworks: ['5G'],
  joinTypes: ['NEW', 'TRANSFER', 'CHANGE'],
  persons: ['INDIVIDUAL'],
};
const anyPhone = ['5G', 'LTE'] as const;

type PlanRow = readonly [
  name: string,
  monthlyPrice: number,
  /** As the carrier states it; not always a quarter to the won. */
  discount24: number,
  dataSummary: string,
  benefitSummary: string,
  extras?: PlanExtras,
];

const ontel: readonly PlanRow[] = [
  ['5G 시그니처 109', 109000, 27250, '데이터 무제한 + 공유 100GB', 'OTT 2종 포함'],
  ['5G 플러스 89', 89000, 22250, '데이터 무제한 + 공유 70GB', 'OTT 1종 선택', { isPopular: true }],
  ['5G 스탠다드 69', 69000, 17250, '110GB + 소진 시 5Mbps', '공유 40GB'],
  ['5G 슬림 49', 49000, 12250, '15GB + 소진 시 1Mbps', '통화·문자 무제한'],
  ['5G 틴 45', 45000, 11250, '9GB + 소진 시 400Kbps', '만 18세 이하, 인강 데이터 무료', { rule: { maxAge: 18 } }],
  ['5G 시니어 42', 42000, 10500, '10GB + 소진 시 1Mbps', '만 65세 이상, 건강 상담 전화', { rule: { minAge: 65 } }],
  [
    ...(['키즈 안심 28', 28000, 7000, '3GB + 소진 시 400Kbps', '만 12세 이하, 위치 알림 포함'] as const),
    { rule: { maxAge: 12, phoneNetworks: anyPhone } },
  ],
];

const parang: readonly PlanRow[] = [
  ['파랑 프리미엄 105', 105000, 26250, '데이터 무제한 + 공유 90GB', 'OTT 1종 + 음악 감상'],
  ['파랑 스페셜 85', 85000, 21250, '데이터 무제한 + 공유 50GB', 'OTT 1종 선택'],
  [
    '파랑 베이직 65',
    65000,
    16250,
    '80GB + 소진 시 3Mbps',
    '해외 로밍 50% 할인',
    { isPopular: true, rule: { phoneNetworks: anyPhone } },
  ],
  ['파랑 라이트 54', 54890, 13750, '24GB + 소진 시 1Mbps', '통화·문자 무제한', { rule: { phoneNetworks: anyPhone } }],
  [
    ...(['파랑 온라인 39', 39000, 9750, '12GB + 소진 시 1Mbps', '온라인 전용, 신규가입·번호이동만'] as const),
    { discount12: 9000, rule: { phoneNetworks: anyPhone, joinTypes: ['NEW', 'TRANSFER'] } },
  ],
  [
    ...(['파랑 키즈 25', 25300, 6380, '2GB + 소진 시 400Kbps', '만 12세 이하, 등하교 알림'] as const),
    { rule: { maxAge: 12, phoneNetworks: anyPhone } },
  ],
];

const haneul: readonly PlanRow[] = [
  ['하늘 맥스 115', 115000, 28750, '데이터 무제한 + 공유 120GB', 'OTT 2종 + 워치 회선 무료'],
  ['하늘 프리 95', 95000, 23750, '데이터 무제한 + 공유 80GB', 'OTT 1종 선택'],
  ['하늘 데이터 75', 75000, 18750, '150GB + 소진 시 5Mbps', '공유 60GB', { isPopular: true }],
  [
    '하늘 심플 61',
    61000,
    15250,
    '50GB + 소진 시 3Mbps',
    '통화·문자 무제한',
    { discount12: 14000, rule: { phoneNetworks: anyPhone } },
  ],
  ['하늘 LTE 43', 43000, 10780, '6GB + 소진 시 400Kbps', 'LTE 휴대폰 전용', { rule: { phoneNetworks: ['LTE'] } }],
  [
    ...(['하늘 효도 33', 33000, 8250, '3GB + 소진 시 400Kbps', '만 65세 이상, 가족 지정 통화'] as const),
    { rule: { minAge: 65, phoneNetworks: anyPhone } },
  ],
  [
    ...(['하늘 나라사랑 55', 55000, 13750, '100GB + 소진 시 5Mbps', '현역 병사 전용, 부대 와이파이 무료'] as const),
    { rule: { persons: ['SOLDIER'], phoneNetworks: anyPhone } },
  ],
];

const carriers = { 온텔: ontel, 파랑모바일: parang, 하늘텔: haneul };

/** The plans of three invented carriers; a name belongs to one carrier only. */
export const carrierPlans: readonly CarrierPlan[] = Object.entries(carriers).flatMap(([carrier, rows], place) =>
  rows.map(([name, monthlyPrice, discountMonthly24, dataSummary, benefitSummary, extras], index) => ({
    planNo: (place + 1) * 100 + index + 1,
    carrier,
    name,
    monthlyPrice,
    discountMonthly12: extras?.discount12 ?? discountMonthly24,
    discountMonthly24,
    dataSummary,
    benefitSummary,
    isPopular: extras?.isPopular ?? false,
    ...forEverybody,
    ...extras?.rule,
    sortOrder: (index + 1) * 10,
    validFrom: '2026-09-01T00:00:00+09:00',
  })),
);

const planByName = new Map(carrierPlans.map((plan) => [plan.name, plan]));

/** Fails on a name that no carrier has. */
export function planNamed(name: string): CarrierPlan {
  const plan = planByName.get(name);
  if (!plan) throw new Error(`no plan named ${name}`);
  return plan;
}
