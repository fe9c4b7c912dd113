import type { OrderState } from '@mall/contracts/order-codes';
import { Toned } from '../../kit/badge.tsx';
import { seoulDay } from '../../lib/moments.ts';

const underWay: readonly OrderState[] = ['PAID', 'PREPARING', 'SHIPPED'];

/** The promised day of arrival; red when it has passed without arrival. */
export function Promised({ promisedOn, state }: { promisedOn: string | null; state: OrderState }) {
  if (promisedOn === null) return null;
  const isLate = underWay.includes(state) && promisedOn < seoulDay();
  return (
    <Toned tone={isLate ? 'err' : 'plain'} isStrong={isLate}>
      {promisedOn.slice(5).replace('-', '.')}
    </Toned>
  );
}
