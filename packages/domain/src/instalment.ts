/** Monthly interest of a phone instalment: 0.492 % (R9.07). */
export const instalmentRatePerMonth = 0.00492;

/**
 * The level payment of an annuity, whole won a month (R9.07).
 * One month means the full amount; a principal or a term of zero or less yields zero.
 */
export function monthlyInstalment(principal: number, months: number, ratePerMonth = instalmentRatePerMonth): number {
  return Math.round(exactPayment(principal, months, ratePerMonth));
}

/** Interest over the whole term in won, from the unrounded payment. */
export function instalmentInterest(principal: number, months: number, ratePerMonth = instalmentRatePerMonth): number {
  if (principal <= 0 || months <= 1) return 0;
  return Math.round(exactPayment(principal, months, ratePerMonth) * months - principal);
}

export type InstalmentPlan = {
  /** Won in each month but the last. */
  readonly monthly: number;
  /** Won in the last month: the rounding difference is shown, not hidden. */
  readonly lastMonth: number;
  /** Won over the whole term. */
  readonly total: number;
  readonly interest: number;
};

/** What is paid in each month; the months always add up to principal and interest. */
export function instalmentPlan(
  principal: number,
  months: number,
  ratePerMonth = instalmentRatePerMonth,
): InstalmentPlan {
  if (principal <= 0 || months <= 0) return { monthly: 0, lastMonth: 0, total: 0, interest: 0 };
  const interest = instalmentInterest(principal, months, ratePerMonth);
  const total = principal + interest;
  const rounded = monthlyInstalment(principal, months, ratePerMonth);
  // With small amounts, months that are rounded up would exceed the debt: the last month takes the rest.
  const monthly = Math.min(rounded, Math.floor(total / (months - 1)));
  return { monthly, lastMonth: total - monthly * (months - 1), total, interest };
}

/** The principal still owed after this many payments, in whole won and without interest that is not due yet. */
export function remainingPrincipal(
  principal: number,
  months: number,
  paidMonths: number,
  ratePerMonth = instalmentRatePerMonth,
): number {
  if (principal <= 0 || paidMonths >= months) return 0;
  const growth = (paid: number) => (1 + ratePerMonth) ** paid;
  return Math.round((principal * (growth(months) - growth(paidMonths))) / (growth(months) - 1));
}

/** The yearly cost of the instalment in percent, one decimal (할부거래법 6조). */
export const annualRatePercent = (ratePerMonth = instalmentRatePerMonth): number =>
  Math.round(ratePerMonth * 12 * 1000) / 10;

function exactPayment(principal: number, months: number, ratePerMonth: number): number {
  if (principal <= 0 || months <= 0) return 0;
  if (months === 1) return principal;
  const growth = (1 + ratePerMonth) ** months;
  return (principal * ratePerMonth * growth) / (growth - 1);
}
