import * as z from 'zod';
import { type MovedPayment, type PaymentGateway, PaymentOutcomeUnknown } from './payment-gateway.ts';
import type { TossCall } from './toss-client.ts';
import { toSeoul } from './toss-payment.ts';

const pageSchema = z.array(z.object({ transactionKey: z.string(), paymentKey: z.string(), orderId: z.string() }));
/** The largest page that the service returns. */
const usualPageSize = 5_000;

/** Reads the service's transactions (거래 조회) page by page; a payment with several transactions is returned once. */
export function createTossTransactions(
  call: TossCall,
  pageSize = usualPageSize,
): Pick<PaymentGateway, 'listMovedPayments'> {
  const readPage = async (period: URLSearchParams) => {
    const page = pageSchema.safeParse(await call({ path: `/v1/transactions?${period}` }));
    if (!page.success)
      throw new PaymentOutcomeUnknown('a list of transactions that cannot be read', { cause: page.error });
    return page.data;
  };
  return {
    listMovedPayments: async ({ from, until }) => {
      const period = new URLSearchParams({
        startDate: toSeoul(from),
        endDate: toSeoul(until),
        limit: String(pageSize),
      });
      const payments = new Map<string, MovedPayment>();
      for (;;) {
        const page = await readPage(period);
        for (const { paymentKey, orderId } of page) payments.set(paymentKey, { paymentKey, orderId });
        const last = page.at(-1);
        if (!last || page.length < pageSize) return [...payments.values()];
        period.set('startingAfter', last.transactionKey);
      }
    },
  };
}
