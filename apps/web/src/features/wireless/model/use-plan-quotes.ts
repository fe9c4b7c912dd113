import { priceChoice } from '@mall/domain/wireless-choice';
import { useMemo } from 'react';
import type { Wireless } from './use-wireless.ts';
import type { OfferedPlan } from './wireless-address.ts';

/** What the phone costs a month by each of these plans, all else as it is chosen. */
export function usePlanQuotes({ detail, choice, age }: Wireless, plans: readonly OfferedPlan[]) {
  return useMemo(
    () =>
      new Map(
        plans.flatMap(({ plan: { planNo } }) => {
          const priced = priceChoice(detail, { ...choice, planNo }, age);
          return priced ? [[planNo, priced.quote] as const] : [];
        }),
      ),
    [detail, choice, age, plans],
  );
}
