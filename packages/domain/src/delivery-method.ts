import type { DeliveryMethod } from '@mall/contracts/product-codes';

/** R9.08: names of the delivery methods. */
const names: Record<DeliveryMethod, string> = {
  '1': '일반 택배',
  '2': '화물 배송',
  '3': '특수 배송',
  '4': '셔틀 배송',
  '5': '문의 후 배송',
  '9': '직접 수령',
  '8': '당일 배송',
};

/** R9.08 */
export const deliveryMethodName = (code: DeliveryMethod): string => names[code];
