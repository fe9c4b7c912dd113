import type { CashReceiptPurpose } from '@mall/contracts/cash-receipt';
import * as z from 'zod';
import type { CashReceiptGateway } from './cash-receipt-gateway.ts';
import { PaymentOutcomeUnknown, PaymentRefused } from './payment-gateway.ts';
import type { TossCall } from './toss-client.ts';

/** The fields of the service's cash receipt that we use (API version 2022-11-16). */
const receiptSchema = z.object({
  receiptKey: z.string(),
  issueStatus: z.enum(['IN_PROGRESS', 'COMPLETED', 'FAILED']),
  receiptUrl: z.string().nullish(),
  failure: z.object({ code: z.string(), message: z.string() }).nullish(),
});

const purposes: Readonly<Record<CashReceiptPurpose, string>> = {
  INCOME_DEDUCTION: '소득공제',
  EXPENSE_PROOF: '지출증빙',
};

/** The tax office takes up to two days to accept a receipt, so a pending one counts as issued. */
function readReceipt(content: unknown) {
  const { success, data } = receiptSchema.safeParse(content);
  if (!success) throw new PaymentOutcomeUnknown('a cash receipt of another shape');
  const { receiptKey, issueStatus, receiptUrl, failure } = data;
  if (issueStatus === 'FAILED') throw new PaymentRefused(failure?.code ?? issueStatus, failure?.message ?? '');
  return { receiptKey, receiptUrl: receiptUrl ?? '' };
}

export const createTossCashReceipts = (call: TossCall): CashReceiptGateway => ({
  issueReceipt: async ({ orderId, orderName, amount, purpose, number }) =>
    readReceipt(
      await call({
        path: '/v1/cash-receipts',
        body: { orderId, orderName, amount, customerIdentityNumber: number, type: purposes[purpose] },
        idempotencyKey: `receipt-${orderId}`,
      }),
    ),
  cancelReceipt: async ({ receiptKey, amount, idempotencyKey }) => {
    readReceipt(
      await call({
        path: `/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`,
        body: { amount },
        idempotencyKey,
      }),
    );
  },
});
