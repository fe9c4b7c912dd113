import type { ContractMonths, ReturnBasis } from '@mall/contracts/wireless-codes';
import { instalmentRatePerMonth, remainingPrincipal } from './instalment.ts';
import type { Quote } from './wireless-quote.ts';

/** The percentage that applies from the end of the previous step until `untilMonth`. */
export type ReturnStep = { readonly untilMonth: number; readonly percent: number };

/** How a carrier computes what it claims back of one benefit: dated data of the operator, never a constant. */
export type ReturnRule = {
  readonly basis: ReturnBasis;
  readonly contractMonths: ContractMonths;
  /** Everything until this day, afterwards the share of the remaining days. Null if steps apply instead. */
  readonly fullDays: number | null;
  /**
   * For a support: the percentage of it that is returned in these months. For the plan discount: the percentage of the discounts received
   * in these months, added up over the steps; a negative step subtracts from what earlier ones have added.
   */
  readonly steps: readonly ReturnStep[];
};

/** What a member who leaves after this many months would owe, in whole won. */
export type LeaveCost = {
  readonly month: number;
  readonly commonSupportReturn: number;
  readonly extraSupportReturn: number;
  readonly planDiscountReturn: number;
  /** Remaining instalments of the device, without interest that is not due yet. */
  readonly remainingPrincipal: number;
  readonly total: number;
};

/** Days of a contract of this many months: 365 for 12, 730 for 24. */
export const contractDays = (months: number): number => Math.round((months * 365) / 12);

/** The cost of leaving at the end of each month, until both the contract and the instalments have ended. */
export function leaveCosts(quote: Quote, rules: readonly ReturnRule[], rate = instalmentRatePerMonth): LeaveCost[] {
  const length = Math.max(quote.contractMonths, quote.instalmentMonths);
  return Array.from({ length }, (_, index) => leaveCostAfter(quote, rules, index + 1, rate));
}

function leaveCostAfter(quote: Quote, rules: readonly ReturnRule[], month: number, rate: number): LeaveCost {
  const back = (basis: ReturnBasis) => {
    const rule = ruleFor(quote, rules, basis);
    return rule && month < quote.contractMonths ? returnOf(rule, benefitOf(quote, basis), month) : 0;
  };
  const parts = {
    commonSupportReturn: back('COMMON_SUPPORT'),
    extraSupportReturn: back('EXTRA_SUPPORT'),
    planDiscountReturn: back('PLAN_DISCOUNT'),
    remainingPrincipal: remainingPrincipal(quote.principal, quote.instalmentMonths, month, rate),
  };
  return { month, ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}

/** The benefits of this quote without a known rule: their cost cannot be stated. */
export const basesWithoutRule = (quote: Quote, rules: readonly ReturnRule[]): ReturnBasis[] =>
  (['COMMON_SUPPORT', 'EXTRA_SUPPORT', 'PLAN_DISCOUNT'] as const).filter(
    (basis) => benefitOf(quote, basis) > 0 && !ruleFor(quote, rules, basis),
  );

const ruleFor = ({ contractMonths }: Quote, rules: readonly ReturnRule[], basis: ReturnBasis): ReturnRule | undefined =>
  rules.find((rule) => rule.basis === basis && rule.contractMonths === contractMonths);

/** A support is received once, the plan discount every month. */
function benefitOf(quote: Quote, basis: ReturnBasis): number {
  if (basis === 'PLAN_DISCOUNT') return quote.planDiscountMonthly;
  return basis === 'COMMON_SUPPORT' ? quote.commonSupport : quote.extraSupport;
}

function returnOf(rule: ReturnRule, benefit: number, month: number): number {
  const isMonthly = rule.basis === 'PLAN_DISCOUNT';
  if (rule.fullDays !== null) {
    const received = isMonthly ? benefit * month : benefit;
    return Math.round(received * shareLeft(rule.contractMonths, rule.fullDays, contractDays(month)));
  }
  const percent = isMonthly ? summedPercent(rule.steps, month) : percentAt(rule.steps, month);
  return Math.max(0, Math.round((benefit * percent) / 100));
}

function shareLeft(months: number, fullDays: number, day: number): number {
  const days = contractDays(months);
  return day <= fullDays ? 1 : (days - day) / (days - fullDays);
}

const percentAt = (steps: readonly ReturnStep[], month: number): number =>
  steps.find(({ untilMonth }) => month <= untilMonth)?.percent ?? 0;

/** The sum of percent times months: six months at 100 and two at 60 are 720. */
function summedPercent(steps: readonly ReturnStep[], month: number): number {
  let sum = 0;
  let from = 0;
  for (const { untilMonth, percent } of steps) {
    sum += percent * Math.max(0, Math.min(month, untilMonth) - from);
    from = untilMonth;
  }
  return sum;
}
