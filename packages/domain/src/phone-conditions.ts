import type { ContractMonths, DiscountType, InstalmentMonths, JoinType, Network } from '@mall/contracts/wireless-codes';
import type { CarrierPlan } from '@mall/contracts/wireless-detail';
import { carrierError } from './application-steps.ts';
import { ineligibilityReasons } from './plan-eligibility.ts';
import { cardTerms } from './wireless-quote.ts';

/** A shopper's conditions for a phone (내 조건): all phones are priced by them, so that they can be compared. */
export type PhoneConditions = {
  readonly joinType: JoinType;
  /** The current carrier of the line, and the desired one; empty is any. */
  readonly currentCarrier: string;
  readonly carrier: string;
  /** International age of the line's user; null if not stated. */
  readonly age: number | null;
  /** The least data of the plan in GB a month; infinite is unlimited. */
  readonly leastData: number;
  readonly instalmentMonths: InstalmentMonths;
  readonly contractMonths: ContractMonths;
  /** Null is whichever costs less per month. */
  readonly discountType: DiscountType | null;
};

/** The conditions before anything is chosen. */
export const openConditions: PhoneConditions = {
  joinType: 'TRANSFER',
  ...{ currentCarrier: '', carrier: '', age: null, leastData: 0, discountType: null },
  ...cardTerms,
};

/** Data of a plan in GB a month, parsed from the beginning of its summary; 0 if it states none. */
export function dataOf({ dataSummary }: Pick<CarrierPlan, 'dataSummary'>): number {
  const [, amount, unit] = /(무제한|[\d.]+)\s*(GB|MB)?/i.exec(dataSummary) ?? [];
  if (amount === '무제한') return Number.POSITIVE_INFINITY;
  if (!unit) return 0;
  return unit.toUpperCase() === 'GB' ? Number(amount) : Number(amount) / 1024;
}

/** Whether a plan meets the conditions, regardless of who may take it. */
export function isWanted(
  plan: CarrierPlan,
  { carrier, currentCarrier, joinType, leastData }: PhoneConditions,
): boolean {
  if (carrier !== '' && plan.carrier !== carrier) return false;
  if (currentCarrier !== '' && carrierError(joinType, { currentCarrier, planCarrier: plan.carrier })) return false;
  return dataOf(plan) >= leastData;
}

/** The plans that may price a phone of this network: those that meet the conditions and that this person may take. */
export const plansFor = <Plan extends CarrierPlan>(
  plans: readonly Plan[],
  network: Network,
  conditions: PhoneConditions,
): Plan[] =>
  plans.filter(
    (plan) => isWanted(plan, conditions) && ineligibilityReasons(plan, { network, ...conditions }).length === 0,
  );
