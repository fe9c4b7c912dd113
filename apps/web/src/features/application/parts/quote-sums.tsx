import type { ApplicationQuote } from '@mall/contracts/application';
import { SumList, type SumRow } from '@mall/ui/sum-list';

const unlessZero = (label: string, amount: number): SumRow[] => (amount === 0 ? [] : [{ label, amount }]);

/** A monthly payment computed from the release price, so that it can be checked. */
export function QuoteSums({ quote }: { quote: Omit<ApplicationQuote, 'termMonths' | 'termTotal' | 'contractMonths'> }) {
  const months = quote.instalmentMonths;
  const rows: SumRow[] = [
    { label: '출고가', amount: quote.releasePrice },
    ...unlessZero('공통지원금', -quote.commonSupport),
    ...unlessZero('추가지원금', -quote.extraSupport),
    { label: '할부원금', amount: quote.principal, isSubtotal: true },
    { label: months === 1 ? '기기값 일시불' : `매달 기기값 (${months}개월)`, amount: quote.deviceMonthly },
    ...unlessZero(`할부이자 ${months}개월 합계`, quote.deviceInterest),
    ...(quote.deviceLastMonth === quote.deviceMonthly
      ? []
      : [{ label: '마지막 달 기기값', amount: quote.deviceLastMonth }]),
    { label: '요금제 월정액', amount: quote.planMonthlyPrice },
    ...unlessZero('선택약정 할인', -quote.planDiscountMonthly),
    { label: '매달 통신요금', amount: quote.planMonthly, isSubtotal: true },
  ];
  return <SumList rows={rows} total={{ label: '월 예상 납부액', amount: quote.monthlyTotal }} />;
}
