import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { PaymentOutcomeUnknown, PaymentRefused } from './payment-gateway.ts';
import { createTossPayments } from './toss-payments.ts';

type Response = { readonly status?: number; readonly text: string } | 'silence' | 'a beginning';
type Heard = { method: string; url: string; authorization: string; key: string; body: string };

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
});

/** A service that sends these responses in order, and repeats the last one. */
async function serviceOf(...responses: Response[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, reply) => {
    const { method = '', url = '', headers } = request;
    const [authorization = '', key = ''] = [headers.authorization, String(headers['idempotency-key'] ?? '')];
    heard.push({ method, url, authorization, key, body: await bodyOf(request) });
    const response = responses.length > 1 ? responses.shift() : responses[0];
    if (response === undefined || response === 'silence') return;
    if (response === 'a beginning') {
      reply.writeHead(200).write('{');
      return;
    }
    reply.writeHead(response.status ?? 200, { 'content-type': 'application/json' }).end(response.text);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const gateway = createTossPayments({
    url: `http://127.0.0.1:${port}/`,
    secretKey: 'secret',
    accountHolder: '모아온',
    // A busy machine may pause for a while: only a service that never answers is not waited for.
    timeoutMilliseconds: responses.some((response) => typeof response === 'string') ? 500 : 60_000,
  });
  return { gateway, heard };
}
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const orderId = '2026112100012345-1-1';
const payment = { paymentKey: 'key', orderId, status: 'DONE', totalAmount: 1_000, balanceAmount: 1_000 };
const paid = { text: JSON.stringify(payment) };
const refusal = (code: string, status = 400) => ({ status, text: JSON.stringify({ code, message: '안 돼요.' }) });
const request = { paymentKey: 'key', orderId, amount: 1_000 };

test('a call carries the secret key and its own idempotency key', async () => {
  const { gateway, heard } = await serviceOf(paid);
  expect(await gateway.confirm(request)).toMatchObject({ paymentKey: 'key', status: 'DONE', cancels: [] });
  expect(heard).toEqual([
    {
      method: 'POST',
      url: '/v1/payments/confirm',
      authorization: `Basic ${Buffer.from('secret:').toString('base64')}`,
      key: `confirm-${orderId}`,
      body: JSON.stringify(request),
    },
  ]);
});

test.each([
  ['silence', 'silence' as const],
  ['a response that never ends', 'a beginning' as const],
  ['a redirect', refusal('MOVED', 307)],
  ['a response cut short', { text: '{"paymentKey":' }],
  ['a failure of the service', { status: 502, text: '<html>' }],
  ['PROVIDER_ERROR', refusal('PROVIDER_ERROR')],
  ['the same request still under way', refusal('IDEMPOTENT_REQUEST_PROCESSING', 409)],
])('%s is retried once with the same key, and then stays open', async (_name, response) => {
  const { gateway, heard } = await serviceOf(response, paid);
  expect(await gateway.confirm(request)).toMatchObject({ status: 'DONE' });
  expect(heard.map(({ key }) => key)).toEqual([`confirm-${orderId}`, `confirm-${orderId}`]);
  const never = await serviceOf(response);
  await expect(never.gateway.confirm(request)).rejects.toThrow(PaymentOutcomeUnknown);
  expect(never.heard).toHaveLength(2);
});

test('a refusal is final, with the service’s message', async () => {
  const { gateway, heard } = await serviceOf(refusal('REJECT_CARD_PAYMENT', 403));
  const refused = await gateway.confirm(request).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(PaymentRefused);
  expect(refused).toMatchObject({ code: 'REJECT_CARD_PAYMENT', message: '안 돼요.' });
  expect(heard).toHaveLength(1);
});

test('an invalid secret key of ours does not fail the payment', async () => {
  const { gateway } = await serviceOf(refusal('UNAUTHORIZED_KEY', 401));
  await expect(gateway.confirm(request)).rejects.toThrow(PaymentOutcomeUnknown);
});

test('a payment of an unknown shape may have been charged, so it stays undecided', async () => {
  const { gateway } = await serviceOf({ text: JSON.stringify({ ...payment, totalAmount: '1000' }) });
  await expect(gateway.confirm(request)).rejects.toThrow(PaymentOutcomeUnknown);
});

test('only a payment that the service does not know counts as missing', async () => {
  const { gateway } = await serviceOf(refusal('NOT_FOUND_PAYMENT', 404), refusal('FORBIDDEN_REQUEST', 403));
  expect(await gateway.read('key')).toBeUndefined();
  await expect(gateway.readByOrder(orderId)).rejects.toThrow(PaymentRefused);
});

test('the deadlines of a virtual account are written and read in Seoul time', async () => {
  const account = {
    bankCode: '06',
    accountNumber: '12345678901234',
    customerName: '김가은',
    dueDate: '2026-11-21T19:30:00',
  };
  const response = { ...payment, status: 'WAITING_FOR_DEPOSIT', secret: 's', virtualAccount: account };
  const { gateway, heard } = await serviceOf({
    text: JSON.stringify({ ...response, checkout: { url: 'https://pay' } }),
  });
  const open = { orderId, orderName: '감자', amount: 1_000, customerName: '김가은', customerEmail: 'a@b.kr' };
  const urls = { successUrl: 'https://mall/a', failUrl: 'https://mall/b' };
  const depositBefore = new Date('2026-11-21T10:30:00Z');
  expect(await gateway.open({ ...open, ...urls, method: 'VIRTUAL_ACCOUNT', depositBefore })).toEqual({
    paymentKey: 'key',
    url: 'https://pay',
  });
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({ method: '가상계좌', dueDate: '2026-11-21T19:30:00' });
  expect((await gateway.read('key'))?.details).toMatchObject({
    bank: '국민은행',
    accountHolder: '모아온',
    depositor: '김가은',
    depositBefore: '2026-11-21T10:30:00.000Z',
  });
});

test('a cash receipt is issued and reduced through the service’s protocol; a failed one is rejected', async () => {
  const issued = { receiptKey: 'r', issueStatus: 'IN_PROGRESS', receiptUrl: 'https://receipt', failure: null };
  const failed = { ...issued, issueStatus: 'FAILED', failure: { code: 'NO', message: '안 돼요.' } };
  const texts = [issued, issued, failed].map((content) => ({ text: JSON.stringify(content) }));
  const { gateway, heard } = await serviceOf(...texts);
  const choice = { purpose: 'INCOME_DEDUCTION', number: '01012345678' } as const;
  const receipt = { orderId: 'a-R1', orderName: '주문', amount: 5_000, ...choice };
  expect(await gateway.issueReceipt(receipt)).toEqual({ receiptKey: 'r', receiptUrl: 'https://receipt' });
  await gateway.cancelReceipt({ receiptKey: 'r', amount: 2_000, idempotencyKey: 'less' });
  await expect(gateway.issueReceipt({ ...receipt, purpose: 'EXPENSE_PROOF' })).rejects.toThrow(PaymentRefused);
  expect(heard.map(({ url, key }) => [url, key])).toEqual([
    ['/v1/cash-receipts', 'receipt-a-R1'],
    ['/v1/cash-receipts/r/cancel', 'less'],
    ['/v1/cash-receipts', 'receipt-a-R1'],
  ]);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    ...{ orderId: 'a-R1', orderName: '주문', amount: 5_000 },
    ...{ customerIdentityNumber: '01012345678', type: '소득공제' },
  });
  expect(JSON.parse(heard[1]?.body ?? '')).toEqual({ amount: 2_000 });
});
