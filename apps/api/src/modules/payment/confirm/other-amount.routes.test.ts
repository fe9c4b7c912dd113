import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentGateway, PaymentOutcomeUnknown, PaymentRefused } from '../../../payment/payment-gateway.ts';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { comparePayments } from '../compare/compare-payments.ts';
import { listOtherAmounts } from '../compare/list-other-amounts.ts';

let shop: PayingShop;
/** Thrown by the next cancellation at the service. */
let trouble: Error | undefined;
const cancelKeys = new Set<string>();
beforeAll(async () => {
  shop = await openPayingShop((gateway: PaymentGateway) => ({
    ...gateway,
    cancel: async (request) => {
      cancelKeys.add(request.idempotencyKey);
      if (trouble) throw trouble;
      return gateway.cancel(request);
    },
  }));
});
beforeEach(() => {
  trouble = undefined;
  cancelKeys.clear();
});
afterAll(() => shop.close());

const failure =
  '결제 서비스의 금액(61,000원)이 주문 금액(60,000원)과 달라 결제를 취소했어요. 빠져나간 돈은 돌려드리니 다시 결제해 주세요.';
const givenBack = { state: 'PENDING_PAYMENT', attempts: ['CANCELLED'], entries: [61_000, -61_000] };
const forOperator = async (orderNo: string, mallId = 1) =>
  (await listOtherAmounts(shop.app.dependencies, { mallId })).filter((one) => one.orderNo === orderNo);
const differencesOf = async (orderNo: string) =>
  (await comparePayments(shop.app.dependencies, { mallId: 1 }, { since: new Date(0) })).filter(({ name }) =>
    name.startsWith(orderNo),
  );
const hour = 3_600_000;
const keysOf = (orderNo: string) => [...cancelKeys].filter((key) => key.includes(orderNo));
const logged = () => shop.log.filter((line) => line.includes('another amount') || line.includes('"code":"4610"'));

