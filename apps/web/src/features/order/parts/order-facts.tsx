import type { OrderDetail } from '@mall/contracts/order';
import { KeyValueList } from '@mall/ui/key-value-list';
import { SumList } from '@mall/ui/sum-list';
import { orderSumRows, paymentFacts } from '../model/order-facts.ts';

/** What was paid, how, and what is left of it. */
export function PaidFacts({ order }: { order: OrderDetail }) {
  const { card, refundedAmount } = order;
  const label = refundedAmount > 0 ? '남은 결제 금액' : '결제 금액';
  return (
    <>
      <SumList rows={orderSumRows(order)} total={{ label, amount: card.totalAmount - refundedAmount }} />
      <KeyValueList items={paymentFacts(order)} />
    </>
  );
}
