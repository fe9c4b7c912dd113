import { ConditionsBar } from '../../../entities/phone-conditions/conditions-bar.tsx';
import type { Wireless } from '../model/use-wireless.ts';

/** 내 조건 on a phone's page: a change sets the choice to what costs least on it. */
export function DetailConditions({ wireless: { conditions, priced } }: { wireless: Wireless }) {
  return (
    <ConditionsBar
      conditions={conditions}
      invitation="한 번만 정하면 목록과 비교에서도 같은 조건으로 계산해 드려요."
      note={priced && `지금 고른 요금제 ${priced.plan.carrier} ${priced.plan.name}`}
    />
  );
}
