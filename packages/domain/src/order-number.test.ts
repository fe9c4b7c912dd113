import { expect, test } from 'vitest';
import { isOrderNo, orderNoOf, paymentOrderId, readPaymentOrderId } from './order-number.ts';

test('an order’s number is the day in Seoul and eight digits', () => {
  expect(orderNoOf('2026-11-21', 12_345)).toBe('2026112100012345');
  expect(orderNoOf('2026-11-21', 99_999_999)).toBe('2026112199999999');
  expect(isOrderNo('2026112100012345')).toBe(true);
  expect(['202611210001234', '20261121000123456', '1926112100012345', 'x2026112100012345'].filter(isOrderNo)).toEqual(
    [],
  );
});

test('an attempt is found by its name at the payment service', () => {
  const attempt = { orderNo: '2026112100012345', mallId: 7, attemptNo: 2 };
  expect(paymentOrderId(attempt)).toBe('2026112100012345-7-2');
  expect(readPaymentOrderId('2026112100012345-7-2')).toEqual(attempt);
});

test.each(['', '2026112100012345', '2026112100012345-7', '2026112100012345-7-', '2026112100012345-7-2x', 'a-7-2'])(
  'a foreign name belongs to no attempt: %s',
  (text) => expect(readPaymentOrderId(text)).toBeUndefined(),
);
