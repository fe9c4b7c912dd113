import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBackground } from '../../../background/start-background.ts';
import { testParcel } from '../../../testing/deliver-order.ts';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { retryFailedMails } from '../../mail/retry-failed-mails.ts';
import { decideClaim } from '../claim/decide-claim.ts';
import { expireUnpaidOrders } from '../move/expire-unpaid-orders.ts';
import { operateOrder } from '../move/operate-order.ts';
import { remindUnpaidOrders } from '../move/remind-unpaid-orders.ts';
import { type NewParcel, shipParcel } from '../move/ship-parcel.ts';

const minute = 60_000;
const errors: object[] = [];
let shop: PayingShop;
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shop = await openPayingShop();
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});
afterAll(() => shop.close());

/** Starts the mail sender, with a short polling interval. */
async function startSending() {
  for (const mallId of [1, 2]) await remind(mallId, 10);
  await skipTheWait();
  const log = { error: (details: object, text: string) => void errors.push({ ...details, text }) };
  const pace = { lookEverySeconds: 1, pollingIntervalSeconds: 0.5, tickPollingSeconds: 0.5 };
  const background = startBackground(shop.app.dependencies, log, { jobs: [], pace });
  stops.push(background.stop);
  await background.started;
}
/** Runs the reminder job of a mall, this many minutes from now. */
const remind = (mallId: number, minutes: number) => {
  const { database, clock } = shop.app.dependencies;
  return remindUnpaidOrders(database, { mallId }, new Date(clock().getTime() + minutes * minute));
};
async function pay(paymentMethod: 'CARD' | 'VIRTUAL_ACCOUNT' = 'CARD', values = {}) {
  const { orderNo, url } = await shop.order(paymentMethod, values);
  await shop.confirm(await agree(url));
  return orderNo;
}
const prepare = (orderNo: string) =>
  operateOrder(shop.app.dependencies, { mallId: 1 }, { orderNo, to: 'PREPARING', reason: '' });
const ship = (orderNo: string, parcel: Omit<NewParcel, 'orderNo'>) =>
  shipParcel(shop.app.dependencies, { mallId: 1 }, { orderNo, ...parcel });
const subjects = async (orderNo: string) => (await shop.mails(orderNo)).map(({ subject }) => subject);
const outbox = async () => {
  const { rows } = await sql<{ mails: number; jobs: number }>`
    select (select count(*)::int from mail where sent_at is null) as mails,
      (select count(*)::int from pgboss.job where name = 'mail' and state < 'completed') as jobs`.execute(shop.owner);
  return rows[0];
};
/** Retries are at least half a minute apart. */
const skipTheWait = () =>
  sql`update pgboss.job set start_after = now() where name = 'mail' and state < 'active'`.execute(shop.owner);

test('an order’s payment and shipping are mailed once each, whatever the number of processes, and a paid order gets no reminder', async () => {
  const orderNo = await pay();
  // Nor later, when the bank takes a deposit back.
  await shop.owner.updateTable('mallOrder').set({ state: 'PENDING_PAYMENT' }).execute();
  expect(await remind(1, 10)).toBe(0);
  await shop.owner.updateTable('mallOrder').set({ state: 'PAID' }).execute();
  await prepare(orderNo);
  await ship(orderNo, { carrier: '한진택배', invoiceNo: '1234567890' });
  expect(await outbox()).toEqual({ mails: 2, jobs: 2 });
  await startSending();
  await startSending();
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  expect((await subjects(orderNo)).sort()).toEqual([
    `[familyshop몰] 결제가 끝났어요 (${orderNo})`,
    `[familyshop몰] 상품을 보냈어요 (${orderNo})`,
  ]);
  const mails = await shop.mails(orderNo);
  const link = `/familyshop/order/detail/${orderNo}`;
  for (const { from, replyTo, to, text, html } of mails) {
    expect([from, replyTo, to]).toEqual([
      'familyshop몰 <no-reply@mall.example>',
      '<help@example.kr>',
      '김가은 <gaeun@example.kr>',
    ]);
    for (const form of [text, html]) expect(form).toContain(link);
  }
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  const shipped = mails.find(({ subject }) => subject.includes('보냈어요'));
  for (const words of ['한진택배', '1234567890', 'https://www.hanjin.com/']) expect(shipped?.text).toContain(words);
  expect(mails.find(({ subject }) => subject.includes('결제가'))?.text).toContain('60,000원');
});

