import type { ContractMonths, DiscountType, InstalmentMonths, JoinType } from '@mall/contracts/wireless-codes';
import type { CarrierPlan, DeviceSupport, WirelessDetail, WirelessMemory } from '@mall/contracts/wireless-detail';
import { ineligibilityReasons } from './plan-eligibility.ts';
import { cardTerms, compareDiscounts, type DiscountComparison, type Quote } from './wireless-quote.ts';

/** A shopper's choice; neither discount is preselected. */
export type WirelessChoice = {
  readonly joinType: JoinType;
  readonly colour: string;
  readonly memory: string;
  readonly planNo: number;
  readonly discountType: DiscountType | null;
  readonly instalmentMonths: InstalmentMonths;
  /** For the plan discount. */
  readonly contractMonths: ContractMonths;
};

/** The choice with everything derived from it. */
export type PricedChoice = {
  readonly choice: WirelessChoice;
  readonly plan: CarrierPlan;
  readonly memory: WirelessMemory;
  /** The row in force; a combination without one has no support. */
  readonly support: DeviceSupport | undefined;
  readonly comparison: DiscountComparison;
  /** The quote shown: with the chosen discount, otherwise with the cheaper one. */
  readonly quote: Quote;
};

/**
 * Prices a choice with the rows in force. Undefined when the phone has no such plan or memory, or when a person of this age may not take
 * the plan (plan-eligibility): a plan that may not be taken has no price. `age` is international, null while unknown.
 */
export function priceChoice(
  detail: Omit<WirelessDetail, 'card'>,
  choice: WirelessChoice,
  age: number | null,
): PricedChoice | undefined {
  const plan = detail.plans.find(({ planNo }) => planNo === choice.planNo);
  const memory = detail.memories.find((candidate) => candidate.memory === choice.memory);
  if (!plan || !memory) return undefined;
  const { network } = detail;
  if (ineligibilityReasons(plan, { network, joinType: choice.joinType, age }).length > 0) return undefined;
  const support = detail.supports.find(
    (row) => row.planNo === choice.planNo && row.memory === choice.memory && row.joinType === choice.joinType,
  );
  const comparison = compareDiscounts(
    { releasePrice: memory.releasePrice, plan, support },
    {
      instalmentMonths: choice.instalmentMonths,
      contractMonths: choice.contractMonths,
      instalmentRate: detail.instalmentRatePercent / 100,
    },
  );
  const shown = choice.discountType ?? comparison.cheaper ?? 'PLAN_DISCOUNT';
  return {
    choice,
    plan,
    memory,
    support,
    comparison,
    quote: shown === 'COMMON_SUPPORT' ? comparison.commonSupport : comparison.planDiscount,
  };
}

/** Begins with the choice that prices the card, so that the first sum is the one that was clicked. */
export function firstChoice({ card, colours, memories, plans }: WirelessDetail): WirelessChoice {
  const plan = plans.find(({ name }) => name === card.price.planName) ?? plans[0];
  const colour = colours.find(({ isSoldOut }) => !isSoldOut) ?? colours[0];
  const memory =
    memories.find((candidate) => candidate.memory === card.price.memory && !candidate.isSoldOut) ??
    memories.find(({ isSoldOut }) => !isSoldOut) ??
    memories[0];
  return {
    joinType: card.price.joinType,
    colour: colour?.name ?? '',
    memory: memory?.memory ?? '',
    planNo: plan?.planNo ?? 0,
    discountType: null,
    ...cardTerms,
  };
}
