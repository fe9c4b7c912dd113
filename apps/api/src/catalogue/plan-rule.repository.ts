import type { JoinType, Network, PlanPerson } from '@mall/contracts/codes';
import { sql } from 'kysely';

/** The columns of `carrier_plan c` that say who may take a plan and with which phone (domain/plan-eligibility). */
export const planRuleColumns = [
  'c.minAge',
  'c.maxAge',
  sql<Network[]>`c.phone_networks`.as('phoneNetworks'),
  sql<JoinType[]>`c.join_types`.as('joinTypes'),
  sql<PlanPerson[]>`c.persons`.as('persons'),
] as const;
