import * as z from 'zod/mini';
import { amount, entity, oneOf, plain, text, type ValueOf } from './wire.ts';

export const cashReceiptPurposes = ['INCOME_DEDUCTION', 'EXPENSE_PROOF'] as const;
/** INCOME_DEDUCTION 소득공제 (for a person), EXPENSE_PROOF 지출증빙 (for a business). */
export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number];

export const cashReceiptStates = ['WAITING', 'ISSUED', 'CANCELLED', 'FAILED'] as const;
/** WAITING: for the money, or for the tax office. CANCELLED: all of it went back. FAILED: the number was refused. */
export type CashReceiptState = (typeof cashReceiptStates)[number];

/** What a receipt of cash shall bear; digits only. */
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
  /** What it stands for, won: what was paid less what went back. */
  amount,
  receiptUrl: text,
  /** Why it was refused, fit to show. */
  failure: text,
});
export type CashReceipt = ValueOf<typeof cashReceipt>;
