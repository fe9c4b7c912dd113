import { SumList } from '@mall/ui/sum-list';
import { deliverySumRow, goodsSumRows } from '../../../entities/order/sum-rows.ts';
import type { CartView } from '../model/cart-view.ts';

/** The sums of the selected lines. */
export function CartSums({ view: { sums } }: { view: CartView }) {
  const goods = goodsSumRows(sums).filter(({ isSubtotal }) => !isSubtotal);
  return (
    <SumList rows={[...goods, deliverySumRow(sums.deliveryAmount)]} total={{ label: '합계', amount: sums.total }} />
  );
}
