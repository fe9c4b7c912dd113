import { randomUUID } from 'node:crypto';
import { wholePath } from '@mall/contracts/endpoint';
import { officeBase } from '@mall/contracts/office/office-endpoint';
import type { AnyShape } from '@mall/contracts/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from './testing/endpoints.ts';
import { allOfficeEndpoints } from './testing/office-endpoints.ts';
import { goods, phone, subscription } from './testing/products.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { addStaff } from './testing/staff.ts';
import { validValue, wholeValue } from './testing/valid-values.ts';

// The server has an answer to everything a contract accepts: a day outside the calendar, a number beyond its column, a cursor of another
// list, the last Unicode character. What a contract refuses is 4000 before anything of it is used.

const texts = [
  ...[
    '%',
    '\u{10ffff}',
    '__proto__',
    '0',
    '99999999999',
    '0000-01-01',
    '9999-12-31',
    '2026-02-30',
    '2026-99-99T99:99:99Z',
  ],
  ...['9999-12-31T23:59:59Z', '0.0.0.0/99', '::/999', 'is:2026-02-30', 'between:9999-12-31,1000-01-01'],
  ...['is:999999999', 'from:999999999999', 'prefix:\u{10ffff}', 'is:%'],
];
/** As lists write them, with keys that no list has. */
const cursors = [['a'], [1e300, 1], ['a', 'b'], ['a', 'b', 'c'], ['2026-11-24', 1e15, 1], [1, 1, 1, 1]].map((key) =>
  Buffer.from(JSON.stringify(key)).toString('base64url'),
);
const numbers = [0, -1, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER];

/** A value with one of its parts at an edge. */
function* atEdges(value: unknown, of = ''): Generator<unknown> {
  if (typeof value === 'string') yield* of === 'cursor' ? cursors : texts;
  if (typeof value === 'number') yield* numbers;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const edge of atEdges(part, name))
      yield Array.isArray(value) ? value.with(Number(name), edge) : { ...value, [name]: edge };
}

/** Those that the contract accepts. */
function accepted(shape: AnyShape | undefined): unknown[] {
  if (!shape) return [];
  const whole = wholeValue(shape);
  return [whole, ...atEdges(whole)].filter((value) => shape.schema.safeParse(value).success);
}

type Parts = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
type Call = { readonly [Part in keyof Parts]?: AnyShape };

/** Requests that are ordinary except for one part. */
function requestsOf(call: Call): Parts[] {
  const usual = (shape: AnyShape | undefined) => shape && validValue(shape, { mallId: '1' });
  const parts = { params: usual(call.params), query: usual(call.query), body: usual(call.body) };
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    accepted(call[part]).map((value) => ({ ...parts, [part]: value })),
  );
}

const search = (query: unknown) =>
  new URLSearchParams(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
const placed = (path: string, params: unknown) =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name] ?? '1')),
  );

let shop: Shop;
beforeAll(async () => {
  const products = [goods('GD0001'), phone('HP0001'), subscription('SB0001')];
  const malls = [{ mallId: 1, mallUrl: 'familyshop' }];
  shop = await openShop({ products, malls, config: { rateLimitPerMinute: 0 } });
});
afterAll(() => shop.close());

const calls = [
  ...(await allEndpoints()).map((call) => ({ ...call, path: wholePath(call), host: 'familyshop.localhost' })),
  ...(await allOfficeEndpoints()).map((call) => ({ ...call, path: officeBase + call.path, host: 'admin.localhost' })),
];

/** Signed in again for each call: some of them end their own session. */
async function signedIn(host: string): Promise<Record<string, string>> {
  if (host !== 'admin.localhost') return { host, authorization: `Bearer ${shop.tokens.familyshop}` };
  const { cookie } = await addStaff(shop, { role: 'SUPER' });
  return { host, cookie, origin: `http://${host}`, 'x-office': '1', 'idempotency-key': randomUUID() };
}

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'what the contract takes at its edges is no failure of the server: %s',
  async (_name, call) => {
    const headers = await signedIn(call.host);
    for (const request of requestsOf(call)) {
      const { params, query, body } = request;
      const url = `${placed(call.path, params)}?${search(query)}`;
      const reply = await shop.app.inject({
        ...{ method: call.method, url, headers },
        ...(body !== undefined && { payload: body as object }),
      });
      if (reply.statusCode >= 500) expect.fail(`${reply.body} for ${JSON.stringify(request)}`);
    }
  },
);
