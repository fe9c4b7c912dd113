import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { formatWon } from '@mall/domain/money';

/** `무료배송`, or the fee and what makes it free, if anything does. */
export function feeText({ deliveryFee, freeDeliveryFrom }: GoodsDetail): string {
  if (deliveryFee === 0) return '무료배송';
  const fee = `배송비 ${formatWon(deliveryFee)}`;
  return freeDeliveryFrom === null ? fee : `${fee} · ${formatWon(freeDeliveryFrom)} 이상 사면 무료`;
}

/** The delivery fee for an amount. */
export const feeOf = ({ deliveryFee, freeDeliveryFrom }: GoodsDetail, total: number): number =>
  freeDeliveryFrom !== null && total >= freeDeliveryFrom ? 0 : deliveryFee;
