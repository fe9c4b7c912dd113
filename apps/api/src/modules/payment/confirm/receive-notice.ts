import { hash, timingSafeEqual } from 'node:crypto';
import type { RequestOf } from '@mall/contracts/endpoint';
import type { receivePaymentNotice } from '@mall/contracts/payment';
import { inMall } from '@mall/db/in-mall';
import { readPaymentOrderId } from '@mall/domain/order-number';
import { findAttempt } from '../attempt.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { Applied } from './apply-payment.ts';
import { receiveEvent, updateEventHandled } from './payment-event.repository.ts';
import { readAndSettle } from './settle-payment.ts';

type Notice = RequestOf<typeof receivePaymentNotice>['body'];

/**
 * A notice of the service, handled once. It only triggers reading the payment, so a forged one changes nothing; one that fails is left
 * unhandled, and the service sends it again. Returns the outcome, if any.
 */
export async function receiveNotice(dependencies: PaymentDependencies, notice: Notice): Promise<Applied | undefined> {
  const attemptId = readPaymentOrderId(notice.data?.orderId ?? notice.orderId ?? '');
  if (!attemptId) return undefined;
  const { database, clock } = dependencies;
  const eventId = hash('sha256', JSON.stringify(notice));
  const paymentKey = await inMall(database, attemptId, async (transaction) => {
    const attempt = await findAttempt(transaction, attemptId);
    if (!attempt?.paymentKey || !isBelievable(notice, attempt)) return undefined;
    const event = { eventId, kind: notice.eventType, paymentKey: attempt.paymentKey, receivedAt: clock() };
    return (await receiveEvent(transaction, event)) ? attempt.paymentKey : undefined;
  });
  if (!paymentKey) return undefined;
  const applied = await readAndSettle(dependencies, attemptId, { ...attemptId, paymentKey });
  await inMall(database, attemptId, (transaction) => updateEventHandled(transaction, { eventId, handledAt: clock() }));
  return applied;
}

type Known = { readonly paymentKey: string | null; readonly webhookSecret: string };

function isBelievable({ eventType, secret, data }: Notice, known: Known): boolean {
  if (eventType === 'PAYMENT_STATUS_CHANGED') return data?.paymentKey === known.paymentKey;
  if (eventType === 'DEPOSIT_CALLBACK') return isSecret(secret ?? '', known.webhookSecret);
  return false;
}

function isSecret(text: string, secret: string): boolean {
  // Hashed, because only equal lengths can be compared in constant time.
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return secret !== '' && timingSafeEqual(digest(text), digest(secret));
}
