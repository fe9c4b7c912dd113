import { type CashReceiptChoice, type CashReceiptPurpose, cashReceiptPurposes } from '@mall/contracts/cash-receipt';
import { isCashReceiptNumber } from '@mall/domain/cash-receipt';

/** The cash receipt fields as typed; with an empty purpose there is no receipt. */
export type CashReceiptForm = { purpose: string; number: string };

export const noCashReceipt: CashReceiptForm = { purpose: '', number: '' };

const digitsOf = (typed: string): string => typed.replace(/\D/g, '');

/** The chosen purpose; undefined when no receipt is wanted. */
const purposeOf = ({ purpose }: CashReceiptForm): CashReceiptPurpose | undefined =>
  cashReceiptPurposes.find((each) => each === purpose);

/** The receipt as requested; undefined when none is wanted. */
export function cashReceiptChoiceOf(form: CashReceiptForm): CashReceiptChoice | undefined {
  const purpose = purposeOf(form);
  return purpose && { purpose, number: digitsOf(form.number) };
}

const numberWords: Readonly<Record<CashReceiptPurpose, string>> = {
  INCOME_DEDUCTION: '휴대폰 번호나 현금영수증 카드 번호를 확인해 주세요.',
  EXPENSE_PROOF: '사업자등록번호 10자리나 현금영수증 카드 번호를 확인해 주세요.',
};

/** What is wrong with the number. */
export function cashReceiptError(form: CashReceiptForm): string | undefined {
  const receiptChoice = cashReceiptChoiceOf(form);
  return receiptChoice && !isCashReceiptNumber(receiptChoice.purpose, receiptChoice.number)
    ? numberWords[receiptChoice.purpose]
    : undefined;
}
