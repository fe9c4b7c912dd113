import type { OrderCard } from '@mall/contracts/order';
import { promisedText } from '../arrival/arrival-words.ts';

const underWay: readonly OrderCard['state'][] = ['PAID', 'PREPARING', 'SHIPPED'];

/** When all of an order that is under way is promised to be there: `11/28(토) 도착 예정`; empty for others. */
export function promisedTextOf({ state, lines }: Pick<OrderCard, 'state' | 'lines'>): string {
  if (!underWay.includes(state)) return '';
  const days = lines.flatMap(({ promisedOn, quantity, takenBack }) => (quantity > takenBack && promisedOn) || []);
  const last = days.sort().at(-1);
  return last === undefined ? '' : promisedText(last);
}
