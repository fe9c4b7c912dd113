import { type DiscountType, discountTypes, type Network } from '@mall/contracts/wireless-codes';
import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless-detail';
import type { PriceBook, PricedPhone } from '@mall/contracts/wireless-prices';
import { type PhoneConditions, plansFor } from './phone-conditions.ts';
import type { WirelessChoice } from './wireless-choice.ts';
import { type Quote, quoteWireless, type WirelessOffer } from './wireless-quote.ts';

type Memory = { readonly memory: string; readonly releasePrice: number; readonly isSoldOut: boolean };
type Support = WirelessOffer['support'];
type Terms = Pick<PhoneConditions, 'instalmentMonths' | 'contractMonths'> & { readonly instalmentRate: number };

/** A plan with one of the discounts, its position among all plans, and its own monthly cost. */
type Offer = {
  readonly plan: CarrierPlan;
  readonly place: number;
  readonly discountType: DiscountType;
  readonly planMonthly: number;
};

/** The lowest monthly price of a phone, with everything that it is computed from. */
export type LeastPrice = { readonly memory: string; readonly plan: CarrierPlan; readonly quote: Quote };

/** A phone of a list with its lowest price. */
export type PhonePrice = LeastPrice & Pick<PricedPhone, 'goodsGroupNo' | 'isSoldOut'>;

/** Every available plan with the requested discount or with each, cheapest first. */
function offersFor(plans: readonly CarrierPlan[], network: Network, conditions: PhoneConditions): Offer[] {
  const { discountType: wanted } = conditions;
  const offers = plansFor(plans, network, conditions).flatMap((plan) =>
    (wanted === null ? discountTypes : [wanted]).map((discountType) => {
      const { planMonthly } = quoteWireless({ releasePrice: 0, plan }, { ...conditions, discountType });
      return { plan, place: plans.indexOf(plan), discountType, planMonthly };
    }),
  );
  return offers.toSorted((one, other) => one.planMonthly - other.planMonthly);
}

/**
 * The lowest monthly total over memories and offers; the first of equal totals. A full quote is expensive, so an offer
 * is skipped when a lower bound of its total is no better than the best so far, which leaves a few quotes per phone.
 */
function leastOf<M extends Memory>(
  offers: readonly Offer[],
  memories: readonly M[],
  supportOf: (memory: M, offer: Offer) => Support,
  terms: Terms,
): LeastPrice | undefined {
  let least: LeastPrice | undefined;
  for (const offer of offers) {
    const { plan, discountType, planMonthly } = offer;
    if (least && planMonthly >= least.quote.monthlyTotal) break;
    for (const memory of memories) {
      const { releasePrice } = memory;
      const support = supportOf(memory, offer);
      const atLeast = planMonthly + deviceAtLeast(releasePrice, discountType, support, least && factorOf(least.quote));
      if (least && atLeast >= least.quote.monthlyTotal) continue;
      const quote = quoteWireless({ releasePrice, plan, support }, { ...terms, discountType });
      if (!least || quote.monthlyTotal < least.quote.monthlyTotal) least = { memory: memory.memory, plan, quote };
    }
  }
  return least;
}

/** The monthly cost of each won of the principal; all of it when there are no instalments. */
const factorOf = ({ instalmentMonths, annuityFactor }: Quote): number => (instalmentMonths > 1 ? annuityFactor : 1);

/**
 * A lower bound of the device's instalment: supports deduct at most their nominal amount, and rounding less than two
 * won.
 */
function deviceAtLeast(releasePrice: number, discountType: DiscountType, support: Support, factor = 0): number {
  const common = discountType === 'COMMON_SUPPORT' ? (support?.commonSupport ?? 0) : 0;
  return Math.max(0, (releasePrice - common - (support?.extraSupport ?? 0)) * factor - 2);
}

/** The available memories; all of them when the phone is sold out. */
function availableOf<M extends Memory>(memories: readonly M[]): readonly M[] {
  const available = memories.filter(({ isSoldOut }) => !isSoldOut);
  return available.length > 0 ? available : memories;
}

