import type { CashReceiptPurpose } from '@mall/contracts/cash-receipt';
import { maskPhone } from '@mall/contracts/masking';
import type { OrderPaymentMethod } from '@mall/contracts/order-codes';
import { isBusinessNumber } from './business-number.ts';

/** Only cash payments have a receipt for the tax office; a card's slip already is one. */
export const paysCash = (method: OrderPaymentMethod): boolean => method === 'TRANSFER' || method === 'VIRTUAL_ACCOUNT';

export const cashReceiptPurposeNames: Readonly<Record<CashReceiptPurpose, string>> = {
  INCOME_DEDUCTION: '소득공제',
  EXPENSE_PROOF: '지출증빙',
};

const isMobileNumber = (digits: string): boolean => /^01[016789]\d{7,8}$/.test(digits);
/** The card that the tax office issues for receipts. */
const isReceiptCard = (digits: string): boolean => /^\d{13,19}$/.test(digits);

/** Whether a receipt of this purpose may bear these digits. 소득공제: a mobile number, 지출증빙: a business number, both: a receipt card. */
export const isCashReceiptNumber = (purpose: CashReceiptPurpose, digits: string): boolean =>
  isReceiptCard(digits) ||
  (purpose === 'INCOME_DEDUCTION' ? isMobileNumber(digits) : /^\d+$/.test(digits) && isBusinessNumber(digits));

const shown = 4;

/** `010-****-5678` for a mobile number; for any other number the last four digits. */
export const maskCashReceiptNumber = (digits: string): string =>
  isMobileNumber(digits) ? maskPhone(digits) : '*'.repeat(digits.length - shown) + digits.slice(-shown);
