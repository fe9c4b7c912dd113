import { type DiscountType, discountTypes, type Network } from '@mall/contracts/wireless-codes';
import type { CarrierPlan, WirelessDetail } from '@mall/contracts/wireless-detail';
import type { PriceBook, PricedPhone } from '@mall/contracts/wireless-prices';
import { type PhoneConditions, plansFor } from './phone-conditions.ts';
import type { WirelessChoice } from './wireless-choice.ts';
import { type Quote, quoteWireless, type WirelessOffer } from './wireless-quote.ts';

type Memory = { readonly memory: string; readonly releasePrice: number; readonly isSoldOut: boolean };
type Support = WirelessOffer['support'];
type Terms = Pick<PhoneConditions, 'instalmentMonths' | 'contractMonths'> & { readonly instalmentRate: number };

/** A plan with one of the discounts, its place among all plans, and what it costs a month by itself. */
type Offer = {
  readonly plan: CarrierPlan;
  readonly place: number;
  readonly discountType: DiscountType;
  readonly planMonthly: number;
};

/** How a phone costs least a month, with all that the sum is made of. */
export type LeastPrice = { readonly memory: string; readonly plan: CarrierPlan; readonly quote: Quote };

/** Of a phone in a list. */
export type PhonePrice = LeastPrice & Pick<PricedPhone, 'goodsGroupNo' | 'isSoldOut'>;

/** Every plan that may be had, with the discount asked for or with each; those that cost least first. */
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
 * The least monthly sum over memories and offers; of equal sums the first. The quote decides; an offer that costs as much as the least sum
 * so far by a bound below it is passed over, which spares all but a few quotes of a phone.
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

/** What is paid a month for each won of the principal; all of it where there are no instalments. */
const factorOf = ({ instalmentMonths, annuityFactor }: Quote): number => (instalmentMonths > 1 ? annuityFactor : 1);

/** No instalment of the device is lower: supports take off no more than they are, and rounding less than two won. */
function deviceAtLeast(releasePrice: number, discountType: DiscountType, support: Support, factor = 0): number {
  const common = discountType === 'COMMON_SUPPORT' ? (support?.commonSupport ?? 0) : 0;
  return Math.max(0, (releasePrice - common - (support?.extraSupport ?? 0)) * factor - 2);
}

/** Those that can be had; of a phone that is sold out, all. */
function availableOf<M extends Memory>(memories: readonly M[]): readonly M[] {
  const available = memories.filter(({ isSoldOut }) => !isSoldOut);
  return available.length > 0 ? available : memories;
}

/**
 * All phones of a mall by what they cost a month on these conditions, the least first; sold-out ones come last, and a phone that no plan
 * goes with is left out. With memories named, only those are priced.
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

/** The choice of one phone that costs least a month on these conditions; nothing when no plan goes with it. */
export function leastChoice(detail: Detail, conditions: PhoneConditions, memory?: string): PartialChoice | undefined {
  const least = leastIn(detail, offersFor(detail.plans, detail.network, conditions), conditions, memory);
  return least && choiceOf(least, conditions);
}

/** A phone to be compared, with the memory that stays; any where it names none. */
type Compared = { readonly detail: Detail; readonly memory?: string };

/**
 * Choices that set phones on equal terms: the one plan and discount, open to all of them, by which they cost least together. Nothing
 * when there is none, as for phones of two networks.
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
