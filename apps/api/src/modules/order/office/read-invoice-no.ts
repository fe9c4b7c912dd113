import { fieldError } from '@mall/contracts/errors';
import { isInvoiceNo } from '@mall/domain/office/invoice-sheet';

/** Normalises an invoice number that may be typed in groups; 4220 for what no carrier issues. */
export function readInvoiceNo(typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  if (!isInvoiceNo(digits)) throw fieldError('invoiceNo', '숫자 10~13자리로 입력해 주세요.');
  return digits;
}
