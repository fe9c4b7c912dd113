import { apiBase, type Endpoint } from '@mall/contracts/endpoint';
import type { AnyShape } from '@mall/contracts/wire';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { goods, phone, subscription } from './testing/products.ts';
import { openShop, type Shop } from './testing/shop.ts';

const endpoints = await allEndpoints();
const runs = 40;

let shop: Shop;
beforeAll(async () => {
  const products = [goods('GD0001', { name: '갤럭시' }), phone('HP0001'), subscription('SB0001')];
  shop = await openShop({ products, malls: [{ mallId: 1, mallUrl: 'familyshop' }] });
});
afterAll(() => shop.close());

const fieldNames = (shape: AnyShape | undefined): string[] => {
  const properties = shape && z.toJSONSchema(shape.schema, { io: 'input', unrepresentable: 'any' }).properties;
  return Object.keys(properties ?? {});
};

// Nearly valid values get further than noise; `binary` also generates NUL and lone surrogates.
const nearlyRight = [
  '11',
  '1',
  '0',
  '-1',
  '999999999',
  '1,2',
  'pc',
  'mobile',
  'Y',
  'familyshop',
  'GD0001',
  'CM00404',
  '갤럭시',
  'ㄱㄹㅅ',
  'rkffjrtl',
];
const hostile = [
  '\0',
  '%',
  '_',
  '\\',
  "'",
  "' or 1=1 --",
  '$1',
  '{}',
  '[]',
  '__proto__',
  '\u202e',
  '\ufeff',
  '🙂',
  'ㅤ',
  '\n',
  '١',
  '1e3',
  'NaN',
];
const word = fc.oneof(
  fc.constantFrom(...nearlyRight, ...hostile),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ maxLength: 500 }),
);
const value = fc.oneof(
  { weight: 3, arbitrary: word },
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(word, { maxLength: 4 }),
  fc.jsonValue(),
);

const keysOf = (shape: AnyShape | undefined) => fc.constantFrom(...fieldNames(shape), 'other', '__proto__');
const wellFormed = (text: string) => encodeURIComponent(text.toWellFormed());
const queryOf = (shape: AnyShape | undefined) =>
  fc
    .array(fc.tuple(keysOf(shape), word), { maxLength: 6 })
    .map((pairs) => pairs.map(([key, typed]) => `${key}=${wellFormed(typed)}`).join('&'));
const rawQuery = fc.oneof(
  fc.constantFrom('%zz', '%00', '&&==', '?a[]=1', 'a=%ff', 'device', '%'),
  fc.stringMatching(/^[!-~]{0,40}$/).filter((text) => !text.includes('#')),
);
const bodyOf = (shape: AnyShape | undefined) =>
  fc.oneof(
    fc
      .array(fc.tuple(keysOf(shape), value), { maxLength: 6 })
      .map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
    fc.json(),
    fc.string({ maxLength: 60 }),
  );

type Request = {
  readonly parameter: string;
  readonly query: string;
  readonly body: string;
  readonly isSignedIn: boolean;
};
const requestOf = (endpoint: Endpoint): fc.Arbitrary<Request> =>
  fc.record({
    parameter: word.map((text) => text.toWellFormed()).filter((text) => text !== '' && text !== '.' && text !== '..'),
    query: fc.oneof({ weight: 3, arbitrary: queryOf(endpoint.query) }, rawQuery),
    body: bodyOf(endpoint.body),
    isSignedIn: endpoint.access === 'public' ? fc.boolean() : fc.constant(true),
  });

const statuses = [200, 400, 401, 403, 404, 409, 413, 415, 422, 429];

async function send(endpoint: Endpoint, { parameter, query, body, isSignedIn }: Request): Promise<void> {
  const reply = await shop.app.inject({
    method: endpoint.method,
    url: `${addressOf(endpoint, parameter)}?${query}`,
    headers: {
      host: 'familyshop.localhost',
      ...(isSignedIn && { authorization: `Bearer ${shop.tokens.familyshop}` }),
      ...(endpoint.body && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body && { payload: body }),
  });
  expect(statuses, reply.body).toContain(reply.statusCode);
  const envelope = reply.json<Record<string, unknown>>();
  expect(envelope).toMatchObject({ code: expect.stringMatching(/^\d{4}$/), message: expect.any(String) });
  expect(reply.statusCode === 200).toBe(envelope.code === '0000');
  expect('data' in envelope).toBe(envelope.code === '0000');
}

describe('whatever is sent, the response is the envelope and never a 500', () => {
  test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(requestOf(endpoint), (request) => send(endpoint, request)),
      { numRuns: runs },
    );
  });

  test('any path, method and header', async () => {
    const requests = fc.record({
      path: fc.stringMatching(/^[!-~]{0,30}$/).filter((text) => !/[#?]/.test(text)),
      method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
      host: fc.oneof(fc.constant('familyshop.localhost'), fc.stringMatching(/^[!-~]{0,30}$/)),
      authorization: fc.oneof(fc.stringMatching(/^Bearer [\w.-]{0,60}$/), fc.stringMatching(/^[ -~]{0,40}$/)),
    });
    await fc.assert(
      fc.asyncProperty(requests, async ({ path, method, ...headers }) => {
        const reply = await shop.app.inject({ method: method as 'GET', url: `${apiBase}/${path}`, headers });
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        if (method !== 'HEAD') expect(reply.json()).toHaveProperty('code');
      }),
      { numRuns: 200 },
    );
  });
});