describe('a payment of another amount than agreed is refunded automatically', () => {
  test('on confirmation: the buyer is told on the page and by mail, the operator in the list and the log', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ otherAmount: 1, webhooks: 0 });
    const before = logged().length;
    expect(await shop.confirm(returned)).toMatchObject({ status: 409, code: '4610', description: failure });
    await shop.trouble({ webhooks: 1 });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
    expect(await shop.look(orderNo)).toEqual(givenBack);
    expect((await shop.confirm(returned)).code).toBe('4610');
    expect((await shop.read(orderNo)).paymentFailure).toBe(failure);
    expect(logged().length).toBeGreaterThan(before);
    expect(await forOperator(orderNo)).toEqual([
      { orderNo, attemptNo: 1, amount: 60_000, namedAmount: 61_000, isReturned: true },
    ]);
    expect(await forOperator(orderNo, 2)).toEqual([]);
    expect(await differencesOf(orderNo)).toEqual([]);
    const kinds = await shop.owner.selectFrom('mail').select(['kind', 'facts']).execute();
    expect(
      kinds.filter(({ facts }) => JSON.stringify(facts).includes(orderNo)).map(({ kind, facts }) => [kind, facts]),
    ).toContainEqual(['PAYMENT_RETURNED', expect.objectContaining({ amount: 61_000, cause: 'OTHER_AMOUNT' })]);

    const again = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.confirm(await agree(again.url))).data?.state).toBe('PAID');
    expect((await shop.read(orderNo)).paymentFailure).toBe('');
    expect(await shop.look(orderNo)).toMatchObject({ state: 'PAID', entries: [61_000, -61_000, 60_000] });
  });

  test('on a notice, without the buyer: it is acknowledged, and settled once', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ otherAmount: 1, webhooks: 3 });
    await shop.gateway.confirm(returned);
    await expect.poll(() => shop.look(orderNo)).toEqual(givenBack);
    await shop.trouble({ webhooks: 1 });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
    expect((await shop.confirm(returned)).code).toBe('4610');
  });

  test('when the recovery finds it after a crash', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ otherAmount: 1, webhooks: 0, loseReplies: 2 });
    expect((await shop.confirm(returned)).code).toBe('5030');
    await shop.trouble({ loseReplies: 0 });
    await shop.wait(31_000);
    await expect(shop.recover()).rejects.toThrow(
      `${orderNo}-1-1: Error: the service reported another amount: 61000 won`,
    );
    await shop.trouble({ webhooks: 1 });
    expect(await shop.look(orderNo)).toEqual(givenBack);
    await shop.recover();
  });

  test.each([
    ['gets no response', new PaymentOutcomeUnknown('no response')],
    ['is refused', new PaymentRefused('NOT_CANCELABLE_PAYMENT', '취소할 수 없는 결제예요.')],
  ])('refunding it %s: retried every minute until it works, and the order can be paid meanwhile', async (_, error) => {
    const { orderNo, url } = await shop.order();
    await shop.trouble({ otherAmount: 1, webhooks: 0 });
    trouble = error;
    expect((await shop.confirm(await agree(url))).code).toBe('4610');
    expect(await shop.look(orderNo)).toEqual({ ...givenBack, attempts: ['RETURNING'], entries: [61_000] });
    expect(await forOperator(orderNo)).toMatchObject([{ isReturned: false }]);
    expect(await differencesOf(orderNo)).toMatchObject([{ name: orderNo, ledger: 61_000, other: 0 }]);
    await expect(shop.recover()).rejects.toThrow('could not be refunded yet');
    await expect(shop.recover()).rejects.toThrow('could not be refunded yet');
    expect(keysOf(orderNo), 'the same key within the hour').toHaveLength(1);
    const again = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.confirm(await agree(again.url))).data?.state).toBe('PAID');

    trouble = undefined;
    await shop.wait(hour);
    await shop.recover().catch(() => {});
    await shop.recover();
    expect(keysOf(orderNo), 'a refusal is repeated for its key').toHaveLength(2);
    expect(await shop.look(orderNo)).toEqual({
      ...{ state: 'PAID', attempts: ['CANCELLED', 'DONE'] },
      entries: [61_000, 60_000, -61_000],
    });
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0', 'DONE 60000']);
    expect(await forOperator(orderNo)).toMatchObject([{ isReturned: true }]);
    await shop.trouble({ webhooks: 1 });
  });
});

describe('an account for another amount', () => {
  test('is closed before anybody pays into it', async () => {
    const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT');
    await shop.trouble({ otherAmount: 1, webhooks: 0 });
    expect(await shop.confirm(await agree(url))).toMatchObject({ status: 409, code: '4610', description: failure });
    await shop.trouble({ webhooks: 1 });
    expect(await shop.look(orderNo)).toEqual({ state: 'PENDING_PAYMENT', attempts: ['CANCELLED'], entries: [] });
    expect((await shop.payments(orderNo)).map(({ status }) => status)).toEqual(['CANCELED']);
  });

  test('with a deposit in it waits for an account that its buyer names', async () => {
    const { orderNo, url } = await shop.order('VIRTUAL_ACCOUNT');
    await shop.trouble({ otherAmount: 1, webhooks: 0 });
    trouble = new PaymentOutcomeUnknown('no response');
    expect((await shop.confirm(await agree(url))).code).toBe('4610');
    await shop.deposit(orderNo);
    await expect(shop.recover()).rejects.toThrow('another amount');
    expect(await shop.look(orderNo)).toEqual({ state: 'PENDING_PAYMENT', attempts: ['HELD'], entries: [61_000] });
    expect((await shop.read(orderNo)).lateDeposit).toBe(61_000);
    trouble = undefined;
    await shop.trouble({ webhooks: 1 });
    const refundAccount = { bankCode: '06', accountNumber: '12345678901234', holder: '김가은' };
    expect((await shop.returnDeposit(orderNo, refundAccount)).data?.lateDeposit).toBe(0);
    expect(await shop.held(orderNo)).toEqual(['CANCELED 0']);
  });
});
