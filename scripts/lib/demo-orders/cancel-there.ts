import { paymentOrderId } from '../../../packages/domain/src/order-number.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';

type Wanted = { readonly orderNo: string; readonly amount: number };

/** Refunds a part of an order only at the payment service: the next comparison finds it. */
export async function cancelThere({ dependencies, mall }: DemoLife, { orderNo, amount }: Wanted): Promise<void> {
  const { gateway } = dependencies;
  const payment = await gateway.readByOrder(paymentOrderId({ mallId: mall.mallId, orderNo, attemptNo: 1 }));
  if (!payment) throw new Error(`order ${orderNo} has no payment`);
  const { paymentKey } = payment;
  await gateway.cancel({ paymentKey, amount, reason: '결제사 화면에서 취소', idempotencyKey: `there-${orderNo}` });
}
