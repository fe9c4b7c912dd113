import type { NewPhone, PhoneFacts, PhoneMemory } from '@mall/contracts/office/product-facts';
import { ineligibilityReasons } from '@mall/domain/plan-eligibility';
import { sql } from 'kysely';
import { planRuleColumns } from '../../../catalogue/plan-rule.repository.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { Runner } from '../office/product.repository.ts';

/** Writes the memories of the list; others stay as they are. */
export async function saveMemories(runner: Runner, productNo: string, memories: readonly PhoneMemory[]): Promise<void> {
  const written = memories.map(({ memory, isSoldOut, prices: [first, ...later] }, index) => ({
    ...{
      memory,
      is_sold_out: isSoldOut,
      sort_order: index + 1,
      release_price: first?.price,
      price_since: first?.since,
    },
    ...{ later_days: later.map(({ since }) => since), later_prices: later.map(({ price }) => price) },
  }));
  await sql`
    insert into wireless_memory (product_no, memory, release_price, price_since, is_sold_out, sort_order, later_days, later_prices)
    select ${productNo}, memory, release_price, price_since, is_sold_out, sort_order, later_days, later_prices
    from jsonb_populate_recordset(null::wireless_memory, ${JSON.stringify(written)}::text::jsonb)
    on conflict (product_no, memory) do update set is_sold_out = excluded.is_sold_out, sort_order = excluded.sort_order,
      later_days = excluded.later_days, later_prices = excluded.later_prices`.execute(runner);
}

export async function deleteMemories(runner: Runner, productNo: string, memories: readonly string[]): Promise<void> {
  await sql`
    delete from wireless_memory where product_no = ${productNo} and memory = any (${memories}::text[])`.execute(runner);
}

/** Those of these memories that a support or an application refers to. */
export async function listNamed(runner: Runner, productNo: string, memories: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ memory: string }>`
    select memory from unnest(${memories}::text[]) as asked (memory)
    where exists (select from wireless_support s where s.product_no = ${productNo} and s.memory = asked.memory)
      or exists (select from application a where a.product_no = ${productNo} and a.sheet ->> 'memory' = asked.memory)`.execute(
    runner,
  );
  return rows.map(({ memory }) => memory);
}

type Words = Pick<PhoneFacts, 'benefitLine1' | 'benefitLine2' | 'relatedNos'>;
export async function saveWords(runner: Runner, productNo: string, words: Words): Promise<void> {
  await sql`
    update wireless_model set benefit_line_1 = ${words.benefitLine1}, benefit_line_2 = ${words.benefitLine2},
      related_nos = ${words.relatedNos}::text[] where product_no = ${productNo}`.execute(runner);
}

export async function insertPhone(runner: Runner, productNo: string, { network, card }: NewPhone): Promise<void> {
  await sql`
    insert into wireless_model (product_no, network, card_memory, card_plan_no, card_join_type, card_discount_type)
    values (${productNo}, ${network}, ${card.memory}, ${card.planNo}, ${card.joinType}, ${card.discountType})`.execute(
    runner,
  );
}

export async function listPhones(runner: Runner): Promise<{ productNo: string; name: string }[]> {
  const { rows } = await sql<{ productNo: string; name: string }>`
    select product_no, name from product where kind = 'wireless' and state <> 'GD00406' order by name, product_no limit 5000`.execute(
    runner,
  );
  return rows;
}

/** Plans that may price a card: with a price that does not end, and open to everybody. */
export async function listCardPlans(reader: OfficeReader) {
  const plans = await reader
    .selectFrom('carrierPlan as c')
    .select(['c.planNo', 'c.carrier', 'c.name'])
    .select(planRuleColumns)
    .where(sql<boolean>`exists (select from carrier_plan_price r where r.plan_no = c.plan_no and r.valid_to is null)`)
    .orderBy('c.carrier')
    .orderBy('c.sortOrder')
    .orderBy('c.planNo')
    .execute();
  return plans.filter((plan) => {
    const [network] = plan.phoneNetworks;
    const [joinType] = plan.joinTypes;
    return network && joinType && ineligibilityReasons(plan, { network, joinType, age: null }).length === 0;
  });
}
