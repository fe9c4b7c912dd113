import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';

export type RefundAccount = { bankCode: string; accountNumber: string; holder: string };

/** Banks by the codes of the payment service. */
export const banks = [
  { value: '88', label: '신한은행' },
  { value: '04', label: 'KB국민은행' },
  { value: '20', label: '우리은행' },
  { value: '81', label: '하나은행' },
  { value: '11', label: 'NH농협은행' },
  { value: '03', label: 'IBK기업은행' },
  { value: '90', label: '카카오뱅크' },
  { value: '92', label: '토스뱅크' },
] as const;

/** A deposit cannot go back by itself: the member says where to. */
export const needsAccount = ({ card, payment }: OrderDetail, type: ClaimType): boolean =>
  type !== 'EXCHANGE' && card.paymentMethod === 'VIRTUAL_ACCOUNT' && payment?.paidAt != null;

/** What is wrong with it, by field. */
export const readAccount = ({ bankCode, accountNumber, holder }: RefundAccount) => ({
  ...(bankCode === '' && { bankCode: '환불받을 은행을 골라 주세요.' }),
  ...(!/^\d{8,16}$/.test(accountNumber) && { accountNumber: '계좌번호를 숫자만 8~16자리로 적어 주세요.' }),
  ...(holder.trim() === '' && { holder: '예금주 이름을 적어 주세요.' }),
});
