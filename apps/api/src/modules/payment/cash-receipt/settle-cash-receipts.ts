import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { CashReceiptRequest } from '../../../payment/cash-receipt-gateway.ts';
import { PaymentRefused } from '../../../payment/payment-gateway.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import {
  type CashReceiptRow,
  listUnsettledReceipts,
  lockCashReceipt,
  sumCash,
  updateCashReceipt,
} from './cash-receipt.repository.ts';

/**
 * Reports the cash held for each order whose member wants a receipt to the tax office, through the payment service:
 * issued once the cash has arrived, reduced by refunds, cancelled with the last of it. A failure does not stop the
 * others; the error at the end lists all failures, which are retried by the next run.
 */
export async function settleCashReceipts(dependencies: PaymentDependencies, mall: MallScope): Promise<void> {
  const orderNos = await inMall(dependencies.database, mall, (tx) => listUnsettledReceipts(tx));
  const failures: string[] = [];
  for (const orderNo of orderNos) {
    await settleCashReceipt(dependencies, mall, orderNo).catch((error: unknown) =>
      failures.push(`${orderNo}: ${error}`),
    );
  }
  if (failures.length > 0) throw new Error(`cash receipts not settled: ${failures.join('; ')}`);
}

/** Repeats until the receipt equals the cash held: a receipt cannot grow, so it is cancelled and issued anew. */
export async function settleCashReceipt(
  dependencies: PaymentDependencies,
  mall: MallScope,
  orderNo: string,
): Promise<void> {
  const { database, clock } = dependencies;
  for (;;) {
    const due = await inMall(database, mall, (tx) => startRequest(tx, { orderNo, at: clock() }));
    if (!due) return;
    const changed = await requestIssue(dependencies, mall, { orderNo, ...due });
    await inMall(database, mall, (tx) =>
      updateCashReceipt(tx, { orderNo, ...changed, requestedAmount: null, changedAt: clock() }),
    );
    if (changed.failure) return;
  }
}

type Input = CashReceiptRow & { readonly requestedAmount: number };
type Wanted = { readonly orderNo: string; readonly at: Date };

/** Stores the request before it is sent, so that after a crash it is repeated with the same key. */
async function startRequest(transaction: MallTransaction, { orderNo, at }: Wanted): Promise<Input | undefined> {
  const receipt = await lockCashReceipt(transaction, orderNo);
  const { amount, requestedAmount, failure } = receipt;
  if (requestedAmount !== null) return { ...receipt, requestedAmount };
  const held = await sumCash(transaction, orderNo);
  if (held === amount || failure !== '') {
    await updateCashReceipt(transaction, { orderNo, isSettled: true, changedAt: at });
    return undefined;
  }
  const issueNo = amount === 0 ? receipt.issueNo + 1 : receipt.issueNo;
  const next = amount > 0 && held > amount ? 0 : held;
  await updateCashReceipt(transaction, { orderNo, issueNo, requestedAmount: next, changedAt: at });
  return { ...receipt, issueNo, requestedAmount: next };
}

type Change = { receiptKey?: string; receiptUrl?: string; amount?: number; failure?: string };

/** Calls the service and returns the receipt's new state; throws while that is unknown. */
async function requestIssue(
  { gateway }: PaymentDependencies,
  mall: MallScope,
  { orderNo, ...due }: Input & { readonly orderNo: string },
): Promise<Change> {
  const { issueNo, amount, requestedAmount, receiptKey, purpose, number } = due;
  // Order numbers of two malls may collide, and the service knows only one merchant.
  const orderId = `${orderNo}-${mall.mallId}-R${issueNo}`;
  const request: CashReceiptRequest = {
    orderId,
    orderName: `주문 ${orderNo}`,
    amount: requestedAmount,
    purpose,
    number,
  };
  try {
    if (amount === 0) return { ...(await gateway.issueReceipt(request)), amount: requestedAmount };
    const idempotencyKey = `receipt-${orderId}-${amount}-${requestedAmount}`;
    await gateway.cancelReceipt({ receiptKey: receiptKey ?? '', amount: amount - requestedAmount, idempotencyKey });
    return { amount: requestedAmount };
  } catch (error) {
    // The member can change a rejected number; a rejected cancellation needs the operator.
    if (error instanceof PaymentRefused && amount === 0) return { failure: error.message || '발급이 거절됐어요.' };
    throw error;
  }
}
