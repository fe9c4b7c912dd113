import type { WirelessDetail } from '@mall/contracts/wireless-detail';
import type { PricedChoice } from '@mall/domain/wireless-choice';
import { Skeleton } from '@mall/ui/skeleton';
import { lazy, memo, Suspense, useDeferredValue } from 'react';

const LeaveCosts = lazy(() => import('./leave-costs.tsx').then((module) => ({ default: memo(module.LeaveCosts) })));

type Props = { detail: WirelessDetail; priced: PricedChoice };

/** The cost of leaving this contract early; its code loads after the page's own, its amounts are rendered after those of the choice. */
export function Leaving({ detail, priced }: Props) {
  const { plan, quote } = useDeferredValue(priced);
  return (
    <Suspense fallback={<Skeleton height={320} shape="tile" />}>
      <LeaveCosts quote={quote} carrier={plan.carrier} rules={detail.returnRules} />
    </Suspense>
  );
}
