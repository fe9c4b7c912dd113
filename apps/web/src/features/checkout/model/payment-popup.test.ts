import { afterEach, expect, test } from 'vitest';
import { handOver, listenForReturn } from './payment-popup.ts';

const orderNo = '2026112100012345';
const query = `paymentKey=key&orderId=${orderNo}-1-2&amount=1000`;
let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

function listen(mallUrl: string, awaited: string): string[] {
  const heard: string[] = [];
  stops.push(listenForReturn({ mallUrl, orderNo: awaited }, (returned) => heard.push(returned)));
  return heard;
}

test('the result of a payment window is received by the page of its order alone', async () => {
  const own = listen('familyshop', orderNo);
  const otherOrder = listen('familyshop', '2026112100099999');
  const otherMall = listen('hanul', orderNo);
  expect(await handOver('familyshop', query)).toBe(true);
  expect([own, otherOrder, otherMall]).toEqual([[query], [], []]);
});

test('a cancelled payment may come without an order number', async () => {
  const heard = listen('familyshop', orderNo);
  expect(await handOver('familyshop', 'code=PAY_PROCESS_CANCELED')).toBe(true);
  expect(heard).toHaveLength(1);
});

test('without a waiting page nobody receives it, and the window continues on its own', async () => {
  listen('familyshop', '2026112100099999');
  expect(await handOver('familyshop', query)).toBe(false);
});
