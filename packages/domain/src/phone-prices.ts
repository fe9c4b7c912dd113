import { type DiscountType, discountTypes, type Network } from '@mall/contracts/wireless-codes';
import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless-detail';
import type { PriceBook, PricedPhone } from '@mall/contracts/wireless-prices';
import { type PhoneConditions, plansFor } from './phone-conditions.ts';
import type { WirelessChoice } from './wireless-choice.ts';
import { annuityFactor, type Quote, quoteWireless } from './wireless-quote.ts';

type Memory = { readonly memory: string; readonly releasePrice: number; readonly isSoldOut: boolean };
type Terms = Pick<PhoneConditions, 'instalmentMonths' | 'contractMonths'> & { readonly instalmentRate: number };

/** A plan with one of the discounts, its position among the plans of its book or phone, and its own monthly cost. */
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

/** Supports of one memory in whole won: common and extra support alternate, plan after plan. */
type Supports = readonly number[];
const noSupports: Supports = [];

/** In won. Rounding changes a sum by less than half of this, so sums further apart keep their order. */
const rounding = 4;

/**
 * The lowest monthly total over memories and offers; the first of equal totals. A full quote is far more expensive than the
 * sum before rounding, so only the combinations whose sum is within `rounding` of the lowest are quoted.
 */
function leastOf<M extends Memory>(
  offers: readonly Offer[],
  memories: readonly M[],
  supportsOf: (memory: M) => Supports,
  terms: Terms,
): LeastPrice | undefined {
  const sizes = memories.map((memory) => ({ memory, supports: supportsOf(memory) }));
  const factor = annuityFactor(terms.instalmentMonths, terms.instalmentRate);
  let lowest = Number.POSITIVE_INFINITY;
  const near: { readonly sum: number; readonly offer: Offer; readonly size: (typeof sizes)[number] }[] = [];
  for (const offer of offers) {
    if (offer.planMonthly > lowest + rounding) break;
    for (const size of sizes) {
      const principal = size.memory.releasePrice - reductionBy(offer, size.supports);
      const sum = offer.planMonthly + Math.max(0, principal) * factor;
      if (sum > lowest + rounding) continue;
      lowest = Math.min(lowest, sum);
      near.push({ sum, offer, size });
    }
  }
  return near
    .filter(({ sum }) => sum <= lowest + rounding)
    .map(({ offer, size: { memory, supports } }) => {
      const quote = quoteOf(offer, memory.releasePrice, supports, terms);
      return { memory: memory.memory, plan: offer.plan, quote };
    })
    .reduce<LeastPrice | undefined>(
      (least, one) => (least && least.quote.monthlyTotal <= one.quote.monthlyTotal ? least : one),
      undefined,
    );
}

const commonOf = ({ place }: Offer, supports: Supports): number => supports[place * 2] ?? 0;
const extraOf = ({ place }: Offer, supports: Supports): number => supports[place * 2 + 1] ?? 0;

const reductionBy = (offer: Offer, supports: Supports): number =>
  extraOf(offer, supports) + (offer.discountType === 'COMMON_SUPPORT' ? commonOf(offer, supports) : 0);

const quoteOf = (offer: Offer, releasePrice: number, supports: Supports, terms: Terms): Quote =>
  quoteWireless(
    {
      releasePrice,
      plan: offer.plan,
      support: { commonSupport: commonOf(offer, supports), extraSupport: extraOf(offer, supports) },
    },
    { ...terms, discountType: offer.discountType },
  );

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
  const supportsOf = ({ supportsAt }: PricedPhone['memories'][number]) => book.supports[supportsAt] ?? noSupports;
  const terms = { ...conditions, instalmentRate: book.instalmentRatePercent / 100 };
  const offers = {
    '5G': offersFor(book.plans, '5G', conditions),
    LTE: offersFor(book.plans, 'LTE', conditions),
  };
  const isWanted = ({ memory }: Memory) => memories.length === 0 || memories.includes(memory);
  const priced = book.phones.flatMap(({ goodsGroupNo, isSoldOut, network, memories: all }) => {
    const least = leastOf(offers[network], availableOf(all.filter(isWanted)), supportsOf, terms);
    return least ? [{ goodsGroupNo, isSoldOut, ...least }] : [];
  });
  return priced.toSorted(
    (one, other) =>
      Number(one.isSoldOut) - Number(other.isSoldOut) || one.quote.monthlyTotal - other.quote.monthlyTotal,
  );
}

/** The parts of a phone that its price is computed from. */
type Detail = Pick<WirelessDetail, 'network' | 'memories' | 'plans' | 'supports' | 'instalmentRatePercent'>;

const supportsIn =
  ({ plans, supports }: Detail, { joinType }: PhoneConditions) =>
  ({ memory }: Memory): Supports => {
    const ofMemory = supports.filter((row) => row.memory === memory && row.joinType === joinType);
    return plans.flatMap(({ planNo }) => {
      const row = ofMemory.find((one) => one.planNo === planNo);
      return [row?.commonSupport ?? 0, row?.extraSupport ?? 0];
    });
  };

const leastIn = (detail: Detail, offers: readonly Offer[], conditions: PhoneConditions, memory?: string) =>
  leastOf(
    offers,
    availableOf(detail.memories.filter((one) => memory === undefined || one.memory === memory)),
    supportsIn(detail, conditions),
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

const isSameOffer = (one: Offer, other: Offer): boolean =>
  one.plan.planNo === other.plan.planNo && one.discountType === other.discountType;

/** A phone to compare, with the memory to keep; any memory if none is given. */
type Compared = { readonly detail: Detail; readonly memory?: string };

/**
 * Choices that put phones on equal terms: the one plan and discount available to all of them that makes their total
 * lowest. Undefined when there is none, as for phones of two networks.
 */
export function equalChoices(phones: readonly Compared[], conditions: PhoneConditions): PartialChoice[] | undefined {
  const offered = phones.map(({ detail, memory }) => {
    return { detail, memory, offers: offersFor(detail.plans, detail.network, conditions) };
  });
  let best: { readonly sum: number; readonly choices: PartialChoice[] } | undefined;
  for (const offer of offered[0]?.offers ?? []) {
    const least = offered.flatMap(({ detail, memory, offers }) => {
      const own = offers.find((one) => isSameOffer(one, offer));
      return (own && leastIn(detail, [own], conditions, memory)) || [];
    });
    const sum = least.reduce((total, { quote }) => total + quote.monthlyTotal, 0);
    if (least.length === phones.length && (!best || sum < best.sum)) {
      best = { sum, choices: least.map((one) => choiceOf(one, conditions)) };
    }
  }
  return best?.choices;
}
