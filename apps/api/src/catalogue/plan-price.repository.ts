import { sql } from 'kysely';

type PlanPrice = {
  monthlyPrice: number;
  discountMonthly12: number;
  discountMonthly24: number;
  pricedFrom: Date;
};

/** A lateral table: what a plan costs at an instant. The row that began last applies; a plan without a row is not sold. */
export const planPriceAt = (planNo: ReturnType<typeof sql.ref>, at: Date) => sql<PlanPrice>`(
  select r.monthly_price, r.discount_monthly_12, r.discount_monthly_24, r.valid_from as priced_from
  from carrier_plan_price r
  where r.plan_no = ${planNo} and r.valid_from <= ${at} and (r.valid_to is null or r.valid_to > ${at})
  order by r.valid_from desc limit 1
)`;