describe('an order that travels in several parcels', () => {
  const first = { carrier: '한진택배', invoiceNo: '1000000001', lines: [{ lineNo: 1, pieces: 1 }] };
  const rest = { carrier: 'CJ대한통운', invoiceNo: '1000000002' };
  const partSent = (orderNo: string) => `[familyshop몰] 상품 일부를 보냈어요 (${orderNo})`;
  const restSent = (orderNo: string) => `[familyshop몰] 나머지 상품을 보냈어요 (${orderNo})`;
  const prepared = async () => {
    const orderNo = await pay('CARD', { quantity: 2 });
    await prepare(orderNo);
    return orderNo;
  };
  const mailsAbout = async (orderNo: string) => {
    await startSending();
    await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
    const mails = await shop.mails(orderNo);
    return mails.filter(({ subject }) => !subject.includes('결제가'));
  };

  test('mails each parcel once, when it leaves, with its own number, pieces and link alone; its delivery adds none', async () => {
    const orderNo = await prepared();
    expect([await ship(orderNo, first), await ship(orderNo, first)]).toEqual([true, false]);
    expect((await mailsAbout(orderNo)).map(({ subject }) => subject)).toEqual([partSent(orderNo)]);
    expect([await ship(orderNo, rest), await ship(orderNo, rest)]).toEqual([true, false]);
    const { database, clock } = shop.app.dependencies;
    const deliver = () => operateOrder({ database, clock }, { mallId: 1 }, { orderNo, to: 'DELIVERED', reason: '' });
    await deliver();
    await expect(deliver()).rejects.toMatchObject({ code: '4094' });
    const mails = await mailsAbout(orderNo);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([restSent(orderNo), partSent(orderNo)].sort());
    const { parcels } = await shop.read(orderNo);
    for (const [subject, own, other] of [
      [partSent(orderNo), first, rest],
      [restSent(orderNo), rest, first],
    ] as const) {
      const { text = '', html = '' } = mails.find((mail) => mail.subject === subject) ?? {};
      const trackingUrl = parcels.find(({ invoiceNo }) => invoiceNo === own.invoiceNo)?.trackingUrl;
      for (const words of [own.carrier, own.invoiceNo, '1개', trackingUrl]) expect(text).toContain(words);
      for (const form of [text, html]) expect(form).not.toContain(other.invoiceNo);
    }
  });

  test('mails nothing of a parcel that is refused, nor again when the rest is cancelled instead of shipped', async () => {
    const orderNo = await prepared();
    await expect(ship(orderNo, { ...first, lines: [{ lineNo: 1, pieces: 3 }] })).rejects.toMatchObject({
      code: '4220',
    });
    expect(await mailsAbout(orderNo)).toEqual([]);
    await ship(orderNo, first);
    expect(await mailsAbout(orderNo)).toHaveLength(1);
    await shop.cancel(orderNo, 60_000);
    await decideClaim(shop.app.dependencies, { mallId: 1 }, { orderNo, claimNo: 1, decision: 'approve', reason: '' });
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('SHIPPED');
    const told = (await mailsAbout(orderNo))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes('보냈'));
    expect(told).toEqual([partSent(orderNo)]);
  });
});

test('a virtual account that awaits its deposit is mailed with everything the bank needs', async () => {
  const orderNo = await pay('VIRTUAL_ACCOUNT');
  await startSending();
  await expect.poll(() => subjects(orderNo)).toHaveLength(1);
  const { payment } = await shop.read(orderNo);
  const mail = (await shop.mails(orderNo)).find(({ subject }) => subject.includes('입금해 주세요'));
  for (const words of [payment?.bank, payment?.accountNumber, payment?.accountHolder, '60,000원', '입금 기한'])
    expect(mail?.text).toContain(words);
  await shop.deposit(orderNo);
  await expect.poll(() => subjects(orderNo)).toContain(`[familyshop몰] 결제가 끝났어요 (${orderNo})`);
});

