import type { PricedChoice } from '@mall/domain/wireless-choice';
import type { Quote } from '@mall/domain/wireless-quote';
import { instalmentLabel } from '@mall/domain/wireless-words';
import type { SumRow } from '@mall/ui/sum-list';

const unlessZero = (label: string, amount: number): SumRow[] => (amount === 0 ? [] : [{ label, amount }]);

/** From the release price to the base of the instalments, and their interest. */
export function deviceRows(quote: Quote): SumRow[] {
  const { instalmentMonths: months, deviceLastMonth, deviceMonthly } = quote;
  return [
    { label: '출고가', amount: quote.releasePrice },
    ...unlessZero('공통지원금', -quote.commonSupport),
    ...unlessZero('추가지원금', -quote.extraSupport),
    { label: '할부원금', amount: quote.principal, isSubtotal: true },
    ...unlessZero(`할부이자 ${months}개월 합계`, quote.deviceInterest),
    ...(deviceLastMonth === deviceMonthly ? [] : [{ label: '마지막 달 기기값', amount: deviceLastMonth }]),
  ];
}

export function planRows({ plan, quote }: PricedChoice): SumRow[] {
  return [
    { label: plan.name, amount: quote.planMonthlyPrice },
    ...unlessZero('선택약정 할인', -quote.planDiscountMonthly),
  ];
}

/** How the monthly device amount follows from the principal, in short. */
export function deviceFormula({ instalmentMonths: months, annuityFactor }: Quote, ratePercent: number) {
  if (months === 1) return { title: '할부원금을 한 번에 내요', text: '할부수수료가 없어요' };
  return {
    title: `할부원금 × ${annuityFactor.toFixed(7)}`,
    text: `월 ${ratePercent}%, ${instalmentLabel(months)} 원리금 균등`,
  };
}
