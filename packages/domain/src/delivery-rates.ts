import type { Cart } from '@mall/contracts/cart-lines';
import type { DeliveryRates } from './basket.ts';

/** A mall's delivery rates as the wire lists them, looked up by method as sums need it. */
export const ratesByMethod = ({ usual, byMethod, remoteSurcharge }: Cart['deliveryRates']): DeliveryRates => ({
  usual,
  byMethod: Object.fromEntries(byMethod.map(({ deliveryMethod, ...fee }) => [deliveryMethod, fee])),
  remoteSurcharge,
});

/** What one product costs to deliver by itself: 0 from where it is free, null when no sum makes it free. */
export function productDelivery(
  product: { readonly deliveryMethod: Cart['lines'][number]['deliveryMethod']; readonly hasFreeDelivery: boolean },
  { usual, byMethod }: DeliveryRates,
): { deliveryFee: number; freeDeliveryFrom: number | null } {
  const { fee, freeFrom } = byMethod[product.deliveryMethod] ?? usual;
  const isFree = product.hasFreeDelivery || product.deliveryMethod === '9';
  return { deliveryFee: isFree ? 0 : fee, freeDeliveryFrom: freeFrom };
}
