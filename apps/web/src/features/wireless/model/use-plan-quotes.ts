import { priceChoice } from '@mall/domain/wireless-choice';
import { useMemo } from 'react';
import type { Wireless } from './use-wireless.ts';
import type { OfferedPlan } from './wireless-address.ts';

/** The phone's monthly price with each of these plans and the current other choices. */
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