test('a mail that is outdated by the time it would be sent is not sent', async () => {
  const orderNo = await pay('VIRTUAL_ACCOUNT');
  await shop.deposit(orderNo);
  await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PAID');
  await startSending();
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  expect((await subjects(orderNo)).filter((subject) => subject.includes('입금해 주세요'))).toEqual([]);
});

test('a cancellation is mailed once, with the amount and method of its refund', async () => {
  const orderNo = await pay();
  await shop.cancel(orderNo, 60_000);
  await startSending();
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  expect((await subjects(orderNo)).sort()).toEqual([
    `[familyshop몰] 결제가 끝났어요 (${orderNo})`,
    `[familyshop몰] 주문을 취소하고 60,000원을 돌려 드렸어요 (${orderNo})`,
  ]);
  const refund = (await shop.mails(orderNo)).find(({ subject }) => subject.includes('돌려'));
  for (const words of ['60,000원', '승인 취소']) expect(refund?.text).toContain(words);
});

describe('a deposit that the bank takes back', () => {
  const deposited = async () => {
    const orderNo = await pay('VIRTUAL_ACCOUNT');
    await shop.deposit(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PAID');
    return orderNo;
  };
  const takeBack = async (orderNo: string) => {
    await shop.withdraw(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PENDING_PAYMENT');
  };
  const mailsAbout = async (orderNo: string) => {
    await startSending();
    await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
    return (await shop.mails(orderNo)).filter(({ subject }) => subject.includes('입금이 취소됐어요'));
  };

  test('is mailed once, with the account that is still open', async () => {
    const orderNo = await deposited();
    await takeBack(orderNo);
    const mails = await mailsAbout(orderNo);
    expect(mails).toHaveLength(1);
    const { payment } = await shop.read(orderNo);
    for (const words of ['다시 입금해 주세요', payment?.accountNumber, '60,000원', `/order/detail/${orderNo}`])
      expect(mails[0]?.text).toContain(words);
  });

  test('after the account has closed is mailed with another way to pay, and without the account', async () => {
    const orderNo = await deposited();
    await shop.wait(2 * 86_400_000);
    await takeBack(orderNo);
    const mails = await mailsAbout(orderNo);
    expect(mails).toHaveLength(1);
    for (const words of ['다시 결제해 주세요', `/order/pay/${orderNo}`]) expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain('입금 계좌');
  });

  test('is not mailed once the order has been paid again', async () => {
    const orderNo = await deposited();
    await takeBack(orderNo);
    await shop.deposit(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PAID');
    expect(await mailsAbout(orderNo)).toEqual([]);
  });
});

describe('a refund without a claim is mailed once, with its amount and method', () => {
  const returned = (orderNo: string) => `[familyshop몰] 60,000원을 돌려 드렸어요 (${orderNo})`;
  const expire = (orderNo: string) =>
    shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).where('orderNo', '=', orderNo).execute();
  const mailsAbout = async (orderNo: string) => {
    await startSending();
    await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
    const mails = await shop.mails(orderNo);
    return mails.filter(({ subject }) => subject.includes('돌려')).map(({ subject, text }) => ({ subject, text }));
  };

  test('for a late deposit', async () => {
    const orderNo = await pay('VIRTUAL_ACCOUNT');
    await expire(orderNo);
    await shop.deposit(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).attempts).toEqual(['HELD']);
    expect(await mailsAbout(orderNo), 'while it waits for an account').toEqual([]);
    await shop.trouble({ webhooks: 2 });
    await shop.returnDeposit(orderNo, { bankCode: '88', accountNumber: '110123456789', holder: '김가은' });
    await shop.trouble({ webhooks: 1 });
    const mails = await mailsAbout(orderNo);
    expect(mails.map(({ subject }) => subject)).toEqual([returned(orderNo)]);
    for (const words of ['주문이 끝난 뒤에 입금돼서', '알려 주신 계좌', `/order/detail/${orderNo}`])
      expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).not.toContain('110123456789');
  });

  test('for a card that was charged after its order had ended', async () => {
    const { orderNo, url } = await shop.order();
    const window = await agree(url);
    // Without the service's notice, which could report the payment before the response does.
    await shop.trouble({ delay: 600, webhooks: 0 });
    const confirming = shop.confirm(window);
    await expect.poll(async () => (await shop.look(orderNo)).attempts).toEqual(['CONFIRMING']);
    await expire(orderNo);
    await confirming;
    await shop.trouble({ delay: 0, webhooks: 1 });
    await expect.poll(async () => (await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
    const mails = await mailsAbout(orderNo);
    expect(mails.map(({ subject }) => subject)).toEqual([returned(orderNo)]);
    for (const words of ['이미 결제된 뒤에 결제돼서', '승인 취소']) expect(mails[0]?.text).toContain(words);
  });

  test('made by the operator at the payment service, beside the refund of a claim', async () => {
    const orderNo = await pay('CARD', { quantity: 2 });
    const [payment] = await shop.payments(orderNo);
    const own = { paymentKey: payment?.paymentKey ?? '', reason: '사과의 뜻', idempotencyKey: `own-${orderNo}` };
    await shop.gateway.cancel({ ...own, amount: 5_000 });
    await expect.poll(async () => (await shop.look(orderNo)).entries).toEqual([120_000, -5_000]);
    await shop.cancel(orderNo, 60_000);
    const mails = await mailsAbout(orderNo);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `[familyshop몰] 5,000원을 돌려 드렸어요 (${orderNo})`,
      returned(orderNo),
    ]);
    expect(mails.map(({ text }) => text.includes('취소 신청을 처리하고')).sort()).toEqual([false, true]);
  });

  test('but not for a deposit that the bank took back', async () => {
    const orderNo = await pay('VIRTUAL_ACCOUNT');
    await shop.deposit(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).state).toBe('PAID');
    await shop.withdraw(orderNo);
    await expect.poll(async () => (await shop.look(orderNo)).entries).toEqual([60_000, -60_000]);
    expect(await mailsAbout(orderNo)).toEqual([]);
  });
});

