import type { DB } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { ReturnStep } from '@mall/domain/leave-cost';
import { ineligibilityReasons } from '@mall/domain/plan-eligibility';
import { sql, type Transaction } from 'kysely';
import { planRuleColumns } from '../../catalogue/plan-rule.repository.ts';
import { among } from '../../catalogue/product-parts.repository.ts';
import { releasePriceAt } from '../../catalogue/release-price.repository.ts';
import type { PhoneRow, PlanRow, RuleRow, SupportRow } from './operator-files.ts';

/** Data that all malls share is read and written in a transaction of a mall or of the office. */
export type CatalogueTransaction = Pick<Transaction<DB>, 'selectFrom' | 'getExecutor'>;

/** Locks against a concurrent load, so that each reports what it really changes. */
export async function lockOperatorData(transaction: CatalogueTransaction): Promise<void> {
  await sql`lock table carrier_plan, carrier_plan_price, carrier_return_rule, wireless_model, wireless_support in share row exclusive mode`.execute(
    transaction,
  );
}

/** Every plan with each of its prices. */
export function listPlanRows(transaction: CatalogueTransaction): Promise<PlanRow[]> {
  return transaction
    .selectFrom('carrierPlan as c')
    .innerJoin('carrierPlanPrice as r', 'r.planNo', 'c.planNo')
    .select(['c.planNo', 'c.carrier', 'c.name', 'c.dataSummary', 'c.benefitSummary', 'c.isPopular', 'c.sortOrder'])
    .select(planRuleColumns)
    .select(['r.monthlyPrice', 'r.discountMonthly12', 'r.discountMonthly24', 'r.validFrom', 'r.validTo'])
    .execute();
}

export function listRuleRows(transaction: CatalogueTransaction): Promise<RuleRow[]> {
  return transaction
    .selectFrom('carrierReturnRule')
    .select(['carrier', 'basis', 'contractMonths', 'fullDays', 'validFrom', 'validTo'])
    .select(sql<ReturnStep[] | null>`nullif(steps, '[]')`.as('steps'))
    .execute();
}

export function listSupportRows(
  transaction: CatalogueTransaction,
  productNos: readonly string[],
): Promise<SupportRow[]> {
  if (productNos.length === 0) return Promise.resolve([]);
  assertOfMall(transaction);
  return transaction
    .selectFrom('wirelessSupport')
    .select(['productNo', 'memory', 'planNo', 'commonSupport', 'extraSupport', 'validFrom', 'validTo'])
    .select('joinType')
    .where('mallId', '=', transaction.mallId)
    .where(among(sql.ref('product_no'), productNos))
    .execute();
}

/** What phones cost at an instant, by memory. */
export function listReleasePrices(transaction: CatalogueTransaction, at: Date) {
  return transaction
    .selectFrom('wirelessMemory as m')
    .select(['m.productNo', 'm.memory'])
    .select(releasePriceAt(at))
    .execute();
}

/** Phones whose card is priced by a plan that will end without another price: they would disappear from every list. */
export async function listCardsWithoutPlan(transaction: CatalogueTransaction) {
  return transaction
    .selectFrom('wirelessModel as w')
    .innerJoin('carrierPlan as c', 'c.planNo', 'w.cardPlanNo')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('carrierPlanPrice as r')
            .select('r.planNo')
            .whereRef('r.planNo', '=', 'w.cardPlanNo')
            .where('r.validTo', 'is', null),
        ),
      ),
    )
    .select(['w.productNo', 'c.planNo', 'c.name'])
    .orderBy('w.productNo')
    .execute();
}

/** Phones whose card is priced by a choice that is not open to everybody: lists would offer it to all. */
export async function listCardsNotForAll(transaction: CatalogueTransaction) {
  const cards = await transaction
    .selectFrom('wirelessModel as w')
    .innerJoin('carrierPlan as c', 'c.planNo', 'w.cardPlanNo')
    .select(['w.productNo', 'w.network', 'w.cardJoinType as joinType', 'c.planNo', 'c.name'])
    .select(planRuleColumns)
    .orderBy('w.productNo')
    .execute();
  return cards.flatMap((card) => {
    const [reason] = ineligibilityReasons(card, { network: card.network, joinType: card.joinType, age: null });
    return reason ? [{ ...card, reason }] : [];
  });
}

