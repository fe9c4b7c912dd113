import { expect, test } from 'vitest';
import { cashReceiptChoiceOf, cashReceiptError, noCashReceipt } from './cash-receipt-form.ts';

test('what is typed becomes digits; without a purpose no receipt is requested', () => {
  expect(cashReceiptChoiceOf({ purpose: 'INCOME_DEDUCTION', number: '010-1234-5678' })).toEqual({
    purpose: 'INCOME_DEDUCTION',
    number: '01012345678',
  });
  expect(cashReceiptChoiceOf({ purpose: '', number: '010-1234-5678' })).toBeUndefined();
});

test('an invalid number is named in the words of its purpose', () => {
  expect(cashReceiptError(noCashReceipt)).toBeUndefined();
  expect(cashReceiptError({ purpose: 'EXPENSE_PROOF', number: '120-81-47521' })).toBeUndefined();
  expect(cashReceiptError({ purpose: 'EXPENSE_PROOF', number: '010-1234-5678' })).toContain('사업자등록번호');
  expect(cashReceiptError({ purpose: 'INCOME_DEDUCTION', number: '' })).toContain('휴대폰 번호');
});