test('an order of 0 won gets a single mail, without a request for payment', async () => {
  const listing = shop.owner.updateTable('listing').where('mallId', '=', 2);
  const price = await shop.owner.selectFrom('listing').select('salePrice').where('mallId', '=', 2).executeTakeFirst();
  await listing.set({ salePrice: 0 }).execute();
  await shop.owner.updateTable('product').set({ hasFreeDelivery: true }).execute();
  const { orderNo } = await shop.order('CARD', { mallUrl: 'hanul', unitPrice: 0 });
  await startSending();
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  expect(await subjects(orderNo)).toEqual([`[hanul몰] 주문을 받았어요 (${orderNo})`]);
  const [mail] = await shop.mails(orderNo);
  expect(mail?.text).toContain('결제할 금액 없음');
  for (const words of ['결제하기', '카드']) expect(mail?.text).not.toContain(words);
  await listing.set({ ...price }).execute();
  await shop.owner.updateTable('product').set({ hasFreeDelivery: false }).execute();
});

test('an unpaid order gets a reminder after ten minutes, once, and not before', async () => {
  const { orderNo } = await shop.order();
  expect(await remind(1, 9.9)).toBe(0);
  expect(await outbox()).toEqual({ mails: 0, jobs: 0 });
  expect(await Promise.all([remind(1, 10), remind(1, 10)])).toContain(1);
  expect(await remind(1, 20)).toBe(0);
  expect(await outbox()).toEqual({ mails: 1, jobs: 1 });
  await startSending();
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  expect(await subjects(orderNo)).toEqual([`[familyshop몰] 주문을 받았어요 (${orderNo})`]);
});

