import type { RefundAccount } from '@mall/contracts/claim';
import { requestClaimLimits } from '@mall/contracts/limits/claim';
import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { bankNames } from '@mall/contracts/payment-codes';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { missing, unchosen } from '../../../lib/form/rules.ts';

export const accountLimits = requestClaimLimits.refundAccount;

export const noAccount: RefundAccount = { bankCode: '', accountNumber: '', holder: '' };

export const banks = [...bankNames].map(([value, label]) => ({ value, label }));

/** A deposit cannot be refunded automatically: the member names an account. */
export const needsAccount = ({ card, payment }: OrderDetail, type: ClaimType): boolean =>
  type !== 'EXCHANGE' && card.paymentMethod === 'VIRTUAL_ACCOUNT' && payment?.paidAt != null;

/** What is wrong with it, by field. */
export const accountErrors = ({ bankCode, accountNumber, holder }: RefundAccount) =>
  foundErrors({
    bankCode: unchosen(bankCode, '환불받을 은행을'),
    accountNumber: accountLimits.accountNumber.pattern.test(accountNumber)
      ? undefined
      : '계좌번호를 숫자만 8~16자리로 입력해 주세요.',
    holder: missing(holder, '예금주 이름을'),
  });
