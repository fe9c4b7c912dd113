import type { CareTypeCode, ContractMonths, SubscriptionTerm } from '../types.ts';
import type { Rent, RentalFamily } from './family.ts';

/** The price factor of a month by contract length, relative to 60 months. */
const dearness = { 12: 1.72, 24: 1.44, 36: 1.28, 60: 1 } as const satisfies Record<ContractMonths, number>;
const allMonths: readonly ContractMonths[] = [12, 24, 36, 60];
/** The provider does not maintain it for longer. */
const longestSelfCare = 36;
const selfCareSaves = 3000;

/** The ways to rent a product: each contract length up to its longest, with each care that is offered. */
export function termsOf({ months: longest, fee }: Rent, care: RentalFamily['care']): SubscriptionTerm[] {
  const offered = allMonths.filter((months) => months <= longest);
  const term = (careType: CareTypeCode, months: ContractMonths, saved = 0): SubscriptionTerm => ({
    months,
    careType,
    monthlyFee: feeFor(months, longest, fee) - saved,
  });
  if (care !== 'both') return offered.map((months) => term(care === 'visit' ? 'VISIT' : 'SELF', months));
  return [
    ...offered.map((months) => term('VISIT', months)),
    ...offered.filter((months) => months <= longestSelfCare).map((months) => term('SELF', months, selfCareSaves)),
  ];
}

/** Prices end in 900 won. */
function feeFor(months: ContractMonths, longest: ContractMonths, fee: number): number {
  return months === longest ? fee : Math.round((fee * dearness[months]) / dearness[longest] / 1000) * 1000 - 100;
}
