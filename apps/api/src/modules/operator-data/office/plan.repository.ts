import type { ContractMonths, ReturnBasis } from '@mall/contracts/wireless-codes';
import type { OfficeTransaction } from '@mall/db/in-office';
import type { ReturnStep } from '@mall/domain/leave-cost';
import { type RawBuilder, sql } from 'kysely';
import { planRuleColumns } from '../../../catalogue/plan-rule.repository.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

/** Every plan, with each of its prices and the phones whose card it prices. */
export function listPlans(reader: OfficeReader) {
  return reader
    .selectFrom('carrierPlan as c')
    .select(['c.planNo', 'c.carrier', 'c.name', 'c.dataSummary', 'c.benefitSummary', 'c.isPopular', 'c.sortOrder'])
    .select(planRuleColumns)
    .select('c.version')
    .select([asList<Price>(prices).as('prices'), asList<Card>(cards).as('cards')])
    .orderBy('c.carrier')
    .orderBy('c.sortOrder')
    .orderBy('c.planNo')
    .execute();
}

type Price = {
  readonly monthlyPrice: number;
  readonly discountMonthly12: number;
  readonly discountMonthly24: number;
  readonly validFrom: string;
  readonly validTo: string | null;
};
type Card = { readonly productNo: string; readonly name: string };

const prices = sql`select r.monthly_price as "monthlyPrice", r.discount_monthly_12 as "discountMonthly12",
    r.discount_monthly_24 as "discountMonthly24", r.valid_from as "validFrom", r.valid_to as "validTo"
  from carrier_plan_price r where r.plan_no = c.plan_no order by r.valid_from`;
const cards = sql`select w.product_no as "productNo", p.name
  from wireless_model w join product p using (product_no) where w.card_plan_no = c.plan_no order by 1`;
const asList = <Row>(rows: RawBuilder<unknown>) =>
  sql<Row[]>`coalesce((select json_agg(row_to_json(one)) from (${rows}) one), '[]')`;

/** Its version, and who changed it last. */
export async function findPlanState(transaction: OfficeTransaction, planNo: number) {
  return transaction
    .selectFrom('carrierPlan as c')
    .leftJoin('staff as s', 's.staffNo', 'c.changedBy')
    .select(['c.version', 'c.changedAt', 's.name as by'])
    .where('c.planNo', '=', planNo)
    .executeTakeFirst();
}

type Stamp = { readonly staffNo: number; readonly at: Date };

/** Records who changed it, and returns its new version. */
export async function stampPlan(
  transaction: OfficeTransaction,
  planNo: number,
  { staffNo, at }: Stamp,
): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    update carrier_plan set changed_by = ${staffNo}, changed_at = ${at} where plan_no = ${planNo}
    returning version`.execute(transaction);
  return rows[0]?.version ?? 0;
}

/** False when there was none. */
export async function deletePlanPrice(
  transaction: OfficeTransaction,
  planNo: number,
  validFrom: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from carrier_plan_price where plan_no = ${planNo} and valid_from = ${validFrom}`.execute(transaction);
  return numAffectedRows === 1n;
}

export function listRules(reader: OfficeReader) {
  return reader
    .selectFrom('carrierReturnRule as r')
    .select(['r.carrier', 'r.basis', 'r.contractMonths', 'r.validFrom', 'r.validTo', 'r.fullDays', 'r.source'])
    .select([sql<ReturnStep[]>`steps`.as('steps'), sql<string | null>`checked_on::text`.as('checkedOn')])
    .orderBy('r.carrier')
    .orderBy('r.basis')
    .orderBy('r.contractMonths')
    .orderBy('r.validFrom')
    .execute();
}

export type RuleKey = {
  readonly carrier: string;
  readonly basis: ReturnBasis;
  readonly contractMonths: ContractMonths;
  readonly validFrom: Date;
};
const isRule = ({ carrier, basis, contractMonths, validFrom }: RuleKey) => sql`carrier = ${carrier}
  and basis = ${basis} and contract_months = ${contractMonths} and valid_from = ${validFrom}`;

/** The source of a rule, locked. */
export async function lockRuleSource(transaction: OfficeTransaction, key: RuleKey): Promise<string | undefined> {
  const { rows } = await sql<{ source: string }>`
    select source from carrier_return_rule where ${isRule(key)} for update`.execute(transaction);
  return rows[0]?.source;
}

type Source = { readonly source: string; readonly checkedOn: string | null };

export async function updateRuleSource(
  transaction: OfficeTransaction,
  key: RuleKey,
  { source, checkedOn }: Source,
): Promise<void> {
  await sql`update carrier_return_rule set source = ${source}, checked_on = ${checkedOn}::date where ${isRule(key)}`.execute(
    transaction,
  );
}

/** Names of phones, by their numbers. */
export async function listProductNames(reader: OfficeReader, productNos: readonly string[]) {
  const { rows } = await sql<Card>`
    select product_no, name from product where product_no = any(${[...productNos]}::text[])`.execute(reader);
  return new Map(rows.map(({ productNo, name }) => [productNo, name]));
}
