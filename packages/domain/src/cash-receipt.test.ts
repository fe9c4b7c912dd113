import { expect, test } from 'vitest';
import { isCashReceiptNumber, maskCashReceiptNumber, paysCash } from './cash-receipt.ts';

test.each([
  ['INCOME_DEDUCTION', '01012345678', true],
  ['INCOME_DEDUCTION', '0111234567', true],
  ['INCOME_DEDUCTION', '0212345678', false],
  ['INCOME_DEDUCTION', '010123456', false],
  ['INCOME_DEDUCTION', '1208147521', false],
  ['INCOME_DEDUCTION', '0101234567890', true],
  ['EXPENSE_PROOF', '1208147521', true],
  ['EXPENSE_PROOF', '1208147522', false],
  ['EXPENSE_PROOF', '2345678919', true],
  ['EXPENSE_PROOF', '2345678995', true],
  ['EXPENSE_PROOF', '0000000000', true],
  ['EXPENSE_PROOF', '01012345678', false],
  ['EXPENSE_PROOF', '120814752', false],
  ['EXPENSE_PROOF', '12345678901234567890', false],
] as const)('a receipt for %s with the number %s: %s', (purpose, digits, isOne) => {
  expect(isCashReceiptNumber(purpose, digits)).toBe(isOne);
});

test('shows no more of its number than its owner needs to know it again', () => {
  expect(maskCashReceiptNumber('01012345678')).toBe('010-****-5678');
  expect(maskCashReceiptNumber('1208147521')).toBe('******7521');
  expect(maskCashReceiptNumber('1234567890123456')).toBe('************3456');
});

test('exists for cash only', () => {
  expect((['CARD', 'TRANSFER', 'VIRTUAL_ACCOUNT', 'EASY_PAY'] as const).filter(paysCash)).toEqual([
    'TRANSFER',
    'VIRTUAL_ACCOUNT',
  ]);
});