/**
 * All phones of a mall by their lowest monthly total on these conditions, cheapest first. Sold-out phones come last,
 * and a phone without a matching plan is left out. If memories are given, only those are priced.
 */
export function leastPrices(
  book: PriceBook,
  conditions: PhoneConditions,
  memories: readonly string[] = [],
): PhonePrice[] {
  const supportOf = ({ supportsAt }: PricedPhone['memories'][number], { place }: Offer): Support => {
    const row = book.supports[supportsAt];
    return { commonSupport: row?.[place * 2] ?? 0, extraSupport: row?.[place * 2 + 1] ?? 0 };
  };
  const terms = { ...conditions, instalmentRate: book.instalmentRatePercent / 100 };
  const offers = {
    '5G': offersFor(book.plans, '5G', conditions),
    LTE: offersFor(book.plans, 'LTE', conditions),
  };
  const isWanted = ({ memory }: Memory) => memories.length === 0 || memories.includes(memory);
  const priced = book.phones.flatMap(({ goodsGroupNo, isSoldOut, network, memories: all }) => {
    const least = leastOf(offers[network], availableOf(all.filter(isWanted)), supportOf, terms);
    return least ? [{ goodsGroupNo, isSoldOut, ...least }] : [];
  });
  return priced.toSorted(
    (one, other) =>
      Number(one.isSoldOut) - Number(other.isSoldOut) || one.quote.monthlyTotal - other.quote.monthlyTotal,
  );
}

type Detail = Omit<WirelessDetail, 'card'>;

const supportIn =
  ({ supports }: Detail, { joinType }: PhoneConditions) =>
  ({ memory }: Memory, { plan: { planNo } }: Offer): Support =>
    supports.find((row) => row.planNo === planNo && row.memory === memory && row.joinType === joinType);

const leastIn = (detail: Detail, offers: readonly Offer[], conditions: PhoneConditions, memory?: string) =>
  leastOf(
    offers,
    availableOf(detail.memories.filter((one) => memory === undefined || one.memory === memory)),
    supportIn(detail, conditions),
    { ...conditions, instalmentRate: detail.instalmentRatePercent / 100 },
  );

type PartialChoice = Omit<WirelessChoice, 'colour'>;

const choiceOf = ({ memory, plan, quote }: LeastPrice, conditions: PhoneConditions): PartialChoice => ({
  memory,
  planNo: plan.planNo,
  discountType: quote.discountType,
  joinType: conditions.joinType,
  instalmentMonths: conditions.instalmentMonths,
  contractMonths: conditions.contractMonths,
});

/** The cheapest choice of one phone on these conditions; undefined when no plan matches it. */
export function leastChoice(detail: Detail, conditions: PhoneConditions, memory?: string): PartialChoice | undefined {
  const least = leastIn(detail, offersFor(detail.plans, detail.network, conditions), conditions, memory);
  return least && choiceOf(least, conditions);
}

/** A phone to compare, with the memory to keep; any memory if none is given. */
type Compared = { readonly detail: Detail; readonly memory?: string };

/**
 * Choices that put phones on equal terms: the one plan and discount available to all of them that makes their total
 * lowest. Undefined when there is none, as for phones of two networks.
 */
export function equalChoices(phones: readonly Compared[], conditions: PhoneConditions): PartialChoice[] | undefined {
  const [first] = phones;
  if (!first) return undefined;
  let best: { readonly sum: number; readonly choices: PartialChoice[] } | undefined;
  for (const offer of offersFor(first.detail.plans, first.detail.network, conditions)) {
    const least = phones.flatMap(({ detail, memory }) => {
      const open = plansFor(detail.plans, detail.network, conditions);
      const isOpen = open.some(({ planNo }) => planNo === offer.plan.planNo);
      return (isOpen && leastIn(detail, [offer], conditions, memory)) || [];
    });
    const sum = least.reduce((total, { quote }) => total + quote.monthlyTotal, 0);
    if (least.length === phones.length && (!best || sum < best.sum)) {
      best = { sum, choices: least.map((one) => choiceOf(one, conditions)) };
    }
  }
  return best?.choices;
}
