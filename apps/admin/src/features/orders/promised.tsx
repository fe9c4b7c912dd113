import type { OrderState } from '@mall/contracts/order-codes';
import { Toned } from '../../kit/badge.tsx';
import { seoulDay } from '../../lib/moments.ts';

const underWay: readonly OrderState[] = ['PAID', 'PREPARING', 'SHIPPED'];

/** The day on which it was promised to arrive; red where it has passed and it has not. */
export function Promised({ promisedOn, state }: { promisedOn: string | null; state: OrderState }) {
  if (promisedOn === null) return null;
  const isLate = underWay.includes(state) && promisedOn < seoulDay();
  return (
    <Toned tone={isLate ? 'err' : 'plain'} isStrong={isLate}>
      {promisedOn.slice(5).replace('-', '.')}
    </Toned>
  );
}
