import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';

type Support = { commonSupport: number; extraSupport: number; validFrom: Date };
type Choice = {
  readonly productNo: RawBuilder<unknown>;
  readonly memory: RawBuilder<unknown>;
  readonly planNo: RawBuilder<unknown>;
  readonly joinType: RawBuilder<unknown>;
  readonly at: Date;
};

/** A lateral table: the support for one choice in a mall at an instant; the row that began last applies. */
export const supportAt = (
  transaction: MallTransaction,
  { productNo, memory, planNo, joinType, at }: Choice,
) => sql<Support>`(
  select s.common_support, s.extra_support, s.valid_from from wireless_support s
  where s.mall_id = ${transaction.mallId} and s.product_no = ${productNo} and s.memory = ${memory}
    and s.plan_no = ${planNo} and s.join_type = ${joinType}
    and s.valid_from <= ${at} and (s.valid_to is null or s.valid_to > ${at})
  order by s.valid_from desc limit 1
)`;

/** The support for the choice by which the card of `wireless_model w` is priced. */
export const supportOfCard = (transaction: MallTransaction, at: Date) =>
  supportAt(transaction, {
    productNo: sql.ref('w.product_no'),
    memory: sql.ref('w.card_memory'),
    planNo: sql.ref('w.card_plan_no'),
    joinType: sql.ref('w.card_join_type'),
    at,
  });
