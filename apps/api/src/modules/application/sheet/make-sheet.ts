import type { ApplicationQuote, ContractSheet } from '@mall/contracts/application';
import type { Applicant, ApplicationDelivery } from '@mall/contracts/application-draft';
import { annualRatePercent } from '@mall/domain/instalment';
import type { Term } from '../../../consent/consent.repository.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { PricedApplication } from '../price-application.ts';

type Signed = {
  readonly mall: Mall;
  readonly applicationNo: string;
  readonly priced: PricedApplication;
  readonly applicant: Applicant;
  readonly certifiedAt: Date;
  readonly delivery: ApplicationDelivery;
  readonly terms: readonly Term[];
  readonly at: Date;
};

/** The contract sheet: everything agreed, with the texts and amounts of this moment, complete in itself. */
export function makeSheet({
  mall,
  applicationNo,
  priced,
  applicant,
  certifiedAt,
  delivery,
  terms,
  at,
}: Signed): ContractSheet {
  const { detail, plan, choice } = priced;
  const { company, representativeName, businessNumber, address, customerPhone: phone } = mall;
  return {
    applicationNo,
    signedAt: at.toISOString(),
    mallName: mall.name,
    seller: { company, representativeName, businessNumber, address, phone },
    productName: detail.card.name,
    memory: choice.memory,
    colour: choice.colour,
    joinType: choice.joinType,
    applicant,
    certifiedAt: certifiedAt.toISOString(),
    plan: {
      carrier: plan.carrier,
      name: plan.name,
      dataSummary: plan.dataSummary,
      benefitSummary: plan.benefitSummary,
    },
    quote: quoteOf(priced),
    monthlyRatePercent: detail.instalmentRatePercent,
    annualRatePercent: annualRatePercent(detail.instalmentRatePercent / 100),
    supports: supportsOf(priced, mall),
    delivery,
    terms: [...terms],
  };
}

/** The amounts of a quote that a member signs. */
function quoteOf({ quote }: Pick<PricedApplication, 'quote'>): ApplicationQuote {
  const { annuityFactor: _, ...amounts } = quote;
  return amounts;
}

/** Who pays each support, how much, how and on what conditions; supports of zero are left out. */
function supportsOf({ quote, plan }: PricedApplication, mall: Mall): ContractSheet['supports'] {
  const { commonSupport, extraSupport, planDiscountMonthly, contractMonths } = quote;
  const stay = `${contractMonths}개월 동안 이용하는 조건이며, 중도에 해지하면 이용 기간에 따라 반환금이 발생합니다.`;
  const all = [
    {
      name: '공통지원금',
      payer: plan.carrier,
      amount: commonSupport,
      way: '단말기 출고가에서 차감',
      conditions: `${stay} 선택약정 할인과 함께 받을 수 없습니다.`,
    },
    {
      name: '선택약정 할인',
      payer: plan.carrier,
      amount: planDiscountMonthly,
      way: `통신요금에서 매달 차감(${contractMonths}개월)`,
      conditions: `${stay} 공통지원금과 함께 받을 수 없으며, 단말기 가격의 할인이 아닙니다.`,
    },
    {
      name: '추가지원금',
      payer: mall.company,
      amount: extraSupport,
      way: '단말기 출고가에서 차감',
      conditions: `${plan.name} 요금제로 개통하는 조건입니다.`,
    },
  ];
  return all.filter(({ amount }) => amount > 0);
}
