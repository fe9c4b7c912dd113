import type { RefundAccount } from '@mall/contracts/claim';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { refundPayment } from './refund-payment.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

type Refund = { readonly amount: number; readonly key: string; readonly refundAccount?: RefundAccount };
const refund = (orderNo: string, { amount, key, refundAccount }: Refund) =>
  refundPayment(
    shop.app.dependencies,
    { mallId: 1 },
    { orderNo, amount, key, reason: '단순 변심', refundAccount: refundAccount ?? null },
  );

async function paidOrder() {
  const { orderNo, url } = await shop.order('CARD', { quantity: 2 });
  expect((await shop.confirm(await agree(url))).data?.state).toBe('PAID');
  return orderNo;
}

test('partial refunds add up, and repeating a key, even concurrently, refunds once', async () => {
  const orderNo = await paidOrder();
  await refund(orderNo, { amount: 20_000, key: 'claim-1' });
  await refund(orderNo, { amount: 20_000, key: 'claim-1' });
  const [one, other] = await Promise.allSettled([
    refund(orderNo, { amount: 30_000, key: 'claim-2' }),
    refund(orderNo, { amount: 30_000, key: 'claim-2' }),
  ]);
  expect([one, other].some(({ status }) => status === 'fulfilled')).toBe(true);
  await refund(orderNo, { amount: 70_000, key: 'claim-3' });
  expect(await shop.look(orderNo)).toEqual({
    state: 'PAID',
    attempts: ['DONE'],
    entries: [120_000, -20_000, -30_000, -70_000],
  });
  expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
});

test('a refund whose response is lost is found again by its key', async () => {
  const orderNo = await paidOrder();
  await shop.trouble({ loseReplies: 2, webhooks: 0 });
  await expect(refund(orderNo, { amount: 20_000, key: 'claim-1' })).rejects.toThrow('no reply');
  expect((await shop.look(orderNo)).entries).toEqual([120_000]);
  await refund(orderNo, { amount: 20_000, key: 'claim-1' });
  await shop.trouble({ webhooks: 1 });
  expect((await shop.look(orderNo)).entries).toEqual([120_000, -20_000]);
  expect(await shop.held(orderNo)).toEqual(['PARTIAL_CANCELED 100000']);
});

test('more than is left is rejected with 4095, and no money moves', async () => {
  const orderNo = await paidOrder();
  await refund(orderNo, { amount: 100_000, key: 'claim-1' });
  const work = refund(orderNo, { amount: 20_001, key: 'claim-2' });
  await expect(work).rejects.toMatchObject({ code: '4095', description: '취소 할 수 없는 금액 입니다.' });
  expect((await shop.look(orderNo)).entries).toEqual([120_000, -100_000]);
});

test('an unpaid order has nothing to refund', async () => {
  const { orderNo } = await shop.order();
  await expect(refund(orderNo, { amount: 10_000, key: 'claim-1' })).rejects.toMatchObject({ code: '4094' });
});

test('a deposit is refunded to the account that the member names', async () => {
  const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT');
  await shop.confirm(await agree(url));
  await shop.deposit(orderNo);
  await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PAID');
  await expect(refund(orderNo, { amount: 60_000, key: 'claim-1' })).rejects.toMatchObject({ code: '4095' });
  const refundAccount = { bankCode: '88', accountNumber: '110123456789', holder: '김가은' };
  await refund(orderNo, { amount: 60_000, key: 'claim-2', refundAccount });
  expect((await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
});
