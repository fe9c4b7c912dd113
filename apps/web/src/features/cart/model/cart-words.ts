import type { CartLine, CartLineState } from '@mall/contracts/cart-lines';
import { deliveryMethodName } from '@mall/domain/delivery-method';
import { mostPiecesText } from '@mall/domain/holding-limit';
import { formatNumber, formatWon } from '@mall/domain/money';
import { deliveryNoteOf, deliveryPromise } from '../../../entities/delivery/delivery-promise.ts';
import { optionText } from '../../../entities/goods/option-choice.ts';
import type { CartGroup } from './cart-view.ts';

/** Colour and set of a line; empty where its product comes in one form. */
export const lineOption = ({ colourName, optionLabel }: CartLine): string =>
  optionText({ colourName, label: optionLabel });

/** Notices of a line: a price other than when it was added, fewer pieces than wanted, or as many as the limit allows. */
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

/** What else is promised of a line, below a head that says what delivery costs. */
export const linePromise = (line: CartLine): string => deliveryPromise(deliveryNoteOf(line));

export const goneLabels: Partial<Record<CartLineState, string>> = { SOLD_OUT: '품절', STOPPED: '판매 중지' };

/** The head of a delivery group and what its delivery costs. */
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
