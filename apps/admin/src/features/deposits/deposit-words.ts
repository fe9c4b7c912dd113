import type { DepositKind, OrderMoney, PaymentAttemptState } from '@mall/contracts/office/deposits';
import type { DifferenceState } from '@mall/contracts/office/ledger';
import { paymentMethods } from '@mall/contracts/order-codes';
import { paymentMethodNames } from '@mall/domain/order-words';
import type { Tone } from '../../kit/badge.tsx';

export const kindTones: Readonly<Record<DepositKind, Tone>> = {
  LATE: 'err',
  STUCK: 'err',
  WAITING: 'plain',
  NOTICE: 'warn',
  RECEIPT: 'warn',
};

export const methodWords: Readonly<Record<string, string>> = Object.fromEntries(
  paymentMethods.map((method) => [method, paymentMethodNames[method]]),
);

export const attemptTones: Readonly<Record<PaymentAttemptState, Tone>> = {
  OPEN: 'plain',
  REPLACED: 'plain',
  CONFIRMING: 'warn',
  WAITING: 'info',
  DONE: 'ok',
  HELD: 'err',
  RETURNING: 'warn',
  FAILED: 'plain',
  CANCELLED: 'plain',
};

export const caseWords: Readonly<Record<OrderMoney['cases'][number]['state'], { name: string; tone: Tone }>> = {
  OPEN: { name: '결재 기다림', tone: 'warn' },
  APPROVED: { name: '승인', tone: 'ok' },
  REJECTED: { name: '반려', tone: 'err' },
  TAKEN_BACK: { name: '거둠', tone: 'plain' },
  EXPIRED: { name: '기한 지남', tone: 'plain' },
};

export const differenceTones: Readonly<Record<DifferenceState, Tone>> = { OPEN: 'err', RESOLVED: 'info', AGREED: 'ok' };
