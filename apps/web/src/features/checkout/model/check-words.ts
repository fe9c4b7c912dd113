import type { CartLine } from '@mall/contracts/cart-lines';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { formatNumber, formatWon } from '@mall/domain/money';
import { deliveryNoteOf, deliveryWay } from '../../../entities/delivery/delivery-promise.ts';
import { namesOf } from '../../../entities/order/order-name.ts';
import { piecesText } from '../../../entities/order/pieces-text.ts';
import type { SheetView } from './sheet-view.ts';

/** When a line arrives, as text; empty if nothing is promised. */
export type ArrivalWords = (line: CartLine) => string;

/** A gift is shipped once its receiver has given the address: no day can be promised. */
export const giftArrival: ArrivalWords = () => '받는 분이 주소를 입력한 뒤에 출발';

/** How and when a line arrives: its day, otherwise what the law requires of a mall that is paid in advance (article 15). */
const wayOf = (arrivalOf: ArrivalWords) => (line: CartLine) => {
  const { way, promise } = deliveryWay(deliveryMethodName(line.deliveryMethod), deliveryNoteOf(line));
  const arrival = arrivalOf(line) || (promise ? '' : '결제 후 3영업일\u00a0안에\u00a0출발');
  return [way, promise, arrival].filter(Boolean).join(' · ');
};

/** What the law requires to be shown before ordering: what, how much, when. */
export function orderCheck({ lines, pieces, sums }: SheetView, arrivalOf: ArrivalWords) {
  return [
    { label: '주문 상품', value: `${namesOf(lines.map(({ name }) => name))} (모두\u00a0${formatNumber(pieces)}점)` },
    { label: '결제 금액', value: `${formatWon(sums.total)} (배송비 포함)` },
    { label: '배송', value: [...new Set(lines.map(wayOf(arrivalOf)))].join('\n') },
  ];
}

/** What has changed since the line was added to the basket. */
export function lineNotice({ unitPrice, priceWhenAdded, state, stockQuantity }: CartLine): string | undefined {
  if (state !== 'ORDERABLE') return `지금은 ${formatNumber(stockQuantity)}개까지 주문할 수 있어요`;
  const difference = unitPrice - priceWhenAdded;
  if (difference === 0) return undefined;
  return `담을 때보다 ${formatWon(Math.abs(difference))} ${difference > 0 ? '올랐어요' : '내렸어요'}`;
}

/** Brand, option and pieces of a line. */
export const lineFacts = ({ brandName, colourName, optionLabel, quantity }: CartLine): string => {
  const option = [...new Set([colourName, optionLabel])].filter((part) => part !== '').join(' / ');
  return piecesText([brandName, option], quantity);
};
