import type { OfficePartnerCard, OfficeTerm, SubscriptionFacts } from '@mall/contracts/office/product-facts';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Runner } from '../office/product.repository.ts';

/** Saves its fees and rules, for a new one as for an existing one. */
export async function saveFees(
  runner: Runner,
  productNo: string,
  fees: Omit<SubscriptionFacts, 'partnerCards'>,
): Promise<void> {
  await sql`
    insert into subscription_product (product_no, purchase_price, registration_fee, visit_cycle_months, is_first_month_free,
      leave_percent, take_back_fee, cancellation_terms)
    values (${productNo}, ${fees.purchasePrice}, ${fees.registrationFee}, ${fees.visitCycleMonths}, ${fees.isFirstMonthFree},
      ${fees.leavePercent}, ${fees.takeBackFee}, ${JSON.stringify(fees.cancellationTerms)}::text::jsonb)
    on conflict (product_no) do update set purchase_price = excluded.purchase_price, registration_fee = excluded.registration_fee,
      visit_cycle_months = excluded.visit_cycle_months, is_first_month_free = excluded.is_first_month_free,
      leave_percent = excluded.leave_percent, take_back_fee = excluded.take_back_fee,
      cancellation_terms = excluded.cancellation_terms`.execute(runner);
}

/** Replaces the cards of a subscription, by their numbers. */
export async function saveCards(runner: Runner, productNo: string, cards: readonly OfficePartnerCard[]): Promise<void> {
  const numbers = cards.map(({ cardNo }) => cardNo);
  await sql`
    delete from partner_card where product_no = ${productNo} and card_no <> all (${numbers}::int[])`.execute(runner);
  const written = cards.map((card) => ({
    ...{
      card_no: card.cardNo,
      name: card.name,
      minimum_spend: card.minimumSpend,
      monthly_discount: card.monthlyDiscount,
    },
    ...{ starts_on: card.startsOn, ends_on: card.endsOn, source: card.source },
  }));
  await sql`
    insert into partner_card (product_no, card_no, name, minimum_spend, monthly_discount, starts_on, ends_on, source)
    select ${productNo}, card_no, name, minimum_spend, monthly_discount, starts_on, ends_on, source
    from jsonb_populate_recordset(null::partner_card, ${JSON.stringify(written)}::text::jsonb)
    on conflict (product_no, card_no) do update set name = excluded.name, minimum_spend = excluded.minimum_spend,
      monthly_discount = excluded.monthly_discount, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      source = excluded.source`.execute(runner);
}

/** A mall's terms for a subscription, the shortest first. */
export async function listMallTerms(runner: Runner, mallId: number, productNo: string): Promise<OfficeTerm[]> {
  const { rows } = await sql<OfficeTerm>`
    select months, care_type, monthly_fee from subscription_term
    where mall_id = ${mallId} and product_no = ${productNo} order by months, care_type desc`.execute(runner);
  return rows;
}

export async function replaceTerms(
  transaction: MallTransaction,
  productNo: string,
  terms: readonly OfficeTerm[],
): Promise<void> {
  const { mallId } = transaction;
  await transaction
    .deleteFrom('subscriptionTerm')
    .where('mallId', '=', mallId)
    .where('productNo', '=', productNo)
    .execute();
  if (terms.length === 0) return;
  await transaction
    .insertInto('subscriptionTerm')
    .values(terms.map((term) => ({ mallId, productNo, ...term })))
    .execute();
}

type Priced = { readonly lowest: number; readonly staffNo: number; readonly at: Date };

/** Sets the mall's list price to the lowest fee; concurrent applications wait for it. */
export async function priceListing(
  transaction: MallTransaction,
  productNo: string,
  { lowest, staffNo, at }: Priced,
): Promise<void> {
  await sql`
    update listing set sale_price = ${lowest}, version = version + 1, changed_by = ${staffNo}, changed_at = ${at},
      change_reason = '구독 약정'
    where mall_id = ${transaction.mallId} and product_no = ${productNo}`.execute(transaction);
}

export async function isListed(transaction: MallTransaction, productNo: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (select from listing where mall_id = ${transaction.mallId} and product_no = ${productNo}) as is_there`.execute(
    transaction,
  );
  return rows[0]?.isThere ?? false;
}
