import { randomBytes, randomInt } from 'node:crypto';
import { openJournal } from '../journal.ts';
import { Refusal } from './refusal.ts';

export const receiptTypes: readonly string[] = ['소득공제', '지출증빙'];

export type CashReceipt = {
  readonly receiptKey: string;
  readonly issueNumber: string;
  readonly orderId: string;
  readonly orderName: string;
  readonly type: string;
  readonly customerIdentityNumber: string;
  /** The issued amount, won. */
  readonly amount: number;
  readonly requestedAt: number;
  /** The remaining amount, won. */
  standing: number;
};
export type NewReceipt = Pick<CashReceipt, 'orderId' | 'orderName' | 'type' | 'customerIdentityNumber' | 'amount'>;

/** A number unknown to the tax office, for practice. */
const unknownNumber = /0000$/;

/** All receipts of cash, and every rule by which one changes. */
export function openReceiptBook({ clock, file }: { readonly clock: () => Date; readonly file: string | undefined }) {
  const { items: receipts, write: save } = openJournal<CashReceipt>(file, ({ receiptKey }) => receiptKey);
  const get = (receiptKey: string): CashReceipt => {
    const receipt = receipts.get(receiptKey);
    if (!receipt) throw new Refusal('NOT_FOUND_CASH_RECEIPT');
    return receipt;
  };
  return {
    find: (receiptKey: string) => receipts.get(receiptKey),
    list: () => [...receipts.values()].reverse(),

    issue: (values: NewReceipt): CashReceipt => {
      if (receipts.values().some(({ orderId }) => orderId === values.orderId)) throw new Refusal('DUPLICATED_ORDER_ID');
      if (unknownNumber.test(values.customerIdentityNumber)) throw new Refusal('INVALID_CUSTOMER_IDENTITY_NUMBER');
      const receiptKey = `receipt_${randomBytes(16).toString('hex')}`;
      const issueNumber = String(randomInt(1_000_000_000)).padStart(9, '0');
      const receipt = { receiptKey, issueNumber, ...values, requestedAt: clock().getTime(), standing: values.amount };
      save(receipt);
      return receipt;
    },

    /** By default the whole remaining amount. */
    cancel: (receiptKey: string, amount?: number): CashReceipt => {
      const receipt = get(receiptKey);
      const less = amount ?? receipt.standing;
      if (less <= 0 || less > receipt.standing) throw new Refusal('NOT_CANCELABLE_AMOUNT');
      receipt.standing -= less;
      save(receipt);
      return receipt;
    },
  };
}

const hour = 3_600_000;

/** The receipt as the API returns it (version 2022-11-16). */
export function receiptToWire(receipt: CashReceipt, publicUrl: string) {
  const { receiptKey, issueNumber, orderId, orderName, type, customerIdentityNumber, standing, requestedAt } = receipt;
  return {
    ...{ receiptKey, issueNumber, orderId, orderName, type },
    issueStatus: 'COMPLETED',
    transactionType: standing === receipt.amount ? 'CONFIRM' : 'CANCEL',
    amount: standing,
    taxFreeAmount: 0,
    customerIdentityNumber: maskedNumber(customerIdentityNumber),
    requestedAt: `${new Date(requestedAt + 9 * hour).toISOString().slice(0, 19)}+09:00`,
    receiptUrl: `${publicUrl}/cash-receipt/${receiptKey}`,
    failure: null,
  };
}

export const maskedNumber = (digits: string): string =>
  digits.slice(0, 3) + '*'.repeat(digits.length - 7) + digits.slice(-4);
