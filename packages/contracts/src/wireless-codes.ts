/** Literal sets of phones and their plans. */

/** Joining types of a phone line. */
export const joinTypes = ['NEW', 'TRANSFER', 'CHANGE'] as const;
/** NEW 신규가입, TRANSFER 번호이동, CHANGE 기기변경. */
export type JoinType = (typeof joinTypes)[number];

/** Mobile networks: what a phone supports, and which phones a plan is for. */
export const networks = ['5G', 'LTE'] as const;
export type Network = (typeof networks)[number];

/** The customers of a plan. */
export const planPersons = ['INDIVIDUAL', 'SOLDIER', 'WELFARE', 'CORPORATE'] as const;
/** INDIVIDUAL 개인, SOLDIER 현역 병사, WELFARE 복지할인 대상자, CORPORATE 법인. */
export type PlanPerson = (typeof planPersons)[number];

/** The two discounts that exclude each other. */
export const discountTypes = ['COMMON_SUPPORT', 'PLAN_DISCOUNT'] as const;
/** COMMON_SUPPORT 공통지원금 (off the device), PLAN_DISCOUNT 선택약정 (off the plan). */
export type DiscountType = (typeof discountTypes)[number];

/** Instalment months offered for a phone. */
export const instalmentMonths = [1, 12, 24, 30, 36] as const;
export type InstalmentMonths = (typeof instalmentMonths)[number];

/** Contract months of the plan discount; support for a device always binds for the longer one. */
export const contractMonths = [12, 24] as const;
export type ContractMonths = (typeof contractMonths)[number];

/** What a carrier may claim back from a member who leaves early: either support, or the plan discount received so far. */
export const returnBases = ['COMMON_SUPPORT', 'EXTRA_SUPPORT', 'PLAN_DISCOUNT'] as const;
export type ReturnBasis = (typeof returnBases)[number];
