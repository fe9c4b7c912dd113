import type { ContractMonths, DiscountType, InstalmentMonths, JoinType, Network } from '@mall/contracts/wireless-codes';
import type { CarrierPlan } from '@mall/contracts/wireless-detail';
import { carrierError } from './application-steps.ts';
import { ineligibilityReasons } from './plan-eligibility.ts';
import { cardTerms } from './wireless-quote.ts';

/** How somebody wants a phone (내 조건): all phones are priced by it, and so can be compared. */
export type PhoneConditions = {
  readonly joinType: JoinType;
  /** Whose line it is now, and whose it shall be; empty is any. */
  readonly currentCarrier: string;
  readonly carrier: string;
  /** International age of the line's user; null while it is not stated. */
  readonly age: number | null;
  /** Least data of the plan in GB a month; infinite is unlimited. */
  readonly leastData: number;
  readonly instalmentMonths: InstalmentMonths;
  readonly contractMonths: ContractMonths;
  /** Null is whichever costs less a month. */
  readonly discountType: DiscountType | null;
};

/** What holds before anything is chosen. */
export const openConditions: PhoneConditions = {
  joinType: 'TRANSFER',
  ...{ currentCarrier: '', carrier: '', age: null, leastData: 0, discountType: null },
  ...cardTerms,
};

/** Data of a plan in GB a month, as its summary begins; 0 where it states none. */
export function dataOf({ dataSummary }: Pick<CarrierPlan, 'dataSummary'>): number {
  const [, amount, unit] = /(무제한|[\d.]+)\s*(GB|MB)?/i.exec(dataSummary) ?? [];
  if (amount === '무제한') return Number.POSITIVE_INFINITY;
  if (!unit) return 0;
  return unit.toUpperCase() === 'GB' ? Number(amount) : Number(amount) / 1024;
}

/** Whether a plan is what was asked for, whoever may take it. */
export function isWanted(
  plan: CarrierPlan,
  { carrier, currentCarrier, joinType, leastData }: PhoneConditions,
): boolean {
  if (carrier !== '' && plan.carrier !== carrier) return false;
  if (currentCarrier !== '' && carrierError(joinType, { currentCarrier, planCarrier: plan.carrier })) return false;
  return dataOf(plan) >= leastData;
}

/** The plans by which a phone of this network may be priced: what was asked for, of what this person may take. */
export const plansFor = <Plan extends CarrierPlan>(
  plans: readonly Plan[],
  network: Network,
  conditions: PhoneConditions,
): Plan[] =>
  plans.filter(
    (plan) => isWanted(plan, conditions) && ineligibilityReasons(plan, { network, ...conditions }).length === 0,
  );
