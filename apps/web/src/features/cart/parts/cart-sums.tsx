import { SumList } from '@mall/ui/sum-list';
import { deliverySumRow, goodsSumRows } from '../../../entities/order/sum-rows.ts';
import type { CartView } from '../model/cart-view.ts';

/** What the selected lines come to. */
export function CartSums({ view: { sums } }: { view: CartView }) {
  const goods = goodsSumRows(sums).filter(({ isSubtotal }) => !isSubtotal);
  return (
    <SumList rows={[...goods, deliverySumRow(sums.deliveryAmount)]} total={{ label: '합계', amount: sums.total }} />
  );
}
