import { formatWon } from '@mall/domain/money';
import type { QuoteLine, QuoteLineKind, QuotePart, QuotePartKind } from '@mall/domain/quote-lines';

export const lineLabels: Record<QuoteLineKind, string> = {
  principal: '할부원금',
  deviceMonthly: '매달 기기값',
  deviceInterest: '할부이자 합계',
  planMonthly: '매달 통신요금',
  monthlyTotal: '매달 내는 금액',
  contractTotal: '기기값 전부와 약정 요금 합계',
};

const partLabels: Record<QuotePartKind, string> = {
  releasePrice: '출고가',
  commonSupport: '공통지원금',
  extraSupport: '추가지원금',
  principal: '할부원금',
  deviceMonthly: '매달 기기값',
  lastMonthDifference: '마지막 달 차액',
  planMonthlyPrice: '월정액',
  planDiscount: '선택약정 할인',
  planMonthly: '매달 통신요금',
};

type Summand = { readonly label: string; readonly amount: number };

/** `매달 기기값 75,183원 × 24개월`, with what it comes to. */
function summandOf({ kind, amount, times }: QuotePart): Summand {
  const label = times === 1 ? partLabels[kind] : `${partLabels[kind]} ${formatWon(amount)} × ${times}개월`;
  return { label, amount: amount * times };
}

/** What stands under an amount: its summands, or how the instalment follows from the principal. */
export type Explained =
  | { readonly line: QuoteLine; readonly summands: readonly Summand[] }
  | { readonly line: QuoteLine; readonly formula: readonly string[] };

export function explainLine(line: QuoteLine, ratePercent: number): Explained {
  if ('parts' in line) return { line, summands: line.parts.map(summandOf) };
  const { principal, annuityFactor, months } = line;
  if (months === 1) return { line, formula: [`${formatWon(principal)}을 한 번에 내요. 이자가 없어요.`] };
  return {
    line,
    formula: [
      `${formatWon(principal)} × ${annuityFactor.toFixed(7)}`,
      `할부원금 × r(1+r)ⁿ ÷ ((1+r)ⁿ − 1)`,
      `r = 월 ${ratePercent}%, n = ${months}개월, 원리금 균등`,
    ],
  };
}
