import { type PaymentGateway, PaymentOutcomeUnknown, PaymentRefused } from './payment-gateway.ts';
import { createTossCashReceipts } from './toss-cash-receipts.ts';
import { createTossClient, type TossSettings } from './toss-client.ts';
import { readTossPayment, toGatewayPayment, toSeoul, tossMethods } from './toss-payment.ts';
import { createTossTransactions } from './toss-transactions.ts';

/** Client of Toss Payments' HTTP API, or of the sandbox, which implements the same protocol. */
export function createTossPayments({ accountHolder = '', ...settings }: TossSettings): PaymentGateway {
  const call = createTossClient(settings);
  const send = async (request: Parameters<typeof call>[0]) =>
    toGatewayPayment(readTossPayment(await call(request)), accountHolder);
  const find = (path: string) =>
    send({ path }).catch((error: unknown) => {
      if (error instanceof PaymentRefused && error.code === 'NOT_FOUND_PAYMENT') return undefined;
      throw error;
    });

  return {
    ...createTossCashReceipts(call),
    ...createTossTransactions(call),
    open: async ({ method, depositBefore, ...request }) => {
      const content = await call({
        path: '/v1/payments',
        body: {
          ...request,
          method: tossMethods[method],
          ...(method === 'VIRTUAL_ACCOUNT' && { dueDate: toSeoul(depositBefore) }),
        },
        idempotencyKey: `open-${request.orderId}`,
      });
      const { paymentKey, checkout } = readTossPayment(content);
      if (!checkout) throw new PaymentOutcomeUnknown('a payment without a window');
      return { paymentKey, url: checkout.url };
    },
    confirm: (request) =>
      send({ path: '/v1/payments/confirm', body: request, idempotencyKey: `confirm-${request.orderId}` }),
    read: (paymentKey) => find(`/v1/payments/${encodeURIComponent(paymentKey)}`),
    readByOrder: (orderId) => find(`/v1/payments/orders/${encodeURIComponent(orderId)}`),
    cancel: ({ paymentKey, amount, reason, idempotencyKey, refundAccount }) =>
      send({
        path: `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`,
        body: {
          cancelReason: reason,
          ...(amount !== undefined && { cancelAmount: amount }),
          ...(refundAccount && {
            refundReceiveAccount: {
              bank: refundAccount.bankCode,
              accountNumber: refundAccount.accountNumber,
              holderName: refundAccount.holder,
            },
          }),
        },
        idempotencyKey,
      }),
  };
}