test('an expired order is mailed as cancelled, and no longer as placed', async () => {
  const { orderNo } = await shop.order();
  await shop.wait(31 * minute);
  await expireUnpaidOrders(shop.app.dependencies.database, { mallId: 1 }, shop.app.dependencies.clock());
  await startSending();
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  expect(await subjects(orderNo)).toEqual([`[familyshop몰] 주문이 취소됐어요 (${orderNo})`]);
});

test('a mail is sent by its own mall only', async () => {
  const { orderNo } = await shop.order('CARD', { mallUrl: 'hanul' });
  await startSending();
  await expect.poll(() => subjects(orderNo)).toHaveLength(1);
  const [mail] = await shop.mails(orderNo);
  expect(mail?.from).toContain('hanul몰');
  expect(mail?.html).toContain(`/hanul/order/pay/${orderNo}`);
  expect(mail?.html).not.toContain('familyshop');
});

test('nothing is mailed for a transaction that is rolled back', async () => {
  const orderNo = await pay();
  await startSending();
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  const before = (await shop.mails()).length;
  await expect(ship(orderNo, testParcel)).rejects.toMatchObject({ code: '4094' });
  const { database, clock } = shop.app.dependencies;
  const rolledBack = inMall(database, { mallId: 1 }, async (transaction) => {
    const facts = { orderNo, memberNo: shop.memberNos.familyshop ?? 0 };
    await queueMail(transaction, { kind: 'ORDER_PAID', facts, at: clock() });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  expect(await outbox()).toEqual({ mails: 0, jobs: 0 });
  expect((await shop.mails()).length).toBe(before);
});

test('text typed by a person is escaped', async () => {
  const { orderNo } = await shop.order('CARD', { ordererName: '<b>김&"가은' });
  await startSending();
  await expect.poll(() => subjects(orderNo)).toHaveLength(1);
  const [mail] = await shop.mails(orderNo);
  expect(mail?.html).toContain('&lt;b&gt;김&amp;&quot;가은님');
  expect(mail?.html).not.toContain('<b>');
  expect(mail?.text).toContain('<b>김&"가은님');
});

test('a failing mail server delays no order, and receives the mail later, once', async () => {
  await shop.mailTrouble({ busy: 2 });
  await startSending();
  const orderNo = await pay();
  expect((await shop.read(orderNo)).card.state).toBe('PAID');
  await expect
    .poll(async () => {
      await skipTheWait();
      return (await subjects(orderNo)).length;
    })
    .toBe(1);
  await expect.poll(outbox).toEqual({ mails: 0, jobs: 0 });
  expect(await subjects(orderNo)).toHaveLength(1);
});

test('a rejected mail is given up, logged without personal data, and sent when an operator retries it', async () => {
  errors.length = 0;
  await shop.mailTrouble({ refuse: 1 });
  await startSending();
  const orderNo = await pay();
  await expect.poll(() => errors).toEqual([{ mallId: 1, mailNo: expect.any(Number), text: 'mail given up' }]);
  expect(await subjects(orderNo)).toEqual([]);
  expect(await retryFailedMails(shop.app.dependencies.database, { mallId: 2 })).toBe(0);
  expect(await retryFailedMails(shop.app.dependencies.database, { mallId: 1 })).toBe(1);
  await expect.poll(() => subjects(orderNo)).toHaveLength(1);
  expect(errors).toHaveLength(1);
});

test('a sent mail leaves no personal data in the outbox or the queue', async () => {
  const { rows } = await sql<{ facts: object }>`select distinct facts from mail where sent_at is not null`.execute(
    shop.owner,
  );
  expect(rows).toEqual([{ facts: {} }]);
  const jobs = await sql<{ text: string }>`select coalesce(data::text, '') || coalesce(output::text, '') as text
    from pgboss.job where name like 'mail%'`.execute(shop.owner);
  expect(jobs.rows.map(({ text }) => text).join()).not.toMatch(/gaeun|김가은/);
  expect(shop.log.join()).not.toMatch(/gaeun@|김가은/);
});
