import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@mall/contracts/errors';
import type { OrderState } from '@mall/contracts/order-codes';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { type AttemptId, readPaymentOrderId } from '@mall/domain/order-number';
import { type GatewayPayment, PaymentOutcomeUnknown, PaymentRefused } from '../../../payment/payment-gateway.ts';
import { updateAttempt } from '../attempt.repository.ts';
import { lockAttempt } from '../lock-payments.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import { closeAccount } from '../virtual-account/close-account.ts';
import {
  beginConfirmation,
  type ConfirmRequest,
  confirmationTimeoutMilliseconds,
  decisionOf,
} from './begin-confirmation.ts';
import { readAndSettle, settlePayment } from './settle-payment.ts';

/**
 * Charges the payment that the member agreed to in the window, once: a repeated or concurrent request, or one after a
 * lost response, gets the same result. Errors: 4094 the order cannot be paid any more, and a charge made nevertheless
 * is refunded; 4095 the service refused; 4610 it charged another amount (description: which), which is refunded.
 */
export async function confirmPayment(
  dependencies: PaymentDependencies,
  mall: MallScope,
  request: ConfirmRequest,
): Promise<{ orderNo: string; state: OrderState }> {
  const attemptId = readPaymentOrderId(request.orderId);
  if (!attemptId) throw new AppError('4043');
  const { orderNo } = attemptId;
  const beginning = await beginWhenFree(dependencies, mall, request);
  if (beginning.kind === 'decided') return { orderNo, state: beginning.orderState };
  const charged = () => charge(dependencies, attemptId, request);
  const applied = await settlePayment(dependencies, attemptId, charged, beginning.version);
  const decision = applied && decisionOf({ ...applied, state: applied.attemptState }, applied.orderState);
  if (!decision) throw new PaymentOutcomeUnknown(`payment ${request.orderId} is not decided after it was confirmed`);
  return { orderNo, state: decision.orderState };
}

const pollMilliseconds = 150;

/** Waits for a concurrent request to the service, possibly by another instance. */
async function beginWhenFree(dependencies: PaymentDependencies, mall: MallScope, request: ConfirmRequest) {
  const { database, clock } = dependencies;
  const settled = new Set<number>();
  const waitUntil = performance.now() + confirmationTimeoutMilliseconds;
  while (performance.now() < waitUntil) {
    const beginning = await inMall(database, mall, (transaction) =>
      beginConfirmation(transaction, request, { now: clock(), settled }),
    );
    if (beginning.kind === 'ours' || beginning.kind === 'decided') return beginning;
    if (beginning.kind === 'busy') {
      await pause(pollMilliseconds);
      continue;
    }
    const { attempt, orderNo } = beginning;
    settled.add(attempt.attemptNo);
    // An account is closed before its order is paid by another method; other attempts are only queried.
    const settle = attempt.state === 'WAITING' ? closeAccount : readAndSettle;
    await settle(dependencies, mall, { ...attempt, orderNo });
  }
  throw new PaymentOutcomeUnknown(`payment ${request.orderId} is still being confirmed`);
}

async function charge(
  { gateway, database, clock }: PaymentDependencies,
  attemptId: AttemptId,
  { paymentKey, orderId, amount }: ConfirmRequest,
): Promise<GatewayPayment> {
  try {
    return await gateway.confirm({ paymentKey, orderId, amount });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    const done = error.code === 'ALREADY_PROCESSED_PAYMENT' ? await gateway.read(paymentKey) : undefined;
    if (done) return done;
    await inMall(database, attemptId, async (transaction) => {
      const { attempt } = await lockAttempt(transaction, attemptId);
      const { orderNo, attemptNo } = attemptId;
      const change = { state: 'FAILED', failure: error.message, changedAt: clock() } as const;
      // A notice may have decided it meanwhile.
      if (attempt.state === 'CONFIRMING') await updateAttempt(transaction, { orderNo, attemptNo, ...change });
    });
    throw new AppError('4095', { description: error.message });
  }
}
