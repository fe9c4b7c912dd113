import type { CartLine } from '@mall/contracts/cart';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { formatNumber, formatWon } from '@mall/domain/money';
import { deliveryWay } from '../../../entities/delivery/delivery-promise.ts';
import { namesOf } from '../../../entities/order/order-name.ts';
import { piecesText } from '../../../entities/order/pieces-text.ts';
import type { SheetView } from './sheet-view.ts';

/** When a line leaves: its own promise, else what the law requires of a mall that is paid in advance (article 15). */
function arrivalOf({ deliveryMethod, deliveryNote }: CartLine): string {
  const { way, promise } = deliveryWay(deliveryMethodName(deliveryMethod), deliveryNote);
  return `${way} · ${promise || '결제 후 3영업일\u00a0안에\u00a0출발'}`;
}

/** What the law requires to be shown before ordering: what, how much, when. */
export function orderCheck({ lines, pieces, sums }: SheetView) {
  return [
    { label: '주문 상품', value: `${namesOf(lines.map(({ name }) => name))} (모두\u00a0${formatNumber(pieces)}점)` },
    { label: '결제 금액', value: `${formatWon(sums.total)} (배송비 포함)` },
    { label: '배송', value: [...new Set(lines.map(arrivalOf))].join('\n') },
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
