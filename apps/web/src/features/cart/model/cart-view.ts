import type { CartOption } from '@mall/contracts/cart';
import type { Cart, CartLine } from '@mall/contracts/cart-lines';
import { type DeliveryGroup, sumBasket } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';

/** Lines that are delivered together, with the price of the orderable ones. */
export type CartGroup = Omit<DeliveryGroup<CartLine>, 'remoteSurcharge'> & {
  /** The delivery fee below `freeFrom`, whatever is selected. */
  readonly usualFee: number;
  readonly freeFrom: number | null;
};

/** The content of the basket page: groups of available lines, unavailable ones, and the sums of what would be ordered. */
export function viewCart({ lines, deliveryRates }: Cart) {
  const rates = ratesByMethod(deliveryRates);
  const orderable = lines.filter(({ state }) => state === 'ORDERABLE');
  const selected = orderable.filter(({ isSelected }) => isSelected);
  const sums = sumBasket(selected, rates);
  const offered = lines.filter(({ state }) => state === 'ORDERABLE' || state === 'SHORT');
  const groups = sumBasket(offered, rates).groups.map((group): CartGroup => {
    const ordered = sums.groups.find(({ key }) => key === group.key);
    const { fee, freeFrom } = rates.byMethod[group.deliveryMethod] ?? rates.usual;
    return {
      ...group,
      usualFee: group.hasFreeDelivery || group.deliveryMethod === '9' ? 0 : fee,
      freeFrom,
      goodsAmount: ordered?.goodsAmount ?? 0,
      fee: ordered?.fee ?? 0,
      missingForFree: ordered?.missingForFree ?? 0,
    };
  });
  return { groups, gone: lines.filter((line) => !offered.includes(line)), orderable, selected, sums };
}

export type CartView = ReturnType<typeof viewCart>;

const isSameLine =
  (one: CartOption) =>
  (other: CartOption): boolean =>
    one.productNo === other.productNo && one.optionNo === other.optionNo;

export const optionOf = ({ productNo, optionNo }: CartOption): CartOption => ({ productNo, optionNo });

/** The basket with some of its lines changed. */
export const withChanged = (cart: Cart, changed: readonly CartOption[], change: Partial<CartLine>): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (changed.some(isSameLine(line)) ? restated({ ...line, ...change }) : line)),
});

/** The basket without some of its lines. */
export const without = (cart: Cart, removed: readonly CartOption[]): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => !removed.some(isSameLine(line))),
});

/** A line with fewer pieces may be available again. */
const restated = (line: CartLine): CartLine =>
  line.state === 'SHORT' && line.quantity <= line.stockQuantity ? { ...line, state: 'ORDERABLE' } : line;
