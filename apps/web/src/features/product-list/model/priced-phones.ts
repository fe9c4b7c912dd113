import type { WirelessCard } from '@mall/contracts/wireless';
import type { PriceBook } from '@mall/contracts/wireless-prices';
import { isWanted, type PhoneConditions } from '@mall/domain/phone-conditions';
import { leastPrices, type PhonePrice } from '@mall/domain/phone-prices';
import { ineligibilityReasons } from '@mall/domain/plan-eligibility';
import type { ListedPhone } from './phone-filters.ts';

type Wanted = {
  readonly categoryNo: string;
  readonly conditions: PhoneConditions;
  readonly memories: readonly string[];
};

/** Every phone of a category at its lowest monthly sum on the conditions, the cheapest first. */
export function pricedPhones(book: PriceBook, cards: readonly WirelessCard[], wanted: Wanted): ListedPhone[] {
  const cardOf = new Map(cards.map((card) => [card.goodsGroupNo, card]));
  const networkOf = new Map(book.phones.map(({ goodsGroupNo, network }) => [goodsGroupNo, network]));
  return leastPrices(book, wanted.conditions, wanted.memories).flatMap((price) => {
    const card = cardOf.get(price.goodsGroupNo);
    const isHere = card?.categoryNo.startsWith(wanted.categoryNo);
    return card && isHere ? [{ card, price, network: networkOf.get(price.goodsGroupNo) ?? '' }] : [];
  });
}

/** The card with the price on the conditions. */
export function cardOf(
  { card, price: { memory, plan, quote } }: ListedPhone,
  conditions: PhoneConditions,
): WirelessCard {
  return {
    ...card,
    price: {
      discountType: quote.discountType,
      memory,
      devicePrice: quote.deviceMonthly,
      planName: `${plan.carrier} ${plan.name}`,
      planPrice: quote.planMonthly,
      totalPrice: quote.monthlyTotal,
      instalmentMonths: quote.instalmentMonths,
      joinType: conditions.joinType,
    },
  };
}

/** The choice behind a price, with which the phone's page and the comparison begin. */
export const choiceBehind = ({ memory, plan, quote }: PhonePrice, conditions: PhoneConditions) => ({
  memory,
  planNo: plan.planNo,
  discountType: quote.discountType,
  joinType: conditions.joinType,
  instalmentMonths: conditions.instalmentMonths,
  contractMonths: conditions.contractMonths,
});

/** Requested plans that are not available, each with its reasons. */
export function refusedPlans({ plans, phones }: PriceBook, conditions: PhoneConditions) {
  const networks = [...new Set(phones.map(({ network }) => network))];
  return plans
    .filter((plan) => isWanted(plan, conditions))
    .flatMap((plan) => {
      const reasons = networks.map((network) => ineligibilityReasons(plan, { network, ...conditions }));
      const isRefused = reasons.length > 0 && reasons.every((each) => each.length > 0);
      return isRefused ? [{ plan, reason: (reasons[0] ?? []).map(({ message }) => message).join(' ') }] : [];
    });
}

/** The memory sizes of the mall's phones, the smallest first. */
export const memoriesOf = ({ phones }: PriceBook): string[] =>
  [...new Set(phones.flatMap(({ memories }) => memories.map(({ memory }) => memory)))].toSorted(
    (one, other) => gigabytes(one) - gigabytes(other),
  );

const gigabytes = (memory: string): number => Number.parseFloat(memory) * (/TB$/i.test(memory) ? 1024 : 1);
