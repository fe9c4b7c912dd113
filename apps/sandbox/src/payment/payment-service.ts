import { setTimeout as pause } from 'node:timers/promises';
import { createIdempotency } from './idempotency.ts';
import type { Payment } from './payment.ts';
import { openPaymentBook } from './payment-book.ts';
import { openReceiptBook } from './receipt-book.ts';
import { Refusal } from './refusal.ts';
import { type Switches, usualSwitches } from './switches.ts';
import { createWebhooks } from './webhooks.ts';

export type PaymentServiceOptions = {
  readonly clock: () => Date;
  readonly secretKey: string;
  /** Where browsers reach it; known once it listens. */
  readonly publicUrl: () => string;
  /** By default the mall's own address, on the host that the payment returns to. */
  readonly webhookUrl?: string | undefined;
  readonly file?: string | undefined;
};
export type PaymentService = ReturnType<typeof createPaymentService>;

const surchargeWon = 1_000;
const cardOfNoCredit = /0000$/;

/** The payments, and the failures that are switched on. */
export function createPaymentService({ clock, secretKey, publicUrl, webhookUrl, file }: PaymentServiceOptions) {
  const switches: Switches = { ...usualSwitches };
  const webhooks = createWebhooks();
  const respondOnce = createIdempotency();
  const book = openPaymentBook({ clock, file, onChange: notify });
  const receipts = openReceiptBook({ clock, file: file && `${file}.receipts` });

  function notify(payment: Payment): void {
    const url = webhookUrl ?? `${new URL(payment.successUrl).origin}/api/v1/mall/payments/webhook`;
    const notices = noticesOf(payment, clock());
    for (let count = 0; count < switches.webhooks; count += 1) {
      for (const notice of notices) webhooks.send(url, notice);
    }
  }

  return {
    ...{ book, receipts, switches, webhooks, clock, secretKey, publicUrl },

    once: (key: string | undefined, work: Parameters<typeof respondOnce>[1]) =>
      respondOnce(key, async () => {
        const response = await work();
        if (switches.delay > 0) await pause(switches.delay);
        return response;
      }),

    /** Only for confirmations and cancellations: losing other replies tests nothing. */
    losesReply: (path: string): boolean => {
      if (switches.loseReplies === 0 || !/\/(confirm|cancel)$/.test(path)) return false;
      switches.loseReplies -= 1;
      return true;
    },

    /** The surcharge of a confirmation, from the switch, won. */
    surcharge: (): number => {
      if (switches.otherAmount === 0) return 0;
      switches.otherAmount -= 1;
      return surchargeWon;
    },

    refuseWhenSwitched: (payment: Payment): void => {
      if (payment.status !== 'IN_PROGRESS') return;
      const isTold = switches.refuse > 0;
      if (isTold) switches.refuse -= 1;
      if (!isTold && !cardOfNoCredit.test(payment.choice.card?.number ?? '')) return;
      const refusal = new Refusal(payment.method === '카드' ? 'REJECT_CARD_PAYMENT' : 'REJECT_ACCOUNT_PAYMENT');
      book.abort(payment, { code: refusal.code, message: refusal.message });
      throw refusal;
    },
  };
}

function noticesOf(payment: Payment, now: Date) {
  const { paymentKey, orderId, status, secret, lastTransactionKey } = payment;
  const createdAt = now.toISOString();
  const changed = {
    eventType: 'PAYMENT_STATUS_CHANGED',
    orderId,
    body: { eventType: 'PAYMENT_STATUS_CHANGED', createdAt, data: { paymentKey, orderId, status, secret } },
  };
  const isAboutDeposit = secret !== null && (status === 'DONE' || payment.approvedAt === null);
  if (!isAboutDeposit || status === 'ABORTED') return [changed];
  const deposit = { createdAt, secret, status, transactionKey: lastTransactionKey, orderId };
  return [changed, { eventType: 'DEPOSIT_CALLBACK', orderId, body: { eventType: 'DEPOSIT_CALLBACK', ...deposit } }];
}
