import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PaymentOutcomeUnknown } from '../../../payment/payment-gateway.ts';
import { agree, openPayingShop, type PayingShop, submit } from '../../../testing/payments.ts';

let shop: PayingShop;
/** Simulates a crash between the service's response and the database. */
let isCut = false;
/** Number of queries about a payment. */
let reads = 0;
beforeAll(async () => {
  shop = await openPayingShop((gateway) => ({
    ...gateway,
    read: (paymentKey) => {
      reads += 1;
      return gateway.read(paymentKey);
    },
    confirm: async (request) => {
      const payment = await gateway.confirm(request);
      if (isCut) throw new PaymentOutcomeUnknown('the process was killed');
      return payment;
    },
  }));
});
afterAll(() => shop.close());

const recover = () => shop.recover();
const paidOnce = { state: 'PAID', attempts: ['DONE'], entries: [60_000] };

describe('an order is paid once', () => {
  test.each(['CARD', 'TRANSFER', 'EASY_PAY'] as const)('by %s', async (method) => {
    const { orderNo, url } = await shop.order(method);
    expect(await shop.look(orderNo)).toEqual({ state: 'PENDING_PAYMENT', attempts: ['OPEN'], entries: [] });
    const reply = await shop.confirm(await agree(url));
    expect(reply).toMatchObject({ status: 200, data: { orderNo, state: 'PAID' } });
    expect(await shop.look(orderNo)).toEqual(paidOnce);
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
  });

  test('when confirmed twice in sequence', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    const first = await shop.confirm(returned);
    expect((await shop.confirm(returned)).data).toEqual(first.data);
    expect(await shop.look(orderNo)).toEqual(paidOnce);
  });

  test('when confirmed ten times concurrently', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ delay: 300 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => shop.confirm(returned)));
    await shop.trouble({ delay: 0 });
    expect(replies.map(({ status, data }) => [status, data])).toEqual(
      replies.map(() => [200, { orderNo, state: 'PAID' }]),
    );
    expect(await shop.look(orderNo)).toEqual(paidOnce);
  });

  test('when the service’s response is lost once: it is retried with the same key', async () => {
    const { orderNo, url } = await shop.order();
    await shop.trouble({ loseReplies: 1 });
    expect(await shop.confirm(await agree(url))).toMatchObject({ status: 200, data: { state: 'PAID' } });
    expect(await shop.look(orderNo)).toEqual(paidOnce);
  });

  test('when both responses are lost: 5030, and the recovery or the member, whichever comes first, finds it paid', async () => {
    for (const next of ['recovery', 'member'] as const) {
      const { orderNo, url } = await shop.order();
      const returned = await agree(url);
      await shop.trouble({ loseReplies: 2, webhooks: 0 });
      expect(await shop.confirm(returned)).toMatchObject({ status: 503, code: '5030' });
      expect(await shop.look(orderNo)).toEqual({ state: 'PENDING_PAYMENT', attempts: ['CONFIRMING'], entries: [] });
      await shop.wait(31_000);
      if (next === 'recovery') await recover();
      expect(await shop.confirm(returned)).toMatchObject({ status: 200, data: { state: 'PAID' } });
      expect(await shop.look(orderNo)).toEqual(paidOnce);
      expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
    }
    await shop.trouble({ webhooks: 1 });
  });

  test('after a crash between the payment and the database, once the server restarts', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    await shop.trouble({ webhooks: 0 });
    isCut = true;
    expect((await shop.confirm(returned)).code).toBe('5030');
    isCut = false;
    expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
    await recover();
    expect((await shop.look(orderNo)).attempts).toEqual(['CONFIRMING']);
    await shop.wait(31_000);
    await recover();
    await recover();
    expect(await shop.look(orderNo)).toEqual(paidOnce);
    await shop.trouble({ webhooks: 1 });
  });

  test('after a crash before the service was called: nothing is charged until the member tries again', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    const changed = { state: 'CONFIRMING' as const, changedAt: shop.app.dependencies.clock() };
    await shop.owner.updateTable('paymentAttempt').set(changed).where('orderNo', '=', orderNo).execute();
    await shop.wait(31_000);
    await recover();
    expect(await shop.held(orderNo)).toEqual(['IN_PROGRESS 60000']);
    expect((await shop.confirm(returned)).data?.state).toBe('PAID');
    expect(await shop.look(orderNo)).toEqual(paidOnce);
  });

  test('a payment unknown to the service was never charged', async () => {
    const { orderNo } = await shop.order();
    const lost = { state: 'CONFIRMING' as const, paymentKey: `lost-${orderNo}` };
    await shop.owner.updateTable('paymentAttempt').set(lost).where('orderNo', '=', orderNo).execute();
    await shop.wait(31_000);
    await recover();
    expect(await shop.look(orderNo)).toEqual({ state: 'PENDING_PAYMENT', attempts: ['FAILED'], entries: [] });
  });

  test('a notice of a recorded payment queries nothing and is not stored, unless an earlier one is unhandled', async () => {
    await shop.trouble({ webhooks: 0 });
    const { url } = await shop.order();
    const { paymentKey, orderId, ...returned } = await agree(url);
    await shop.confirm({ paymentKey, orderId, ...returned });
    await shop.trouble({ webhooks: 1 });
    const notice = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId, status: 'DONE' } };
    const stored = () =>
      shop.owner.selectFrom('paymentEvent').select('handledAt').where('paymentKey', '=', paymentKey).execute();
    reads = 0;
    expect(await shop.notify(notice)).toMatchObject({ status: 200 });
    expect([reads, await stored()]).toEqual([0, []]);

    const event = { mallId: 1, eventId: hash('sha256', JSON.stringify(notice)), kind: notice.eventType, paymentKey };
    await shop.owner
      .insertInto('paymentEvent')
      .values({ ...event, receivedAt: new Date() })
      .execute();
    expect(await shop.notify(notice)).toMatchObject({ status: 200 });
    expect([reads, await stored()]).toEqual([1, [{ handledAt: expect.any(Date) }]]);
  });

  test('when it has two windows: the second is not charged', async () => {
    const { orderNo, url } = await shop.order();
    const second = await shop.payAgain(orderNo, 'TRANSFER');
    const [one, other] = [await agree(url), await agree(second.url)];
    await shop.trouble({ delay: 200 });
    const replies = await Promise.all([shop.confirm(one), shop.confirm(other)]);
    await shop.trouble({ delay: 0 });
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0000', '4094']);
    const { state, entries } = await shop.look(orderNo);
    expect({ state, entries }).toEqual({ state: 'PAID', entries: [60_000] });
    expect((await shop.held(orderNo)).filter((held) => held.startsWith('DONE'))).toHaveLength(1);
  });
});

