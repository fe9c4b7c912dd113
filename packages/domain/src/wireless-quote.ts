import type { ContractMonths, DiscountType } from '@mall/contracts/wireless-codes';
import { instalmentPlan, instalmentRatePerMonth } from './instalment.ts';

/** Months over which the two discounts are compared and cards are priced: the contract of a device's support. */
export const termMonths = 24;

/** The operator's data for one phone, memory, plan and joining type at one instant, in whole won. */
export type WirelessOffer = {
  readonly releasePrice: number;
  /** The discounts are stored per plan as the carrier states them, never computed. */
  readonly plan: {
    readonly monthlyPrice: number;
    readonly discountMonthly12: number;
    readonly discountMonthly24: number;
  };
  /** Undefined if no row is in force: the combination then has no support. */
  readonly support?: { readonly commonSupport: number; readonly extraSupport: number } | undefined;
};

/** How a member pays and for how long they are bound, in months. */
export type WirelessTerms = {
  readonly instalmentMonths: number;
  /** For the plan discount; common support always binds for 24 months. */
  readonly contractMonths: ContractMonths;
  /** R9.07's rate by default. */
  readonly instalmentRate?: number;
};

/** The terms that cards are priced by. */
export const cardTerms = { instalmentMonths: termMonths, contractMonths: termMonths } as const satisfies WirelessTerms;

type QuoteLines = {
  readonly releasePrice: number;
  readonly extraSupport: number;
  /** 할부원금: the base of the instalments. */
  readonly principal: number;
  readonly instalmentMonths: number;
  readonly deviceMonthly: number;
  readonly deviceLastMonth: number;
  readonly deviceInterest: number;
  /** Monthly payment ÷ principal, for the formula shown; 0 without instalments. */
  readonly annuityFactor: number;
  readonly planMonthlyPrice: number;
  readonly planMonthly: number;
  readonly monthlyTotal: number;
  /** The length of the contract. */
  readonly contractMonths: ContractMonths;
  readonly termMonths: number;
  /**
   * The rounded device instalments, all of them, and the plan over the term compared; `paidOverTerm` uses the exact amount of the last
   * month.
   */
  readonly termTotal: number;
};

/** Common support reduces the device, so nothing is off the plan. */
export type SupportQuote = QuoteLines & {
  readonly discountType: 'COMMON_SUPPORT';
  readonly commonSupport: number;
  readonly planDiscountMonthly: 0;
};
/** The discount reduces the plan; it never exists as a support of the device, in no line and no type. */
export type PlanDiscountQuote = QuoteLines & {
  readonly discountType: 'PLAN_DISCOUNT';
  readonly commonSupport: 0;
  readonly planDiscountMonthly: number;
};
/** Every line of a monthly payment; each line is rounded once, and the rounded lines are added up. */
export type Quote = SupportQuote | PlanDiscountQuote;

type ChosenTerms = WirelessTerms & { readonly discountType: DiscountType };

/** Prices one choice: the one function behind every amount that server, card, detail, application and sheet show. */
export const quoteWireless = (offer: WirelessOffer, { discountType, ...terms }: ChosenTerms): Quote =>
  discountType === 'COMMON_SUPPORT' ? quoteWithSupport(offer, terms) : quoteWithPlanDiscount(offer, terms);

function quoteWithSupport(offer: WirelessOffer, terms: WirelessTerms): SupportQuote {
  const commonSupport = Math.min(offer.support?.commonSupport ?? 0, offer.releasePrice);
  return {
    discountType: 'COMMON_SUPPORT',
    commonSupport,
    planDiscountMonthly: 0,
    ...linesOf(offer, { ...terms, contractMonths: termMonths, commonSupport, planDiscountMonthly: 0 }),
  };
}

function quoteWithPlanDiscount(offer: WirelessOffer, terms: WirelessTerms): PlanDiscountQuote {
  const { monthlyPrice, discountMonthly12, discountMonthly24 } = offer.plan;
  const stated = terms.contractMonths === 12 ? discountMonthly12 : discountMonthly24;
  const planDiscountMonthly = Math.min(stated, monthlyPrice);
  return {
    discountType: 'PLAN_DISCOUNT',
    commonSupport: 0,
    planDiscountMonthly,
    ...linesOf(offer, { ...terms, commonSupport: 0, planDiscountMonthly }),
  };
}

type Reductions = WirelessTerms & { readonly commonSupport: number; readonly planDiscountMonthly: number };

function linesOf({ releasePrice, plan, support }: WirelessOffer, reduced: Reductions): QuoteLines {
  const { commonSupport, planDiscountMonthly, instalmentMonths, contractMonths } = reduced;
  const extraSupport = Math.min(support?.extraSupport ?? 0, releasePrice - commonSupport);
  const principal = releasePrice - commonSupport - extraSupport;
  const rate = reduced.instalmentRate ?? instalmentRatePerMonth;
  const device = instalmentPlan(principal, instalmentMonths, rate);
  const planMonthly = plan.monthlyPrice - planDiscountMonthly;
  return {
    releasePrice,
    extraSupport,
    principal,
    instalmentMonths,
    deviceMonthly: device.monthly,
    deviceLastMonth: device.lastMonth,
    deviceInterest: device.interest,
    annuityFactor: annuityFactor(instalmentMonths, rate),
    planMonthlyPrice: plan.monthlyPrice,
    planMonthly,
    monthlyTotal: device.monthly + planMonthly,
    contractMonths,
    termMonths,
    // A device is paid once, whether its instalments end before or after the term (1, 12, 30 or 36 months).
    termTotal: device.monthly * Math.max(instalmentMonths, 0) + planMonthly * termMonths,
  };
}

/** What is actually paid for the device and for the plan over the term, to the won, with the exact last month's instalment. */
export const paidOverTerm = ({
  principal,
  deviceInterest,
  planMonthly,
  termMonths,
}: Pick<QuoteLines, 'principal' | 'deviceInterest' | 'planMonthly' | 'termMonths'>): number =>
  principal + deviceInterest + planMonthly * termMonths;

export type DiscountComparison = {
  readonly commonSupport: SupportQuote;
  readonly planDiscount: PlanDiscountQuote;
  /** Null when both cost the same. */
  readonly cheaper: DiscountType | null;
  /** Won over the term, never negative. */
  readonly difference: number;
};

/**
 * Both discount types side by side over the whole term, so that neither needs to be preselected. A plan discount of 12 months is assumed to
 * be renewed; otherwise it could not be compared with 24 months of support.
 */
export function compareDiscounts(offer: WirelessOffer, terms: WirelessTerms): DiscountComparison {
  const commonSupport = quoteWithSupport(offer, terms);
  const planDiscount = quoteWithPlanDiscount(offer, terms);
  const gain = commonSupport.termTotal - planDiscount.termTotal;
  return {
    commonSupport,
    planDiscount,
    cheaper: gain === 0 ? null : gain > 0 ? 'PLAN_DISCOUNT' : 'COMMON_SUPPORT',
    difference: Math.abs(gain),
  };
}

/** The monthly payment ÷ the principal, before rounding; 0 without instalments, 1 where all is paid at once. */
export function annuityFactor(months: number, rate: number): number {
  if (months <= 0) return 0;
  if (months === 1) return 1;
  const growth = (1 + rate) ** months;
  return (rate * growth) / (growth - 1);
}
