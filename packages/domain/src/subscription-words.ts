import type { CareType } from '@mall/contracts/product-codes';
import type { SubscriptionState } from '@mall/contracts/subscription-application-codes';
import { formatNumber, formatWon } from './money.ts';
import type { SubscriptionCost } from './subscription-choice.ts';

/** The names of the kinds of care on every screen. */
export const careTypeLabels: Record<CareType, string> = { VISIT: '방문관리', SELF: '셀프관리' };

const inTenThousandWon = (amount: number): string =>
  amount % 10_000 === 0 ? `${formatNumber(amount / 10_000)}만원` : formatWon(amount);

/** `30만원 이상`: the spending in the previous month that a partner card requires. */
export const spendText = (minimumSpend: number): string =>
  minimumSpend === 0 ? '실적 조건 없음' : `${inTenThousandWon(minimumSpend)} 이상`;

/** Who maintains the product, and how often. */
export const careText = (careType: CareType, visitCycleMonths: number): string =>
  careType === 'VISIT' && visitCycleMonths > 0 ? `${visitCycleMonths}개월마다 매니저 방문` : '직접 관리';

type TermSum = Pick<SubscriptionCost, 'monthlyTotal' | 'paidMonths' | 'registrationFee'>;

/** How the total over a term is computed: `11,900원 × 59개월 (첫 달 0원) + 등록비 50,000원`. */
export function termSumText(termMonths: number, { monthlyTotal, paidMonths, registrationFee }: TermSum): string {
  const months = `${formatWon(monthlyTotal)} × ${paidMonths}개월${paidMonths < termMonths ? ' (첫 달 0원)' : ''}`;
  return registrationFee > 0 ? `${months} + 등록비 ${formatWon(registrationFee)}` : months;
}

type Choice = {
  readonly months: number;
  readonly careType: CareType;
  readonly partnerCard: { readonly name: string } | null;
};

/** `60개월 · 방문관리 · 한빛카드`: a choice in one line. */
export const choiceText = ({ months, careType, partnerCard }: Choice): string =>
  [`${months}개월`, careTypeLabels[careType], ...(partnerCard ? [partnerCard.name] : [])].join(' · ');

/** The names of the states on every screen. */
export const subscriptionStateLabels: Readonly<Record<SubscriptionState, string>> = {
  RECEIVED: '신청',
  CONSULTING: '상담중',
  APPROVED: '승인',
  INSTALLATION_PLANNED: '설치예정',
  IN_USE: '이용중',
  TERMINATED: '해지',
  CANCELLED: '취소',
};

/** What a state means for the member. */
export const subscriptionStateTexts: Readonly<Record<SubscriptionState, string>> = {
  RECEIVED: '신청을 받았어요. 담당자가 곧 전화를 드려요.',
  CONSULTING: '담당자가 설치 환경과 계약 내용을 확인하고 있어요.',
  APPROVED: '신청이 승인됐어요. 설치 날짜를 전화로 정해요.',
  INSTALLATION_PLANNED: '설치 날짜가 정해졌어요.',
  IN_USE: '설치를 마쳤어요. 설치한 날부터 이용료를 내요.',
  TERMINATED: '해지했어요.',
  CANCELLED: '신청을 취소했어요.',
};
