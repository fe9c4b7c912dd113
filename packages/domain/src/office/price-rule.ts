import type { PriceBase, PriceRule, Rounding, RuleVerdict } from '@mall/contracts/office/price-runs';
import { isWithinBand, type PriceBand } from './listing-price.ts';

type Counting = Pick<PriceRule, 'base' | 'percent' | 'unit' | 'rounding'>;
type Prices = {
  /** 0: none. */
  readonly marketPrice: number;
  readonly salePrice: number;
  /** Null: not known. */
  readonly supplyPrice: number | null;
};

/** The price that a rule computes, in won; undefined if there is no base price, or the result is not positive. */
export function ruledPrice({ base, percent, unit, rounding }: Counting, prices: Prices): number | undefined {
  const from = { MARKET: prices.marketPrice, NOW: prices.salePrice, SUPPLY: prices.supplyPrice ?? 0 }[base];
  // Computed with whole numbers, so that halves are exact.
  const price = rounded(from * (100 + percent), 100 * unit, rounding) * unit;
  return price > 0 ? price : undefined;
}

function rounded(amount: number, by: number, rounding: Rounding): number {
  if (rounding === 'DOWN') return Math.floor(amount / by);
  if (rounding === 'UP') return Math.ceil(amount / by);
  return Math.floor((2 * amount + by) / (2 * by));
}

/** What happens to a price. */
export function ruleVerdict(before: number, after: number | undefined, band: PriceBand | undefined): RuleVerdict {
  if (after === undefined) return 'NO_BASE';
  if (after === before) return 'SAME';
  return isWithinBand(after, band) ? 'CHANGED' : 'OUT_OF_BAND';
}

export const baseNames: Readonly<Record<PriceBase, string>> = {
  MARKET: '시중가',
  NOW: '지금 판매가',
  SUPPLY: '공급가',
};
export const roundingNames: Readonly<Record<Rounding, string>> = { NEAREST: '반올림', DOWN: '내림', UP: '올림' };

/** 가람 · 시중가 −12% · 100원 단위 반올림 */
export function ruleWords({ brand, categoryNo, base, percent, unit, rounding }: PriceRule): string {
  const change = percent === 0 ? '그대로' : `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
  const unitWords = unit === 1 ? '원 단위' : `${unit}원 단위`;
  const what = [brand || '모든 브랜드', categoryNo && `메뉴 ${categoryNo}`].filter(Boolean).join(' ');
  return [what, `${baseNames[base]} ${change}`, `${unitWords} ${roundingNames[rounding]}`].join(' · ');
}
