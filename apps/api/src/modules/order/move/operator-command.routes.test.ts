import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, createBuyer, item } from '../../../testing/buyer.ts';
import { goods, listingOf } from '../../../testing/products.ts';
import { commandOf } from '../../../testing/run-command.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { recoverPayments } from '../../payment/recover/recover-payments.ts';

const cup = goods('GD0001', { salePrice: 60_000 });
let shop: Shop;
let buyer: Buyer;
let run: ReturnType<typeof commandOf>;
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, index) => ({
    ...{ mallId: index + 1, mallUrl, listings: [listingOf(cup)] },
  }));
  shop = await openShop({ products: [cup], malls });
  buyer = createBuyer(shop);
  run = commandOf('order', shop);
});
afterAll(() => shop.close());

const buy = () => buyer.buy([item('GD0001')], 60_000);

test('an order is prepared, shipped with its invoice and delivered, and its claim is decided', async () => {
  const orderNo = await buy();
  expect(await run('list', 'familyshop')).toMatchObject({ code: 0, text: expect.stringContaining(`${orderNo}  PAID`) });
  expect(await run('prepare', 'familyshop', orderNo)).toEqual({ code: 0, text: `${orderNo} is PREPARING\n` });
  await run('ship', 'familyshop', orderNo, '--carrier', '한진택배', '--invoice', '1234567890');
  expect((await buyer.detail(orderNo)).data).toMatchObject({
    ...{ card: { state: 'SHIPPED' }, parcels: [{ carrier: '한진택배', invoiceNo: '1234567890' }] },
  });
  await run('deliver', 'familyshop', orderNo);
  await buyer.claim(orderNo, 57_000, { type: 'RETURN' });
  const { text } = await run('list', 'familyshop');
  expect(text).toContain('claim 1  RETURN REQUESTED: 마음이 바뀌었어요');
  const decided = await run('decide', 'familyshop', orderNo, '1', 'reject', '--reason', '사용한 상품이에요');
  expect(decided).toEqual({ code: 0, text: `claim 1 of ${orderNo}: reject done\n` });
  expect((await buyer.detail(orderNo)).data?.claims).toMatchObject([
    { state: 'REJECTED', answer: '사용한 상품이에요' },
  ]);
  expect(await run('list', 'familyshop')).toMatchObject({ text: 'nothing waits for you\n' });
});

test('an impossible command fails with one line, and changes nothing', async () => {
  const orderNo = await buy();
  expect(await run('deliver', 'familyshop', orderNo)).toMatchObject({
    code: 1,
    text: expect.stringContaining('✗ 4094'),
  });
  expect(await run('prepare', 'hanul', orderNo)).toMatchObject({ code: 1, text: expect.stringContaining('✗ 4043') });
  expect(await run('prepare', 'nobody', orderNo)).toMatchObject({
    code: 1,
    text: expect.stringContaining('no mall nobody'),
  });
  for (const words of [
    [],
    ['prepare'],
    ['ship', 'familyshop', orderNo],
    ['decide', 'familyshop', orderNo, '1', 'burn'],
  ]) {
    expect(await run(...words)).toMatchObject({ code: 1, text: expect.stringContaining('npm run order --') });
  }
  expect((await buyer.detail(orderNo)).data?.card.state).toBe('PAID');
});

test('a payment of another amount is listed until a week after its refund, in its own mall only', async () => {
  const orderNo = await buyer.order([item('GD0001')], 60_000);
  const payment = shop.fake.latestOf(orderNo);
  const { paymentKey, orderId } = payment ?? {};
  Object.assign(payment ?? {}, { totalAmount: 61_000, balanceAmount: 61_000 });
  shop.fake.trouble('lostCall');
  const confirmed = await buyer.post('/payments/confirm', { paymentKey, orderId, amount: 60_000 });
  expect(confirmed.code).toBe('4610');
  const row = `${orderNo}  payment 1: the service named 61,000원 in place of 60,000원, `;
  const rowsOf = async (mallUrl: string) =>
    (await run('list', mallUrl)).text.split('\n').filter((line) => line.includes(orderNo));
  expect(await rowsOf('familyshop')).toEqual([`${row}NOT given back yet: cancel it at the service if this stays`]);
  expect(await rowsOf('hanul')).toEqual([]);

  const { dependencies } = shop.app;
  await recoverPayments(dependencies, { mallId: 1 }).catch(() => {});
  expect(shop.fake.heldFor(orderNo)).toBe(0);
  expect(await rowsOf('familyshop')).toEqual([`${row}given back: check with the service why`]);
  const weekAgo = new Date(Date.now() - 7 * 86_400_000 - 60_000);
  await shop.owner.updateTable('paymentAttempt').set({ changedAt: weekAgo }).where('orderNo', '=', orderNo).execute();
  expect(await rowsOf('familyshop')).toEqual([]);
});