describe('a payment that must not be charged', () => {
  test('for another amount is 4096, and the right one can still be paid', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    for (const amount of [100, 59_999, 60_001]) {
      expect(await shop.confirm({ ...returned, amount })).toMatchObject({ status: 409, code: '4096' });
    }
    expect(await shop.held(orderNo)).toEqual(['IN_PROGRESS 60000']);
    expect((await shop.confirm(returned)).data?.state).toBe('PAID');
  });

  test('for an order of another mall or an unknown payment is 4043', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    expect((await shop.confirm(returned, 'hanul')).code).toBe('4043');
    expect((await shop.confirm({ ...returned, paymentKey: 'other' })).code).toBe('4043');
    expect((await shop.confirm({ ...returned, orderId: `${orderNo}-1-9` })).code).toBe('4043');
    expect((await shop.confirm({ ...returned, orderId: returned.orderId.replace('-1-', '-2-') }, 'hanul')).code).toBe(
      '4043',
    );
    expect(await shop.held(orderNo)).toEqual(['IN_PROGRESS 60000']);
  });

  test('for an order of another member is 4043', async () => {
    const { orderNo, url } = await shop.order();
    const returned = await agree(url);
    const { memberNo } = await shop.owner
      .insertInto('member')
      .values({ mallId: 1, loginId: `other-${orderNo}`, name: '이다른', passwordHash: '' })
      .returning('memberNo')
      .executeTakeFirstOrThrow();
    await shop.owner.updateTable('mallOrder').set({ memberNo }).where('orderNo', '=', orderNo).execute();
    expect((await shop.confirm(returned)).code).toBe('4043');
    expect((await shop.fail(returned.orderId)).code).toBe('4043');
    expect(await shop.held(orderNo)).toEqual(['IN_PROGRESS 60000']);
  });

  test('by a card that the service refuses is 4095 with its message; another attempt pays', async () => {
    const { orderNo, url } = await shop.order();
    const refused = await agree(url, { cardNumber: '4330123456780000' });
    const reply = await shop.confirm(refused);
    expect(reply).toMatchObject({
      status: 409,
      code: '4095',
      description: '한도초과 혹은 잔액부족으로 결제에 실패했습니다.',
    });
    expect((await shop.confirm(refused)).code).toBe('4095');
    expect(await shop.look(orderNo)).toEqual({ state: 'PENDING_PAYMENT', attempts: ['FAILED'], entries: [] });
    const again = await shop.payAgain(orderNo, 'CARD');
    expect((await shop.confirm(await agree(again.url))).data?.state).toBe('PAID');
    expect(await shop.look(orderNo)).toEqual({ state: 'PAID', attempts: ['FAILED', 'DONE'], entries: [60_000] });
  });

  test('whose window the member leaves costs nothing, and the order can be paid again', async () => {
    const { orderNo, url } = await shop.order();
    const query = await submit(`${url}/leave`);
    expect(Object.fromEntries(query)).toMatchObject({ code: 'PAY_PROCESS_CANCELED' });
    const orderId = query.get('orderId') ?? '';
    expect(await shop.fail(orderId)).toMatchObject({ status: 200, data: { orderNo } });
    expect(await shop.fail(orderId)).toMatchObject({ status: 200 });
    expect((await shop.look(orderNo)).attempts).toEqual(['FAILED']);
    const again = await shop.payAgain(orderNo, 'TRANSFER');
    expect((await shop.confirm(await agree(again.url))).data?.state).toBe('PAID');
    expect((await shop.payAgain(orderNo, 'CARD')).code).toBe('4094');
  });

  test('for an expired order is 4094', async () => {
    const { orderNo, url } = await shop.order();
    await shop.wait(25 * 60_000);
    const returned = await agree(url);
    await shop.wait(6 * 60_000);
    expect((await shop.confirm(returned)).code).toBe('4094');
    expect(await shop.held(orderNo)).toEqual(['IN_PROGRESS 60000']);
    expect((await shop.payAgain(orderNo, 'CARD')).code).toBe('4094');
  });
});
