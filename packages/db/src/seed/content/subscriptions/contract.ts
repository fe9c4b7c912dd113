import type { CareTypeCode, ContractMonths, Labelled, PartnerCard, SubscriptionTerm } from '../types.ts';
import type { Rent, RentalFamily } from './family.ts';

/** What a month costs in a contract of so many, against 60. */
const dearness = { 12: 1.72, 24: 1.44, 36: 1.28, 60: 1 } as const satisfies Record<ContractMonths, number>;
const allMonths: readonly ContractMonths[] = [12, 24, 36, 60];
/** Nobody else looks after it for longer. */
const longestSelfCare = 36;
const selfCareSaves = 3000;

/** The ways to rent a product: each contract up to its longest, with each care that is offered. */
export function termsOf({ months: longest, fee }: Rent, care: RentalFamily['care']): SubscriptionTerm[] {
  const offered = allMonths.filter((months) => months <= longest);
  const term = (careType: CareTypeCode, months: ContractMonths, saved = 0): SubscriptionTerm => ({
    months,
    careType,
    monthlyFee: feeFor(months, longest, fee) - saved,
  });
  if (care !== 'both') return offered.map((months) => term(care === 'visit' ? 'VISIT' : 'SELF', months));
  return [
    ...offered.map((months) => term('VISIT', months)),
    ...offered.filter((months) => months <= longestSelfCare).map((months) => term('SELF', months, selfCareSaves)),
  ];
}

/** Prices end in 900 won. */
function feeFor(months: ContractMonths, longest: ContractMonths, fee: number): number {
  return months === longest ? fee : Math.round((fee * dearness[months]) / dearness[longest] / 1000) * 1000 - 100;
}

/** Cards of invented issuers; a dearer product has the larger discounts. */
export function partnerCardsOf(fee: number): PartnerCard[] {
  const half = fee < 20_000;
  const cards = [
    { name: '한빛카드', minimumSpend: 300_000, monthlyDiscount: half ? 6000 : 13_000 },
    { name: '다온카드', minimumSpend: 500_000, monthlyDiscount: half ? 8000 : 16_000 },
    { name: '새봄카드', minimumSpend: 700_000, monthlyDiscount: half ? 10_000 : 20_000 },
  ];
  const offered = fee < 50_000 ? cards.filter(({ name }) => name !== '다온카드') : cards;
  return offered.map((card, index) => ({ cardNo: index + 1, ...card }));
}

/** Of the fees that are left, from whoever leaves within the term. */
export const leavePercent = 10;
/** A fitter takes it down, or a parcel service fetches the box. */
export const takeBackFeeOf = (isInstalled: boolean): number => (isInstalled ? 20_000 : 10_000);

/** What leaving costs, told before the contract. */
export function cancellationTermsOf(isInstalled: boolean): Labelled[] {
  const fee = `${takeBackFeeOf(isInstalled).toLocaleString('ko-KR')}원`;
  const takingBack = isInstalled ? `철거비 ${fee}을 냅니다.` : `회수 배송비 ${fee}을 냅니다.`;
  const moving = isInstalled
    ? '같은 지역은 1회 무료, 이후에는 이전 설치비 50,000원입니다.'
    : '새 주소만 알려 주면 돼요. 따로 드는 돈은 없어요.';
  return [
    { label: '의무 기간 안에 해지', value: `남은 월 렌탈료의 ${leavePercent}%와 ${takingBack}` },
    { label: '의무 기간이 지난 뒤', value: '위약금 없이 반납하거나 그대로 계속 쓸 수 있어요.' },
    { label: '이사할 때', value: moving },
  ];
}
