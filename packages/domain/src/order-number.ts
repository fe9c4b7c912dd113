/** An order's number: the day in Seoul and eight digits (decisions 6), as 2026112100012345. */
export const isOrderNo = (text: string): boolean => /^20\d{6}\d{8}$/.test(text);

/** `day` is YYYY-MM-DD in Seoul, `random` a whole number from 0 to 99,999,999. */
export const orderNoOf = (day: string, random: number): string =>
  day.replaceAll('-', '') + String(random).padStart(8, '0');

/** What the payment service calls an attempt: 6 to 64 characters, never used twice. */
export const paymentOrderId = (orderNo: string, attemptNo: number): string => `${orderNo}-${attemptNo}`;
