import type { OwnOrder } from '../../../apps/api/src/modules/order/read/get-order.ts';
import { confirmPayment } from '../../../apps/api/src/modules/payment/confirm/confirm-payment.ts';
import { readAndSettle } from '../../../apps/api/src/modules/payment/confirm/settle-payment.ts';
import { openPayment } from '../../../apps/api/src/modules/payment/window/open-payment.ts';
import { PaymentRefused } from '../../../apps/api/src/payment/payment-gateway.ts';
import { paymentOrderId } from '../../../packages/domain/src/order-number.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';
import { agreeToPay } from './agree-to-pay.ts';

/**
 * An order with an open account is paid by card, and the service cannot close the account in time: then the deposit comes in as well, and
 * the order has no use for it.
 */
export async function payTwice(
  { dependencies, mall }: DemoLife,
  { orderNo, memberNo }: Pick<OwnOrder, 'orderNo' | 'memberNo'>,
): Promise<void> {
  const first = { mallId: mall.mallId, orderNo, attemptNo: 1 };
  const account = await dependencies.gateway.readByOrder(paymentOrderId(first));
  if (!account) throw new Error(`no account is open for order ${orderNo}`);
  const visit = { origin: `http://${mall.mallUrl}.localhost`, device: 'pc' } as const;
  const { url } = await openPayment(dependencies, mall, { orderNo, method: 'CARD', visit });
  const cancel = () => Promise.reject(new PaymentRefused('NOT_CANCELABLE_PAYMENT', '지금은 취소할 수 없어요.'));
  const stayingOpen = { ...dependencies, gateway: { ...dependencies.gateway, cancel } };
  await confirmPayment(stayingOpen, mall, { memberNo, ...(await agreeToPay(url, { method: 'CARD' })) });
  await fetch(new URL(`/control/payments/${account.paymentKey}/deposit`, url), { method: 'POST', redirect: 'manual' });
  await readAndSettle(dependencies, mall, { ...first, paymentKey: account.paymentKey });
}