export function listPhoneRows(transaction: CatalogueTransaction): Promise<PhoneRow[]> {
  return transaction
    .selectFrom('wirelessModel')
    .select(['productNo', 'network', 'cardMemory', 'cardPlanNo', 'cardJoinType', 'cardDiscountType'])
    .execute();
}

/** Only existing phones: a line with an unknown one was refused before. */
export async function savePhones(transaction: CatalogueTransaction, rows: readonly PhoneRow[]) {
  const phones = JSON.stringify(rows.map(columnsOf));
  await sql`
    update wireless_model w set network = row.network, card_memory = row.card_memory, card_plan_no = row.card_plan_no,
      card_join_type = row.card_join_type, card_discount_type = row.card_discount_type
    from json_populate_recordset(null::wireless_model, ${phones}::text::json) row
    where w.product_no = row.product_no
  `.execute(transaction);
}

export async function savePlans(transaction: CatalogueTransaction, rows: readonly PlanRow[]) {
  const plans = JSON.stringify([...new Map(rows.map((row) => [row.planNo, columnsOf(row)])).values()]);
  const prices = JSON.stringify(rows.map(columnsOf));
  await sql`
    insert into carrier_plan (plan_no, carrier, name, data_summary, benefit_summary, is_popular, sort_order,
      min_age, max_age, phone_networks, join_types, persons)
    select plan_no, carrier, name, data_summary, benefit_summary, is_popular, sort_order,
      min_age, max_age, phone_networks, join_types, persons
    from json_populate_recordset(null::carrier_plan, ${plans}::text::json)
    on conflict (plan_no) do update set
      carrier = excluded.carrier, name = excluded.name, data_summary = excluded.data_summary,
      benefit_summary = excluded.benefit_summary, is_popular = excluded.is_popular, sort_order = excluded.sort_order,
      min_age = excluded.min_age, max_age = excluded.max_age, phone_networks = excluded.phone_networks,
      join_types = excluded.join_types, persons = excluded.persons
  `.execute(transaction);
  await sql`
    insert into carrier_plan_price (plan_no, valid_from, valid_to, monthly_price, discount_monthly_12, discount_monthly_24)
    select plan_no, valid_from, valid_to, monthly_price, discount_monthly_12, discount_monthly_24
    from json_populate_recordset(null::carrier_plan_price, ${prices}::text::json)
    on conflict (plan_no, valid_from) do update set
      valid_to = excluded.valid_to, monthly_price = excluded.monthly_price,
      discount_monthly_12 = excluded.discount_monthly_12, discount_monthly_24 = excluded.discount_monthly_24
  `.execute(transaction);
}

export async function saveRules(transaction: CatalogueTransaction, rows: readonly RuleRow[]) {
  const rules = JSON.stringify(rows.map((row) => columnsOf({ ...row, steps: row.steps ?? [] })));
  await sql`
    insert into carrier_return_rule (carrier, basis, contract_months, valid_from, valid_to, full_days, steps)
    select carrier, basis, contract_months, valid_from, valid_to, full_days, steps
    from json_populate_recordset(null::carrier_return_rule, ${rules}::text::json)
    on conflict (carrier, basis, contract_months, valid_from) do update set
      valid_to = excluded.valid_to, full_days = excluded.full_days, steps = excluded.steps
  `.execute(transaction);
}

export async function saveSupports(transaction: CatalogueTransaction, rows: readonly SupportRow[]) {
  assertOfMall(transaction);
  const supports = JSON.stringify(rows.map((row) => columnsOf({ ...row, mallId: transaction.mallId })));
  await sql`
    insert into wireless_support
      (mall_id, product_no, memory, plan_no, join_type, valid_from, valid_to, common_support, extra_support)
    select mall_id, product_no, memory, plan_no, join_type, valid_from, valid_to, common_support, extra_support
    from json_populate_recordset(null::wireless_support, ${supports}::text::json)
    on conflict (mall_id, product_no, memory, plan_no, join_type, valid_from) do update set
      valid_to = excluded.valid_to, common_support = excluded.common_support, extra_support = excluded.extra_support
  `.execute(transaction);
}

/** Each mall has its own supports. */
function assertOfMall(transaction: CatalogueTransaction): asserts transaction is MallTransaction {
  if (!('mallId' in transaction)) throw new Error('supports are loaded into a mall');
}

/** A row with the database's column names, where numbers are separated (discountMonthly12 → discount_monthly_12). */
const columnsOf = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/(?<=[a-z])(\d+)/g, '_$1'),
      value,
    ]),
  );
