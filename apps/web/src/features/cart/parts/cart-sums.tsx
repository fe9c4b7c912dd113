import { SumList } from '@mall/ui/sum-list';
import type { CartView } from '../model/cart-view.ts';

/** What the selected lines come to. */
export function CartSums({ view: { sums } }: { view: CartView }) {
  const { marketAmount, discountAmount, goodsAmount, deliveryAmount, total } = sums;
  const goods =
    discountAmount > 0
      ? [
          { label: '시중가 합계', amount: marketAmount },
          { label: '회원가 할인', amount: -discountAmount },
        ]
      : [{ label: '상품 금액', amount: goodsAmount }];
  const delivery = { label: '배송비', amount: deliveryAmount === 0 ? '무료' : deliveryAmount };
  return <SumList rows={[...goods, delivery]} total={{ label: '합계', amount: total }} />;
}
