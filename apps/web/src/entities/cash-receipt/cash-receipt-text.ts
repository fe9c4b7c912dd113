import type { CashReceipt, CashReceiptState } from '@mall/contracts/cash-receipt';
import { cashReceiptPurposeNames } from '@mall/domain/cash-receipt';
import { formatWon } from '@mall/domain/money';

const wordsOf: Readonly<Record<CashReceiptState, (receipt: CashReceipt) => string>> = {
  WAITING: () => '입금이 확인되면 발급돼요',
  ISSUED: ({ amount }) => `${formatWon(amount)} 발급`,
  CANCELLED: () => '취소됨',
  FAILED: () => '발급되지 않음',
};

/** `소득공제 010-****-5678 · 60,000원 발급`. */
export const cashReceiptText = (receipt: CashReceipt): string =>
  `${[cashReceiptPurposeNames[receipt.purpose], receipt.number].filter(Boolean).join(' ')} · ${wordsOf[receipt.state](receipt)}`;
