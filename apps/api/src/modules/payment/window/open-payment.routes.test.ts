import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '@mall/contracts/order-codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop, submit } from '../../../testing/payments.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const distinct = (urls: readonly string[]) => [...new Set(urls)];
const openWindows = async (orderNo: string, method: PaymentMethod, times: number) =>
  distinct(
    (await Promise.all(Array.from({ length: times }, () => shop.payAgain(orderNo, method)))).map(({ url }) => url),
  );

describe('an order has one open window', () => {
  test('when a hundred clicks follow each other: they lead to the order’s window', async () => {
    const { orderNo, url } = await shop.order();
    for (let count = 0; count < 100; count += 1) expect((await shop.payAgain(orderNo, 'CARD')).url).toBe(url);
    expect((await shop.look(orderNo)).attempts).toEqual(['OPEN']);
    expect(await shop.held(orderNo)).toEqual(['READY 60000']);
  });

  test('when a hundred clicks are concurrent, even if the service is slow', async () => {
    const { orderNo, url } = await shop.order();
    await submit(`${url}/leave`).then((query) => shop.fail(query.get('orderId') ?? ''));
    await shop.trouble({ delay: 200 });
    const urls = await openWindows(orderNo, 'CARD', 100);
    await shop.trouble({ delay: 0 });
    expect(urls).toHaveLength(1);
    expect((await shop.look(orderNo)).attempts).toEqual(['FAILED', 'OPEN']);
    expect((await shop.payments(orderNo)).map(({ status }) => status)).toEqual(['ABORTED', 'READY']);
  });

  test('when the order button is clicked ten times concurrently: there is one order, too', async () => {
    const requestKey = randomUUID();
    const opened = await Promise.all(Array.from({ length: 10 }, () => shop.order('CARD', { requestKey })));
    expect(distinct(opened.map(({ orderNo }) => orderNo))).toHaveLength(1);
    expect(distinct(opened.map(({ url }) => url))).toHaveLength(1);
    expect((await shop.look(opened[0]?.orderNo ?? '')).attempts).toEqual(['OPEN']);
  });

  test('when another method replaces it; going back to the first finds its window again', async () => {
    const { orderNo, url } = await shop.order('CARD');
    const transfer = await shop.payAgain(orderNo, 'TRANSFER');
    expect(transfer.url).not.toBe(url);
    expect((await shop.look(orderNo)).attempts).toEqual(['REPLACED', 'OPEN']);
    for (let count = 0; count < 10; count += 1) {
      expect((await shop.payAgain(orderNo, 'CARD')).url).toBe(url);
      expect((await shop.payAgain(orderNo, 'TRANSFER')).url).toBe(transfer.url);
    }
    expect((await shop.look(orderNo)).attempts).toEqual(['REPLACED', 'OPEN']);
  });

  test('when two tabs use two methods concurrently', async () => {
    const { orderNo } = await shop.order('CARD');
    const [cards, transfers] = await Promise.all([
      openWindows(orderNo, 'CARD', 20),
      openWindows(orderNo, 'TRANSFER', 20),
    ]);
    expect([cards, transfers].map(({ length }) => length)).toEqual([1, 1]);
    expect((await shop.look(orderNo)).attempts.toSorted()).toEqual(['OPEN', 'REPLACED']);
  });

  test('even when a popup, with its own return address, replaces the full page', async () => {
    const { orderNo, url } = await shop.order('CARD');
    const popup = await shop.payAgain(orderNo, 'CARD', { returnsTo: 'popup' });
    expect(popup.url).not.toBe(url);
    expect((await shop.payAgain(orderNo, 'CARD', { returnsTo: 'popup' })).url).toBe(popup.url);
    expect((await shop.look(orderNo)).attempts).toEqual(['REPLACED', 'OPEN']);
  });
});

describe('a window that has ended is not offered again', () => {
  test('when it was left without a notice to the mall', async () => {
    const { orderNo, url } = await shop.order();
    await shop.trouble({ webhooks: 0 });
    await submit(`${url}/leave`);
    await shop.trouble({ webhooks: 1 });
    const again = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.look(orderNo)).attempts).toEqual(['FAILED', 'OPEN']);
    expect((await shop.confirm(await agree(again.url))).data?.state).toBe('PAID');
  });

  test('when the buyer agreed and never returned: the next one pays, and the first is not charged', async () => {
    const { orderNo, url } = await shop.order();
    const first = await agree(url);
    const again = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.look(orderNo)).attempts).toEqual(['REPLACED', 'OPEN']);
    expect((await shop.confirm(await agree(again.url))).data?.state).toBe('PAID');
    expect((await shop.confirm(first)).code).toBe('4094');
    expect(await shop.look(orderNo)).toMatchObject({ state: 'PAID', entries: [60_000] });
    expect((await shop.held(orderNo)).filter((held) => held.startsWith('DONE'))).toEqual(['DONE 60000']);
  });

  test('when it was paid without a notice to the mall: the next attempt finds the payment and opens no second one', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ webhooks: 0 });
    await shop.gateway.confirm(returned);
    await shop.trouble({ webhooks: 1 });
    expect((await shop.payAgain(orderNo, 'CARD')).code).toBe('4094');
    expect(await shop.look(orderNo)).toEqual({ state: 'PAID', attempts: ['DONE'], entries: [60_000] });
  });
});

test('a payment agreed to in a replaced window pays the order, once', async () => {
  const { orderNo, url } = await shop.order('CARD');
  const transfer = await shop.payAgain(orderNo, 'TRANSFER');
  const [replaced, open] = [await agree(url), await agree(transfer.url)];
  expect((await shop.confirm(replaced)).data?.state).toBe('PAID');
  expect((await shop.confirm(open)).code).toBe('4094');
  expect(await shop.look(orderNo)).toMatchObject({ state: 'PAID', entries: [60_000] });
  expect(await shop.held(orderNo)).toEqual(['DONE 60000', 'IN_PROGRESS 60000']);
});

test('after 20 failed attempts an order opens no other window, with a message, and does not change', async () => {
  const { orderNo, url } = await shop.order();
  let last = url;
  for (let attempt = 1; attempt < 20; attempt += 1) {
    await shop.fail((await submit(`${last}/leave`)).get('orderId') ?? '');
    last = (await shop.payAgain(orderNo, 'CARD')).url;
  }
  expect((await shop.payAgain(orderNo, 'CARD')).url, 'the twentieth is still open').toBe(last);
  await shop.fail((await submit(`${last}/leave`)).get('orderId') ?? '');
  expect(await shop.payAgain(orderNo, 'CARD')).toMatchObject({ status: 409, code: '4611' });
  expect(await shop.look(orderNo)).toMatchObject({ state: 'PENDING_PAYMENT', attempts: Array(20).fill('FAILED') });
});

test('after a crash before the service returned the window, the next attempt finds the same window', async () => {
  const { orderNo } = await shop.order();
  await shop.owner.updateTable('paymentAttempt').set({ paymentKey: null }).where('orderNo', '=', orderNo).execute();
  await shop.wait(31_000);
  const { url } = await shop.payAgain(orderNo, 'CARD');
  expect((await shop.look(orderNo)).attempts).toEqual(['OPEN']);
  expect((await shop.confirm(await agree(url))).data?.state).toBe('PAID');
  expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
});
