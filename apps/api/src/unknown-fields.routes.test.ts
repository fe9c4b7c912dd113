import { randomUUID } from 'node:crypto';
import { type Endpoint, wholePath } from '@mall/contracts/endpoint';
import { officeBase } from '@mall/contracts/office/office-endpoint';
import type { AnyShape } from '@mall/contracts/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { allOfficeEndpoints } from './testing/office-endpoints.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { validValue } from './testing/valid-values.ts';

// Decision 26: a field that an endpoint does not know is ignored, at any depth.

const endpoints = await allEndpoints();
const unknown = { aFieldThatNobodyKnows: 'x', isAdmin: true, mallId_: 2, $where: { a: [1] } };

/** Fields whose value is a map by names that the mall chooses: no name in it is unknown to the contract. */
const maps = ['answers', 'clientExtensionResults'];

/** Adds unknown fields to every object of a value, however deep. */
function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([name, inner]) => [name, maps.includes(name) ? inner : withUnknown(inner)]);
  return { ...Object.fromEntries(known), ...unknown };
}

const decoded = ({ schema, decode }: AnyShape, value: unknown): unknown => {
  const parsed = schema.safeParse(value);
  return parsed.success ? (decode as (wire: unknown) => unknown)(parsed.data) : parsed.error.issues;
};

const calls = [
  ...endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const),
  ...(await allOfficeEndpoints()).map((call) => [`${call.method} ${officeBase}${call.path}`, call] as const),
];
const parts = calls.flatMap(([name, endpoint]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = endpoint[part] as AnyShape | undefined;
    return shape ? [[part, name, shape] as const] : [];
  }),
);

test.each(parts)(
  'the %s of %s decode the same with fields that it does not know, at every depth',
  (_part, _name, shape) => {
    const value = validValue(shape);
    const plain = decoded(shape, value);
    expect(decoded(shape, withUnknown(value))).toEqual(plain);
    expect(JSON.stringify(plain)).not.toContain('aFieldThatNobodyKnows');
  },
);

describe('over HTTP', () => {
  const types = ['GENERAL', 'UPLOAD'] as const;
  let shop: Shop;
  beforeAll(async () => {
    const malls = types.map((salesType, index) => ({ mallId: index + 1, mallUrl: salesType.toLowerCase(), salesType }));
    shop = await openShop({ malls });
  });
  afterAll(() => shop.close());

  /** Status, code and refused fields: all that an unknown field could change in a reply. */
  const call = async (endpoint: Endpoint, extra: Record<string, unknown>) => {
    const mallUrl = endpoint.access === 'uploader' ? 'upload' : 'general';
    // A session for each call: some of them end their own.
    const token = await shop.app.dependencies.accessTokens.sign({
      memberNo: shop.memberNos[mallUrl] ?? 0,
      mallId: mallUrl === 'upload' ? 2 : 1,
      memberType: mallUrl === 'upload' ? 'UPLOAD' : 'GENERAL',
      sessionId: randomUUID(),
      hasTemporaryPassword: false,
    });
    const query = new URLSearchParams(Object.entries(extra).map(([name, value]) => [name, String(value)]));
    const reply = await shop.app.inject({
      method: endpoint.method,
      url: `${addressOf(endpoint, '1')}?${query}`,
      headers: { host: `${mallUrl}.localhost`, authorization: `Bearer ${token}` },
      ...(endpoint.method !== 'GET' && !endpoint.upload && { payload: extra }),
    });
    const { code, fieldErrors } = reply.headers['content-type']?.toString().includes('json')
      ? reply.json<{ code?: string; fieldErrors?: unknown }>()
      : { code: '', fieldErrors: undefined };
    return { path: wholePath(endpoint), status: reply.statusCode, code, fieldErrors };
  };
  test('every call of the contracts replies the same with and without fields that it does not know', async () => {
    for (const endpoint of endpoints) {
      const plain = await call(endpoint, {});
      expect(await call(endpoint, unknown), nameOf(endpoint)).toEqual(plain);
    }
  });
});

test('every call that takes an idempotency key says that it refuses other content under the same key', () => {
  const keyed = endpoints.filter(({ body }) => body && 'requestKey' in (validValue(body) as object));
  expect(keyed.map(nameOf).sort()).toEqual([
    'POST /applications',
    'POST /orders',
    'POST /products/goods/:id/questions',
    'POST /questions',
    'POST /subscription-applications',
  ]);
  for (const endpoint of keyed) expect(endpoint.errors, nameOf(endpoint)).toContain('4221');
});
