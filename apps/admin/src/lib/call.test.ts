import { officeEndpoint } from '@mall/contracts/office/office-endpoint';
import { entity, integer, nullable, text } from '@mall/contracts/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const common = { permission: 'self', personal: 'none', errors: [], summary: '' } as const;
const read = officeEndpoint({
  ...common,
  method: 'GET',
  path: '/orders/:orderNo',
  audit: 'read',
  params: entity({ orderNo: text }),
  data: entity({ total: integer }),
});
const change = officeEndpoint({
  ...common,
  method: 'POST',
  path: '/memo',
  audit: { action: 'memo' },
  body: entity({ text }),
  data: nullable(text),
});

const reply = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': '9f21' } });
const ok = (data: unknown) => reply({ code: '0000', message: '', data });
const refusal = (code: string, status: number) => reply({ code, message: '안 돼요.' }, status);
const fetched = vi.fn<typeof fetch>();
let module: typeof import('./call.ts');
let interruptions: typeof import('./interruption.ts');

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.resetModules();
  module = await import('./call.ts');
  interruptions = await import('./interruption.ts');
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});
const sent = (index = 0) => fetched.mock.calls[index] as [string, RequestInit];

test('only calls that change something send the header that forms of other origins cannot send', async () => {
  fetched.mockImplementation(async () => ok({ total: 1 }));
  expect(await module.callOffice(read, { params: { orderNo: 'A/1' } })).toEqual({ total: 1 });
  expect([sent()[0], sent()[1].headers]).toEqual(['/api/v1/admin/orders/A%2F1', {}]);
  fetched.mockImplementation(async () => ok(null));
  await module.callOffice(change, { body: { text: '메모' } });
  expect(sent(1)[1]).toMatchObject({
    body: '{"text":"메모"}',
    headers: { 'x-office': '1', 'content-type': 'application/json' },
  });
});

test('a submission has one key: the same while its outcome is unknown, and another after a reply', async () => {
  const keyOf = (index: number) => new Headers(sent(index)[1].headers).get('idempotency-key');
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(async () => ok(null));
  await expect(module.callOffice(change, { body: { text: '메모' } })).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  await module.callOffice(change, { body: { text: '다른 메모' } });
  await module.callOffice(change, { body: { text: '메모' } });
  await module.callOffice(change, { body: { text: '메모' } });
  expect(keyOf(0)).toMatch(/^[\da-f-]{36}$/);
  expect(keyOf(2)).toBe(keyOf(0));
  expect(new Set([0, 1, 2, 3].map(keyOf)).size).toBe(3);
});

test('a refusal is an error with its code and the request id to quote', async () => {
  fetched.mockResolvedValue(refusal('4094', 409));
  await expect(module.callOffice(change, { body: { text: '' } })).rejects.toMatchObject({
    ...{ name: 'OfficeError', code: '4094', status: 409, requestId: '9f21' },
  });
});

test('without a network the error says so', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(module.callOffice(change, { body: { text: '' } })).rejects.toMatchObject({
    code: 'ERR_NETWORK',
    status: 0,
  });
});

test.each([
  ['4010', 'ended'],
  ['4011', 'locked'],
  ['4032', 'unproved'],
])('%s asks staff for proof, and then repeats the call', async (code, kind) => {
  const ask = vi.fn(async () => true);
  interruptions.handleInterruptions(ask);
  fetched.mockResolvedValueOnce(refusal(code, 401)).mockResolvedValueOnce(ok(null));
  expect(await module.callOffice(change, { body: { text: '다시' } })).toBeNull();
  expect(ask).toHaveBeenCalledExactlyOnceWith(kind);
  expect(sent(1)[1].body).toBe('{"text":"다시"}');
});

test('several interrupted calls ask once; after a refusal each gets its error', async () => {
  const ask = vi.fn(async () => false);
  interruptions.handleInterruptions(ask);
  fetched.mockImplementation(async () => refusal('4011', 401));
  const calls = [1, 2, 3].map(() => module.callOffice(change, { body: { text: '' } }));
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: '4011' });
  expect(ask).toHaveBeenCalledTimes(1);
});
