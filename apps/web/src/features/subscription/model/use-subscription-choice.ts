import type { SubscriptionDetail } from '@mall/contracts/subscription-detail';
import {
  changedChoice,
  costOf,
  readChoice,
  type SubscriptionAddress,
  type SubscriptionChoice,
} from '@mall/domain/subscription-choice';
import { useAddressChoice } from '../../../lib/routing/use-address-choice.ts';

/** Term, care and partner card of a subscription product, stored in the address, and their price. */
export function useSubscriptionChoice(detail: SubscriptionDetail, address: SubscriptionAddress) {
  const keep = useAddressChoice();
  const choice = readChoice(detail, address);
  const choose = (change: Partial<SubscriptionChoice>) => {
    const { months, careType, cardNo } = changedChoice(detail, choice, change);
    void keep({ term: String(months), care: careType, card: cardNo === null ? undefined : String(cardNo) });
  };
  return { choice, choose, cost: costOf(detail, choice) };
}

export type ChosenSubscription = ReturnType<typeof useSubscriptionChoice>;
