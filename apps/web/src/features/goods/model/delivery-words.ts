import type { GoodsDetail } from '@mall/contracts/goods';
import { formatWon } from '@mall/domain/money';

/** `무료배송`, or the fee with what makes it free. */
export const feeText = ({ deliveryFee, freeDeliveryFrom }: GoodsDetail): string =>
  deliveryFee === 0 ? '무료배송' : `배송비 ${formatWon(deliveryFee)} · ${formatWon(freeDeliveryFrom)} 이상 사면 무료`;

/** What a sum costs to deliver. */
export const feeOf = ({ deliveryFee, freeDeliveryFrom }: GoodsDetail, total: number): number =>
  total >= freeDeliveryFrom ? 0 : deliveryFee;

/** The delivery line of the cards without its words on the fee, which this page gives in full. */
export const deliveryPromise = ({ card }: GoodsDetail): string =>
  card.deliveryNote
    .split(' · ')
    .filter((part) => !part.includes('무료배송'))
    .join(' · ');
