import type { Cart } from '@mall/contracts/cart-lines';
import type { DeliveryRates } from './basket.ts';

/** A mall's delivery rates as the wire lists them, indexed by method for computing sums. */
export const ratesByMethod = ({ usual, byMethod, remoteSurcharge }: Cart['deliveryRates']): DeliveryRates => ({
  usual,
  byMethod: Object.fromEntries(byMethod.map(({ deliveryMethod, ...fee }) => [deliveryMethod, fee])),
  remoteSurcharge,
});

/** The delivery fee of one product on its own: 0 from the free amount on, null when no amount makes it free. */
export function productDelivery(
  product: { readonly deliveryMethod: Cart['lines'][number]['deliveryMethod']; readonly hasFreeDelivery: boolean },
  { usual, byMethod }: DeliveryRates,
): { deliveryFee: number; freeDeliveryFrom: number | null } {
  const { fee, freeFrom } = byMethod[product.deliveryMethod] ?? usual;
  const isFree = product.hasFreeDelivery || product.deliveryMethod === '9';
  return { deliveryFee: isFree ? 0 : fee, freeDeliveryFrom: freeFrom };
}
