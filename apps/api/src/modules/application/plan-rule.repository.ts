import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { planRuleColumns } from '../../catalogue/plan-rule.repository.ts';

/** Who may take a plan now; undefined when there is no such plan. */
export const findPlanRule = (transaction: MallTransaction, planNo: number) =>
  transaction
    .selectFrom('carrierPlan as c')
    .select('c.name')
    .select(planRuleColumns)
    .where('c.planNo', '=', planNo)
    .executeTakeFirst();

/**
 * Who may take the plan of an application now, and the network of its phone. An application signed before the plan's number was stored is
 * matched by the carrier and the plan's name on its sheet.
 */
export const findSignedPlanRule = (transaction: MallTransaction, applicationNo: string) =>
  transaction
    .selectFrom('application as a')
    .innerJoin('wirelessModel as w', 'w.productNo', 'a.productNo')
    .innerJoin('carrierPlan as c', (join) =>
      join.on(sql<boolean>`c.plan_no = a.plan_no or (a.plan_no is null
        and c.carrier = a.sheet -> 'plan' ->> 'carrier' and c.name = a.sheet -> 'plan' ->> 'name')`),
    )
    .select('w.network')
    .select(planRuleColumns)
    .where('a.mallId', '=', transaction.mallId)
    .where('a.applicationNo', '=', applicationNo)
    .executeTakeFirst();

/** Whether a carrier of this name has plans. */
export async function hasPlansOf(transaction: MallTransaction, carrier: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('carrierPlan')
    .select('planNo')
    .where('carrier', '=', carrier)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
