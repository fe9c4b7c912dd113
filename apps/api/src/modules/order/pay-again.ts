import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentWindow } from '@mall/contracts/payment';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import type { Visit } from '../../plugins/visit.ts';
import { openPayment } from '../payment/open-payment.ts';
import { lockOwnOrder } from './lock-order.ts';

type Again = {
  readonly orderNo: string;
  readonly memberNo: number;
  readonly method: PaymentMethod;
  readonly visit: Visit;
};

/** A new attempt to pay; the moment of expiry stays. */
export async function payAgain(
  dependencies: Dependencies,
  mall: Mall,
  { orderNo, memberNo, method, visit }: Again,
): Promise<{ orderNo: string; window: PaymentWindow }> {
  await inMall(dependencies.database, mall, (tx) => lockOwnOrder(tx, mall, { orderNo, memberNo }));
  return { orderNo, window: await openPayment(dependencies, mall, { orderNo, method, visit }) };
}
