import { randomUUID } from 'node:crypto';
import type { DataOf } from '@mall/contracts/endpoint';
import type {
  getSubscriptionForm,
  listSubscriptionApplications,
  SubscriptionApplicationDetail,
  SubscriptionSubmission,
} from '@mall/contracts/subscription-application';
import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import type { TermVersion } from '@mall/db/seed/content/types';
import { costOf } from '@mall/domain/subscription-choice';
import { subscription } from './products.ts';
import type { Shop } from './shop.ts';

const purifierNo = 'SB0001';

export const purifier = subscription(purifierNo, {
  name: '직수 정수기',
  registrationFee: 30_000,
  isFirstMonthFree: true,
  cancellationTerms: [{ label: '의무 기간 안에 해지', value: '남은 월 렌탈료의 10%와 철거비 20,000원을 냅니다.' }],
  terms: [
    { months: 36, careType: 'SELF', monthlyFee: 28_900 },
    { months: 60, careType: 'VISIT', monthlyFee: 24_900 },
  ],
  partnerCards: [{ cardNo: 1, name: '가람카드', minimumSpend: 300_000, monthlyDiscount: 13_000 }],
});

export const subscriptionTerms: readonly TermVersion[] = [
  { termNo: 11, termCode: 'subscription', appliedOn: '2020-01-01', html: '' },
  { termNo: 12, termCode: 'privacy', appliedOn: '2020-01-01', html: '' },
  { termNo: 13, termCode: 'thirdParty', appliedOn: '2020-01-01', html: '' },
];

type Choice = SubscriptionSubmission['choice'];
const choice: Choice = { months: 60, careType: 'VISIT', cardNo: 1 };
export const applicant = { name: '김가은', phone: '01012345678', email: 'gaeun@example.kr' };
export const installation = {
  ...{ recipient: '김가은', phone: '01012345678', postcode: '04524', roadAddress: '서울 중구 세종대로 110' },
  ...{ detailAddress: '101호', request: '점심 뒤에 와 주세요' },
};

/** What a member does to apply for a subscription. */
export function subscribing(shop: Shop, token: string) {
  const at = shop.at('familyshop');
  const options = { token };
  const path = (applicationNo: string, part = '') => `/subscription-applications/${applicationNo}${part}`;
  const form = () => at.get<DataOf<typeof getSubscriptionForm>>('/subscription-application-form', options);
  return {
    form,
    /** Signs what a browser would show of the choice. */
    apply: async ({
      choice: chosen = choice,
      ...values
    }: { readonly choice?: Choice } & Record<string, unknown> = {}) => {
      const [detail, known] = await Promise.all([
        at.get<SubscriptionDetail>(`/products/subscriptions/${purifierNo}`, options),
        at.get<{ firstDay: string; terms: { infoNo: number }[] }>('/subscription-application-form', options),
      ]);
      const cost = detail.data && costOf(detail.data, chosen);
      return at.post<{ subsNo: string }>('/subscription-applications', {
        token,
        body: {
          ...{ productNo: purifierNo, choice: chosen, applicant, installation, preferredOn: known.data?.firstDay },
          requestKey: randomUUID(),
          agreedTerms: known.data?.terms.map(({ infoNo }) => infoNo) ?? [],
          expectedMonthly: cost?.monthlyTotal ?? 0,
          expectedTotal: cost?.termTotal ?? 0,
          ...values,
        },
      });
    },
    get: (applicationNo: string) => at.get<SubscriptionApplicationDetail>(path(applicationNo), options),
    file: (applicationNo: string) =>
      at.get<{ fileName: string; contentBase64: string }>(path(applicationNo, '/sheet'), options),
    cancel: (applicationNo: string, reason = '마음이 바뀌었어요') =>
      at.post<SubscriptionApplicationDetail>(path(applicationNo, '/cancel'), { token, body: { reason } }),
    list: (query = '') =>
      at.get<DataOf<typeof listSubscriptionApplications>>(`/subscription-applications${query}`, options),
  };
}
