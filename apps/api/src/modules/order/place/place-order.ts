import type { OrderInput } from '@mall/contracts/order';
import type { PaymentWindow } from '@mall/contracts/payment';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import type { Visit } from '../../../plugins/visit.ts';
import { firstAttempt } from '../../payment/window/begin-paying.ts';
import { openPayment, requestWindow } from '../../payment/window/open-payment.ts';
import type { Queue } from './placing-queue.ts';
import { recordOrder } from './record-order.ts';

type Placing = { readonly memberNo: number; readonly input: OrderInput };

/**
 * Places an order, reserves its stock for thirty minutes, and opens the payment if there is anything to pay. Repeating
 * the request key returns the same order.
 */
export async function placeOrder(
  dependencies: Dependencies,
  mall: Mall,
  { memberNo, input, visit, queue }: Placing & { readonly visit: Visit; readonly queue: Queue },
): Promise<{ orderNo: string; window: PaymentWindow | null }> {
  const { database, clock, random } = dependencies;
  const order = { memberNo, input, at: clock(), random };
  const { orderNo, payable } = await queue(() =>
    inMall(database, mall, (transaction) => recordOrder(transaction, mall, order)),
  );
  if (input.expectedTotal === 0) return { orderNo, window: null };
  const { paymentMethod: method } = input;
  const window = payable
    ? await requestWindow(
        dependencies,
        mall,
        { ...firstAttempt, orderNo, visit },
        { ...firstAttempt, method, order: payable },
      )
    : await openPayment(dependencies, mall, { orderNo, method, visit });
  return { orderNo, window };
}
