import type { CashReceiptGateway } from '../payment/cash-receipt-gateway.ts';
import { PaymentRefused } from '../payment/payment-gateway.ts';

/** A tax office within the test's process, behind the port. */
export function createFakeReceipts() {
  const standing = new Map<string, number>();
  const responses = new Set<string>();

  const gateway: CashReceiptGateway = {
    issueReceipt: async ({ orderId, amount }) => {
      if (!standing.has(orderId)) standing.set(orderId, amount);
      return { receiptKey: orderId, receiptUrl: `https://receipt.example.kr/${orderId}` };
    },
    cancelReceipt: async ({ receiptKey, amount, idempotencyKey }) => {
      if (responses.has(idempotencyKey)) return;
      const left = (standing.get(receiptKey) ?? 0) - amount;
      if (left < 0) throw new PaymentRefused('NOT_CANCELABLE_AMOUNT', '남은 금액보다 많아요.');
      standing.set(receiptKey, left);
      responses.add(idempotencyKey);
    },
  };
  return {
    gateway,
    /** The total of all receipts of an order, won. */
    standingOf: (orderNo: string): number =>
      [...standing].reduce((sum, [orderId, amount]) => (orderId.startsWith(`${orderNo}-`) ? sum + amount : sum), 0),
  };
}
