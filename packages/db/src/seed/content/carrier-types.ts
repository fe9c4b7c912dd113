export type CarrierPlan = {
  planNo: number;
  carrier: string;
  name: string;
  monthlyPrice: number;
  discountMonthly12: number;
  discountMonthly24: number;
  dataSummary: string;
  benefitSummary: string;
  isPopular: boolean;
  sortOrder: number;
  /** Since when these prices hold. */
  validFrom: string;
};

export type ReturnRule = {
  carrier: string;
  basis: 'COMMON_SUPPORT' | 'EXTRA_SUPPORT' | 'PLAN_DISCOUNT';
  contractMonths: 12 | 24;
  validFrom: string;
  validTo: string | null;
  fullDays: number | null;
  steps: { untilMonth: number; percent: number }[];
};
