import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../../../testing/payments.ts';
import { type CommandResult, commandOf } from '../../../testing/run-command.ts';

const day = 86_400_000;
let shop: PayingShop;
/** Requests received by a payment service that has no payments. */
const asked: URL[] = [];
const service = createServer((request, reply) => {
  const url = new URL(request.url ?? '', 'http://service');
  asked.push(url);
  const isList = url.pathname === '/v1/transactions';
  reply.writeHead(isList ? 200 : 404, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(isList ? [] : { code: 'NOT_FOUND_PAYMENT', message: '' }));
});
let reconcile: (...words: string[]) => Promise<CommandResult>;
beforeAll(async () => {
  shop = await openPayingShop();
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  const { port } = service.address() as AddressInfo;
  reconcile = commandOf('reconcile', shop, { PAYMENT_URL: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await shop.close();
  service.close();
});
beforeEach(() => asked.splice(0));

/** Length in days of the period that was requested from the service. */
const daysAsked = () => {
  const { searchParams } = asked.find(({ pathname }) => pathname === '/v1/transactions') ?? new URL('http://nowhere');
  const at = (name: string) => Date.parse(`${searchParams.get(name)}+09:00`);
  expect(Math.abs(Date.now() - at('endDate'))).toBeLessThan(day / 2);
  return Math.round((Date.now() - at('startDate')) / day);
};

test('requests as many days from the payment service as it is told, seven by default', async () => {
  expect(await reconcile()).toMatchObject({ code: 0, text: expect.stringContaining('orders agree') });
  expect(daysAsked()).toBe(7);
  asked.splice(0);
  expect((await reconcile('--days', '400')).code).toBe(0);
  expect(daysAsked()).toBe(400);
});

test('compares our own payments of those days, and fails when one differs', async () => {
  const { orderNo, url } = await shop.order();
  await shop.confirm(await agree(url));
  const begun = new Date(Date.now() - 20 * day);
  await shop.owner.updateTable('paymentAttempt').set({ startedAt: begun }).where('orderNo', '=', orderNo).execute();
  expect(await reconcile('--days', '19')).toMatchObject({ code: 0, text: expect.stringContaining('orders agree') });
  expect(await reconcile('--days', '21')).toMatchObject({
    code: 1,
    text: expect.stringContaining(
      `familyshop  ${orderNo}-1-1  ledger 60000, should be 0: the service does not know it\n1 differences`,
    ),
  });
});

test.each(['0', '-3', 'many', '10000'])('rejects --days %s in one line, without calling the service', async (days) => {
  expect(await reconcile(`--days=${days}`)).toEqual({
    code: 1,
    text: '\n✗ --days must be a whole number from 1, such as --days 7\n',
  });
  expect(asked).toEqual([]);
});
