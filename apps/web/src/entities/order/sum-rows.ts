import type { SumRow } from '@mall/ui/sum-list';

type Row = SumRow & { label: string };

/**
 * The sum of goods, with the same labels from the order page to the receipt; the basket leaves out the subtotal. Amounts are whole won:
 * `marketAmount` before the members' prices, `goodsAmount` at them. The last row is what is paid for the goods.
 */
export function goodsSumRows({ marketAmount, goodsAmount }: { marketAmount: number; goodsAmount: number }): Row[] {
  const goods = { label: '상품 금액', amount: goodsAmount };
  if (marketAmount <= goodsAmount) return [goods];
  return [
    { label: '시중가 합계', amount: marketAmount },
    { label: '회원가 할인', amount: goodsAmount - marketAmount },
    { ...goods, isSubtotal: true },
  ];
}

/** The price of delivery, whole won. */
export const deliverySumRow = (amount: number): Row => ({ label: '배송비', amount: amount === 0 ? '무료' : amount });
