/** The columns of `carrier_plan c` that say who may take a plan and with which phone (domain/plan-eligibility). */
export const planRuleColumns = ['c.minAge', 'c.maxAge', 'c.phoneNetworks', 'c.joinTypes', 'c.persons'] as const;
