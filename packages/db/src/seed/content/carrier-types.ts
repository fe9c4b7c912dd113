import type { JoinTypeCode, NetworkCode, PlanPersonCode } from './types.ts';

/** Who may take a plan, and with which phone; ages are international, both ends included. */
export type PlanRule = {
  minAge: number | null;
  maxAge: number | null;
  phoneNetworks: readonly NetworkCode[];
  joinTypes: readonly JoinTypeCode[];
  persons: readonly PlanPersonCode[];
};

export type CarrierPlan = PlanRule & {
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
  /** The day from which these prices apply. */
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
