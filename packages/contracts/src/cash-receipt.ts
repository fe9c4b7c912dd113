import * as z from 'zod/mini';
import { amount, entity, oneOf, plain, text, type ValueOf } from './wire.ts';

export const cashReceiptPurposes = ['INCOME_DEDUCTION', 'EXPENSE_PROOF'] as const;
/** INCOME_DEDUCTION 소득공제 (for a person), EXPENSE_PROOF 지출증빙 (for a business). */
export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number];

export const cashReceiptStates = ['WAITING', 'ISSUED', 'CANCELLED', 'FAILED'] as const;
/** WAITING: for the money, or for the tax office. CANCELLED: everything was refunded. FAILED: the number was refused. */
export type CashReceiptState = (typeof cashReceiptStates)[number];

/** The content of a cash receipt that a member chooses; digits only. */
export const cashReceiptChoice = entity({
  purpose: oneOf(cashReceiptPurposes),
  number: plain(z.string().check(z.maxLength(19), z.regex(/^\d{10,19}$/))),
});
export type CashReceiptChoice = ValueOf<typeof cashReceiptChoice>;

/** The receipt of an order that was paid in cash. */
export const cashReceipt = entity({
  purpose: oneOf(cashReceiptPurposes),
  /** Masked. */
  number: text,
  state: oneOf(cashReceiptStates),
  /** Its amount in won: what was paid less what was refunded. */
  amount,
  receiptUrl: text,
  /** Why it was refused, for display. */
  failure: text,
});
export type CashReceipt = ValueOf<typeof cashReceipt>;
