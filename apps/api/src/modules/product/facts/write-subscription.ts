import { fieldError } from '@mall/contracts/errors';
import type { MallTerms, OfficePartnerCard, SubscriptionFacts } from '@mall/contracts/office/product-facts';
import { enterMall, type OfficeTransaction } from '@mall/db/in-office';
import type { Runner } from '../office/product.repository.ts';
import * as rows from './subscription.repository.ts';

type Written = { readonly before: SubscriptionFacts; readonly subscription: SubscriptionFacts };

/** Writes a subscription's own fields, with its partner cards; new cards get their numbers. Errors 4220 at the field. */
export async function writeSubscription(
  runner: Runner,
  productNo: string,
  { before, subscription }: Written,
): Promise<SubscriptionFacts> {
  const { partnerCards, ...fees } = subscription;
  assertCards(partnerCards, before.partnerCards);
  const numbered = withNumbers(partnerCards, before.partnerCards);
  await rows.saveFees(runner, productNo, fees);
  await rows.saveCards(runner, productNo, numbered);
  return { ...fees, partnerCards: numbered };
}

function assertCards(cards: readonly OfficePartnerCard[], stored: readonly OfficePartnerCard[]): void {
  for (const [index, { cardNo, startsOn, endsOn }] of cards.entries()) {
    const at = (field: string) => `partnerCards.${index}.${field}`;
    const isKnown = cardNo === 0 || stored.some((one) => one.cardNo === cardNo);
    const isTwice = cardNo !== 0 && cards.findIndex((one) => one.cardNo === cardNo) < index;
    if (!isKnown || isTwice) throw fieldError(at('name'), '없는 카드예요. 새로 고쳐 주세요.');
    if (startsOn !== null && endsOn !== null && endsOn < startsOn)
      throw fieldError(at('endsOn'), '시작일과 같거나 뒤의 날을 골라 주세요.');
  }
}

function withNumbers(cards: readonly OfficePartnerCard[], stored: readonly OfficePartnerCard[]): OfficePartnerCard[] {
  let highest = Math.max(0, ...stored.map(({ cardNo }) => cardNo));
  return cards.map((card) => (card.cardNo === 0 ? { ...card, cardNo: ++highest } : card));
}

type By = { readonly staffNo: number; readonly at: Date };

/** Sets a mall's terms from now on, and so the price in its list. Errors 4220 the same term twice, or none while it is listed. */
export async function writeTerms(
  transaction: OfficeTransaction,
  productNo: string,
  { mallId, rows: terms }: MallTerms,
  by: By,
): Promise<void> {
  const mall = await enterMall(transaction, { mallId });
  const isTwice = terms.some(
    ({ months, careType }, index) =>
      terms.findIndex((one) => one.months === months && one.careType === careType) < index,
  );
  if (isTwice) throw fieldError('terms', '같은 약정이 두 번 있어요.');
  if (terms.length === 0 && (await rows.isListed(mall, productNo)))
    throw fieldError('terms', '진열한 몰에는 약정이 하나 이상 있어야 해요. 먼저 진열을 내려 주세요.');
  await rows.replaceTerms(mall, productNo, terms);
  if (terms.length === 0) return;
  const lowest = Math.min(...terms.map(({ monthlyFee }) => monthlyFee));
  await rows.priceListing(mall, productNo, { lowest, ...by });
}
