/** An order's number: the day in Seoul and eight digits, as 2026112100012345. */
export const isOrderNo = (text: string): boolean => /^20\d{6}\d{8}$/.test(text);

/** `day` is YYYY-MM-DD in Seoul, `random` a whole number from 0 to 99,999,999. */
export const orderNoOf = (day: string, random: number): string =>
  day.replaceAll('-', '') + String(random).padStart(8, '0');

/** A payment attempt of an order. Order numbers of two malls may be the same, so it includes the mall. */
export type AttemptId = { readonly mallId: number; readonly orderNo: string; readonly attemptNo: number };

/** The name of an attempt at the payment service: 6 to 64 characters, never used twice. */
export const paymentOrderId = ({ orderNo, mallId, attemptNo }: AttemptId): string =>
  `${orderNo}-${mallId}-${attemptNo}`;

/** The attempt with this name; undefined for a name that is not ours. */
export function readPaymentOrderId(text: string): AttemptId | undefined {
  const [, orderNo = '', mallId, attemptNo] = /^(20\d{14})-(\d{1,9})-(\d{1,4})$/.exec(text) ?? [];
  return orderNo ? { orderNo, mallId: Number(mallId), attemptNo: Number(attemptNo) } : undefined;
}
