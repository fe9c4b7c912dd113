import type { PaymentMethod } from '@mall/contracts/order-codes';
import type { PaymentDetails } from '@mall/contracts/payment';
import { bankNames, cardCompanyNames } from '@mall/contracts/payment-codes';
import * as z from 'zod';
import { type GatewayPayment, gatewayStatuses, PaymentOutcomeUnknown } from './payment-gateway.ts';

/** The fields of the service's payment that we use (API version 2022-11-16). */
const paymentSchema = z.object({
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.enum(gatewayStatuses),
  totalAmount: z.int(),
  balanceAmount: z.int(),
  lastTransactionKey: z.string().nullish(),
  approvedAt: z.string().nullish(),
  secret: z.string().nullish(),
  cancels: z.array(z.object({ transactionKey: z.string(), cancelAmount: z.int(), canceledAt: z.string() })).nullish(),
  card: z
    .object({
      issuerCode: z.string().nullish(),
      number: z.string().nullish(),
      installmentPlanMonths: z.int().nullish(),
    })
    .nullish(),
  virtualAccount: z
    .object({
      bankCode: z.string(),
      accountNumber: z.string(),
      customerName: z.string().nullish(),
      dueDate: z.string().nullish(),
    })
    .nullish(),
  transfer: z.object({ bankCode: z.string() }).nullish(),
  easyPay: z.object({ provider: z.string() }).nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  failure: z.object({ message: z.string() }).nullish(),
  checkout: z.object({ url: z.string() }).nullish(),
});
type TossPayment = z.infer<typeof paymentSchema>;

/** The service's names of our payment methods. */
export const tossMethods: Readonly<Record<PaymentMethod, string>> = {
  CARD: '카드',
  TRANSFER: '계좌이체',
  VIRTUAL_ACCOUNT: '가상계좌',
  EASY_PAY: '간편결제',
};

export function readTossPayment(content: unknown): TossPayment {
  const parsed = paymentSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  // It may have been charged: the payment has to be read again to find out.
  throw new PaymentOutcomeUnknown(`a payment of another shape: ${parsed.error.issues[0]?.path.join('.')}`);
}

/** The service does not return the holder of its accounts, so a setting provides it. */
export function toGatewayPayment(payment: TossPayment, accountHolder: string): GatewayPayment {
  const { paymentKey, orderId, status, totalAmount, balanceAmount, lastTransactionKey, approvedAt } = payment;
  return {
    paymentKey,
    orderId,
    status,
    totalAmount,
    balanceAmount,
    lastTransactionKey: lastTransactionKey ?? null,
    approvedAt: approvedAt ? new Date(approvedAt) : null,
    secret: payment.secret ?? '',
    cancels: (payment.cancels ?? []).map(({ transactionKey, cancelAmount, canceledAt }) => ({
      transactionKey,
      amount: cancelAmount,
      at: new Date(canceledAt),
    })),
    details: detailsOf(payment, accountHolder),
    failure: payment.failure?.message ?? '',
  };
}

function detailsOf(
  { card, virtualAccount, transfer, easyPay, receipt }: TossPayment,
  accountHolder: string,
): PaymentDetails {
  const bankCode = virtualAccount?.bankCode ?? transfer?.bankCode ?? '';
  const dueDate = virtualAccount?.dueDate;
  return {
    // An easy payment shows its own name: the card behind it concerns only the buyer.
    cardCompany: easyPay?.provider ?? cardCompanyNames.get(card?.issuerCode ?? '') ?? '',
    cardNumber: card?.number ?? '',
    instalmentMonths: card?.installmentPlanMonths ?? 0,
    bank: bankNames.get(bankCode) ?? '',
    accountNumber: virtualAccount?.accountNumber ?? '',
    accountHolder: virtualAccount ? accountHolder : '',
    depositor: virtualAccount?.customerName ?? '',
    depositBefore: dueDate ? fromSeoul(dueDate).toISOString() : null,
    receiptUrl: receipt?.url ?? '',
  };
}

/** The service writes some timestamps in Seoul time without an offset. */
const fromSeoul = (text: string) => new Date(/[Z+]/.test(text) ? text : `${text}+09:00`);
/** Formats in Seoul time without an offset, as the service requires. */
export const toSeoul = (instant: Date) => new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 19);
