import type { CartLine, CartLineState } from '@mall/contracts/cart-lines';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { mostPiecesText } from '@mall/domain/holding-limit';
import { formatNumber, formatWon } from '@mall/domain/money';
import { deliveryNoteOf, deliveryPromise } from '../../../entities/delivery/delivery-promise.ts';
import { optionText } from '../../../entities/goods/option-choice.ts';
import type { CartGroup } from './cart-view.ts';

/** Colour and set of a line; empty if its product has only one option. */
export const lineOption = ({ colourName, optionLabel }: CartLine): string =>
  optionText({ colourName, label: optionLabel });

/** Notices of a line: its price has changed since it was added, fewer pieces are left than wanted, or it reaches the limit. */
export function lineNotices({ unitPrice, priceWhenAdded, state, stockQuantity, ...line }: CartLine): string[] {
  const difference = unitPrice - priceWhenAdded;
  const price =
    difference === 0
      ? []
      : [`담을 때보다 ${formatWon(Math.abs(difference))} ${difference > 0 ? '올랐어요' : '내렸어요'}`];
  const stock = state === 'SHORT' ? [`${formatNumber(stockQuantity)}개만 남았어요`] : [];
  const most = line.quantity >= line.mostPieces ? [mostPiecesText(line.mostPieces)] : [];
  return [...stock, ...most, ...price];
}

/** What else is promised for a line, below a heading with the delivery fee. */
export const linePromise = (line: CartLine): string => deliveryPromise(deliveryNoteOf(line));

export const goneLabels: Partial<Record<CartLineState, string>> = { SOLD_OUT: '품절', STOPPED: '판매 중지' };

/** The heading of a delivery group and its delivery fee. */
export function groupWords({ deliveryMethod, usualFee, freeFrom }: CartGroup): { title: string; note: string } {
  const method = deliveryMethodName(deliveryMethod);
  if (deliveryMethod === '9') return { title: `${method} 상품`, note: '배송비 없음' };
  if (usualFee === 0) return { title: '무료배송 상품', note: method };
  const note = `배송비 ${formatWon(usualFee)}`;
  return {
    title: `${method} 상품`,
    note: freeFrom === null ? note : `${note} · ${formatWon(freeFrom)} 이상 무료`,
  };
}
