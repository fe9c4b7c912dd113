import { SumList } from '@mall/ui/sum-list';
import type { SheetView } from '../model/sheet-view.ts';

/** What the order comes to, line by line. */
export function OrderSums({ view: { sums, freightAmount, remoteAmount } }: { view: SheetView }) {
  const { marketAmount, discountAmount, goodsAmount, total } = sums;
  const goods =
    discountAmount > 0
      ? [
          { label: '시중가 합계', amount: marketAmount },
          { label: '회원가 할인', amount: -discountAmount },
          { label: '상품 금액', amount: goodsAmount, isSubtotal: true },
        ]
      : [{ label: '상품 금액', amount: goodsAmount }];
  const freight = { label: '배송비', amount: freightAmount === 0 ? '무료' : freightAmount };
  const remote = remoteAmount > 0 ? [{ label: '제주·도서산간 추가 배송비', amount: remoteAmount }] : [];
  return <SumList rows={[...goods, freight, ...remote]} total={{ label: '최종 결제', amount: total }} />;
}
