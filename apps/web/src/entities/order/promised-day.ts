import type { OrderCard } from '@mall/contracts/order';
import { promisedText } from '../arrival/arrival-words.ts';

const underWay: readonly OrderCard['state'][] = ['PAID', 'PREPARING', 'SHIPPED'];

/** When the whole of an order in transit arrives: `11/28(토) 도착 예정`, or that it is late; empty for others. */
export function promisedTextOf({ state, lines }: Pick<OrderCard, 'state' | 'lines'>, now: Date): string {
  if (!underWay.includes(state)) return '';
  const days = lines.flatMap(({ promisedOn, quantity, takenBack }) => (quantity > takenBack && promisedOn) || []);
  const last = days.sort().at(-1);
  return last === undefined ? '' : promisedText(last, now);
}
