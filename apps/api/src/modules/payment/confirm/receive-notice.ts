import { hash, timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RequestOf } from '@mall/contracts/endpoint';
import type { receivePaymentNotice } from '@mall/contracts/payment';
import { inMall, type MallScope, readInMall } from '@mall/db/in-mall';
import { readPaymentOrderId } from '@mall/domain/order-number';
import { type AttemptKey, type AttemptState, findAttempt } from '../attempt.repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import type { Applied } from './apply-payment.ts';
import { receiveEvent, updateEventHandled } from './payment-event.repository.ts';
import { readAndSettle } from './settle-payment.ts';

type Notice = RequestOf<typeof receivePaymentNotice>['body'];

/**
 * Handles a notice of the service, once. It only triggers a query of the payment, so a forged notice changes nothing; a
 * notice that fails stays unhandled, and the service sends it again. A notice of a settled payment costs one SELECT.
 * Returns the outcome, if any.
 */
export async function receiveNotice(dependencies: PaymentDependencies, notice: Notice): Promise<Applied | undefined> {
  const attemptId = readPaymentOrderId(notice.data?.orderId ?? notice.orderId ?? '');
  if (!attemptId) return undefined;
  const { database, clock } = dependencies;
  const attempt = await attemptOnceDecided(dependencies, attemptId);
  if (!attempt?.paymentKey || !isAuthentic(notice, attempt) || isKnown(notice, attempt)) return undefined;
  const eventId = hash('sha256', JSON.stringify(notice));
  const { paymentKey } = attempt;
  const event = { eventId, kind: notice.eventType, paymentKey, receivedAt: clock(), handledAt: null };
  const isNew = await inMall(database, attemptId, (transaction) => receiveEvent(transaction, event));
  if (!isNew) return undefined;
  const applied = await readAndSettle(dependencies, attemptId, { ...attemptId, paymentKey });
  await inMall(database, attemptId, (transaction) => updateEventHandled(transaction, { eventId, handledAt: clock() }));
  return applied;
}

const mostLooks = 4;
const pauseMilliseconds = 150;

/**
 * The service sends its notice while the response to the member's own request, which settles the payment, is still on
 * its way. So this waits a moment before the first look.
 */
async function attemptOnceDecided({ database }: PaymentDependencies, attemptId: AttemptKey & MallScope) {
  for (let look = 1; ; look += 1) {
    await pause(pauseMilliseconds);
    const attempt = await readInMall(database, attemptId, (transaction) => findAttempt(transaction, attemptId));
    if (attempt?.state !== 'CONFIRMING' || look === mostLooks) return attempt;
  }
}

/**
 * A payment that is recorded as paid; later changes come with their own notices. An earlier, unhandled notice is
 * handled now.
 */
const isKnown = ({ eventType, data }: Notice, { state, hasUnhandled }: Standing): boolean =>
  eventType === 'PAYMENT_STATUS_CHANGED' && data?.status === 'DONE' && state === 'DONE' && !hasUnhandled;

type Standing = { readonly state: AttemptState; readonly hasUnhandled: boolean };

type Known = { readonly paymentKey: string | null; readonly webhookSecret: string };

function isAuthentic({ eventType, secret, data }: Notice, known: Known): boolean {
  if (eventType === 'PAYMENT_STATUS_CHANGED') return data?.paymentKey === known.paymentKey;
  if (eventType === 'DEPOSIT_CALLBACK') return isSecret(secret ?? '', known.webhookSecret);
  return false;
}

function isSecret(text: string, secret: string): boolean {
  // Hashed, because only buffers of equal length can be compared in constant time.
  const digest = (value: string) => hash('sha256', value, 'buffer');
  return secret !== '' && timingSafeEqual(digest(text), digest(secret));
}
