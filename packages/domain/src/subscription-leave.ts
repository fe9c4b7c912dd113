import type { LeaveRule } from '@mall/contracts/subscription-detail';

/** The cost of leaving, in whole won. */
export type SubscriptionLeaveCost = {
  /** Months of the term whose fee is not due yet. */
  readonly monthsLeft: number;
  readonly penalty: number;
  readonly takeBackFee: number;
  readonly total: number;
};

type Contract = { readonly months: number; readonly monthlyFee: number; readonly leaveRule: LeaveRule };

/**
 * The cost of leaving during a month whose fee is paid: a share of the remaining fees, before any partner card's discount, plus taking the
 * product back. Zero once the term is over.
 */
export function subscriptionLeaveCost(
  { months, monthlyFee, leaveRule: { percent, takeBackFee } }: Contract,
  monthsUsed: number,
): SubscriptionLeaveCost {
  const monthsLeft = Math.max(0, months - monthsUsed);
  if (monthsUsed > months) return { monthsLeft, penalty: 0, takeBackFee: 0, total: 0 };
  const penalty = Math.round((monthlyFee * monthsLeft * percent) / 100);
  return { monthsLeft, penalty, takeBackFee, total: penalty + takeBackFee };
}
