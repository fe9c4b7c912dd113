import { cardTerms, quoteWireless } from '@mall/domain/wireless-quote';
import type { CarrierPlan } from './content/carrier-types.ts';
import type { WirelessProduct, WirelessSupport } from './content/types.ts';
import type { Catalogue } from './seed-content.ts';

/** The monthly payment of each phone's card in a mall, by product: lists are ordered by it. */
export function cardMonthlyPayments(
  { productByNo, plans }: Catalogue,
  supports: readonly WirelessSupport[],
  now: Date,
): Map<string, number> {
  const planByNo = new Map(plans.map((plan) => [plan.planNo, plan]));
  const supportByChoice = new Map(supportsInForce(supports, now).map((support) => [choiceKey(support), support]));
  const payments = new Map<string, number>();
  for (const productNo of new Set(supports.map((support) => support.productNo))) {
    const phone = productByNo.get(productNo);
    if (phone?.kind !== 'wireless') continue;
    const support = supportByChoice.get(choiceKey({ productNo: phone.productNo, ...phone.cardChoice }));
    payments.set(phone.productNo, cardMonthlyPayment(phone, planByNo.get(phone.cardChoice.planNo), support));
  }
  return payments;
}

function cardMonthlyPayment(
  { productNo, memories, cardChoice }: WirelessProduct,
  plan: CarrierPlan | undefined,
  support: WirelessSupport | undefined,
): number {
  const memory = memories.find((candidate) => candidate.memory === cardChoice.memory);
  if (!memory || !plan) throw new Error(`the card of ${productNo} names a memory or a plan that does not exist`);
  const offer = { releasePrice: memory.releasePrice, plan, support };
  return quoteWireless(offer, { ...cardTerms, discountType: cardChoice.discountType }).monthlyTotal;
}

/** From its first instant on, until just before its last. */
export const supportsInForce = (supports: readonly WirelessSupport[], at: Date): WirelessSupport[] =>
  supports.filter(
    ({ validFrom, validTo }) => new Date(validFrom) <= at && (validTo === null || at < new Date(validTo)),
  );

const choiceKey = (choice: Pick<WirelessSupport, 'productNo' | 'memory' | 'planNo' | 'joinType'>) =>
  [choice.productNo, choice.memory, choice.planNo, choice.joinType].join('|');
