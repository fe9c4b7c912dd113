import { annualRatePercent } from '@mall/domain/instalment';
import { formatWon } from '@mall/domain/money';
import type { QuoteLine, QuoteLineKind, QuotePart, QuotePartKind } from '@mall/domain/quote-lines';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { dayText } from '../../../lib/moment-text.ts';

export const lineLabels: Record<QuoteLineKind, string> = {
  principal: '할부원금',
  deviceMonthly: '매달 기기값',
  deviceInterest: '할부이자 합계',
  planMonthly: '매달 통신요금',
  monthlyTotal: '매달 내는 금액',
  termTotal: '기기값 전부와 24개월 요금 합계',
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

export type Summand = {
  readonly label: string;
  readonly amount: number;
  /** The source of a figure and its first day; sums of other lines have none. */
  readonly source: string | undefined;
};

type Sources = { readonly [Kind in QuotePartKind]?: string };

/** Where the figures of a price come from: the operator's rows in force, each with its first day. */
export function sourcesOf({ plan, memory, support }: PricedChoice, mallName: string): Sources {
  const since = (from: string) => `${dayText(from)}부터`;
  const priceList = (name: string) => `${plan.carrier} ${name} · ${since(plan.pricedFrom)}`;
  return {
    releasePrice: `제조사 출고가 · ${memory.priceSince.replaceAll('-', '.')}부터`,
    planMonthlyPrice: priceList('요금표'),
    planDiscount: priceList('선택약정 할인표'),
    ...(support && {
      commonSupport: `${plan.carrier} 공통지원금 · ${since(support.validFrom)}`,
      extraSupport: `${mallName} 추가지원금 · ${since(support.validFrom)}`,
    }),
  };
}

/** `매달 기기값 75,183원 × 24개월`, with the result. */
function summandOf({ kind, amount, times }: QuotePart, sources: Sources): Summand {
  const label = times === 1 ? partLabels[kind] : `${partLabels[kind]} ${formatWon(amount)} × ${times}개월`;
  return { label, amount: amount * times, source: sources[kind] };
}

/** The explanation of an amount: its summands, or how the instalment follows from the principal. */
export type Explained =
  | { readonly line: QuoteLine; readonly summands: readonly Summand[] }
  | { readonly line: QuoteLine; readonly formula: readonly string[] };

export function explainLine(line: QuoteLine, sources: Sources, ratePercent: number): Explained {
  if ('parts' in line) return { line, summands: line.parts.map((part) => summandOf(part, sources)) };
  const { principal, annuityFactor, months } = line;
  if (months === 1) return { line, formula: [`${formatWon(principal)}을 한 번에 내요. 이자가 없어요.`] };
  return {
    line,
    formula: [
      `${formatWon(principal)} × ${annuityFactor.toFixed(7)}`,
      `할부원금 × r(1+r)ⁿ ÷ ((1+r)ⁿ − 1)`,
      `r = 월 ${ratePercent}%, n = ${months}개월, 원리금 균등`,
      `할부수수료 연 ${annualRatePercent(ratePercent / 100)}%`,
    ],
  };
}
