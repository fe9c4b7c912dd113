import type { DiscountType } from '@mall/contracts/codes';
import { instalmentPlan, instalmentRatePerMonth } from './instalment.ts';

/** One choice of a phone, in whole won and months. */
export type QuoteChoice = {
  readonly releasePrice: number;
  readonly planMonthlyPrice: number;
  /** What the carrier takes off the plan each month under 선택약정: stored per plan, never computed (domain facts 1). */
  readonly planDiscountMonthly: number;
  readonly discountType: DiscountType;
  readonly commonSupport: number;
  readonly extraSupport: number;
  readonly instalmentMonths: number;
  /** Months over which the plan discount runs and the total is compared. */
  readonly contractMonths: number;
  /** Dated data of the carrier; R9.07's rate by default. */
  readonly instalmentRate?: number;
};

/** Every line of a monthly payment; lines are rounded once each and the rounded lines are summed. */
export type Quote = {
  readonly discountType: DiscountType;
  readonly releasePrice: number;
  readonly commonSupport: number;
  readonly extraSupport: number;
  /** 할부원금: what instalments are counted from. */
  readonly principal: number;
  readonly instalmentMonths: number;
  readonly deviceMonthly: number;
  readonly deviceLastMonth: number;
  readonly deviceInterest: number;
  /** Monthly payment ÷ principal, for the formula shown; 0 without instalments. */
  readonly annuityFactor: number;
  readonly planMonthlyPrice: number;
  readonly planDiscountMonthly: number;
  readonly planMonthly: number;
  readonly monthlyTotal: number;
  readonly contractMonths: number;
  /** The rounded device instalments, all of them, and the plan over the months of the contract. */
  readonly contractTotal: number;
};

/** Prices one choice. Common support and plan discount never meet: the discount type decides which one counts (decisions 7). */
export function quoteWireless(choice: QuoteChoice): Quote {
  const hasSupport = choice.discountType === 'COMMON_SUPPORT';
  const commonSupport = hasSupport ? Math.min(choice.commonSupport, choice.releasePrice) : 0;
  const extraSupport = Math.min(choice.extraSupport, choice.releasePrice - commonSupport);
  const principal = choice.releasePrice - commonSupport - extraSupport;
  const rate = choice.instalmentRate ?? instalmentRatePerMonth;
  const device = instalmentPlan(principal, choice.instalmentMonths, rate);
  const planDiscountMonthly = hasSupport ? 0 : Math.min(choice.planDiscountMonthly, choice.planMonthlyPrice);
  const planMonthly = choice.planMonthlyPrice - planDiscountMonthly;
  const monthlyTotal = device.monthly + planMonthly;
  return {
    discountType: choice.discountType,
    releasePrice: choice.releasePrice,
    commonSupport,
    extraSupport,
    principal,
    instalmentMonths: choice.instalmentMonths,
    deviceMonthly: device.monthly,
    deviceLastMonth: device.lastMonth,
    deviceInterest: device.interest,
    annuityFactor: annuityFactor(choice.instalmentMonths, rate),
    planMonthlyPrice: choice.planMonthlyPrice,
    planDiscountMonthly,
    planMonthly,
    monthlyTotal,
    contractMonths: choice.contractMonths,
    // A device is paid once, however many months its instalments run beside the contract (1, 12, 30 or 36).
    contractTotal: device.monthly * Math.max(choice.instalmentMonths, 0) + planMonthly * choice.contractMonths,
  };
}

export type DiscountComparison = {
  readonly commonSupport: Quote;
  readonly planDiscount: Quote;
  /** Null when both cost the same. */
  readonly cheaper: DiscountType | null;
  /** Won over the contract, never negative. */
  readonly difference: number;
};

/** Both discount types side by side over the whole contract, so that neither needs to be chosen beforehand (decisions 7). */
export function compareDiscounts(choice: Omit<QuoteChoice, 'discountType'>): DiscountComparison {
  const commonSupport = quoteWireless({ ...choice, discountType: 'COMMON_SUPPORT' });
  const planDiscount = quoteWireless({ ...choice, discountType: 'PLAN_DISCOUNT' });
  const gain = commonSupport.contractTotal - planDiscount.contractTotal;
  return {
    commonSupport,
    planDiscount,
    cheaper: gain === 0 ? null : gain > 0 ? 'PLAN_DISCOUNT' : 'COMMON_SUPPORT',
    difference: Math.abs(gain),
  };
}

function annuityFactor(months: number, rate: number): number {
  if (months <= 0) return 0;
  if (months === 1) return 1;
  const growth = (1 + rate) ** months;
  return (rate * growth) / (growth - 1);
}
