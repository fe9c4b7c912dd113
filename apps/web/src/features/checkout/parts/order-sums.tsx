import { SumList } from '@mall/ui/sum-list';
import { deliverySumRow, goodsSumRows } from '../../../entities/order/sum-rows.ts';
import type { SheetView } from '../model/sheet-view.ts';

/** The order's total, line by line. */
export function OrderSums({ view: { sums, freightAmount, remoteAmount } }: { view: SheetView }) {
  const remote = remoteAmount > 0 ? [{ label: '제주·도서산간 추가 배송비', amount: remoteAmount }] : [];
  return (
    <SumList
      rows={[...goodsSumRows(sums), deliverySumRow(freightAmount), ...remote]}
      total={{ label: '최종 결제', amount: sums.total }}
    />
  );
}
