import type { Endpoint } from '@mall/contracts/endpoint';
import type { MallState } from '@mall/contracts/mall-codes';
import { refusalOf } from '@mall/domain/mall-calls';
import { keepsScreen } from '@mall/domain/mall-states';
import { patternOn } from '@mall/domain/screens/screen-path';
import { screenNames } from '@mall/domain/screens/screens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { validValue } from './testing/valid-values.ts';
import { createWebFolder } from './testing/web-folder.ts';

// A new call or screen is covered without being listed.
const endpoints = await allEndpoints();
const webFolder = createWebFolder();

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    folders: webFolder.folders,
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'saebom' },
    ],
  });
});
afterAll(async () => {
  await shop.close();
  webFolder.remove();
});

const put = async (mallId: number, state: MallState) => {
  await shop.owner.updateTable('mall').set({ state }).where('mallId', '=', mallId).execute();
  shop.app.dependencies.malls.forget();
};

async function call(endpoint: Endpoint, mallUrl: string, token?: string) {
  const { method, body, query, upload } = endpoint;
  const asked = query ? Object.entries(validValue(query, { mallUrl }) as Record<string, unknown>) : [];
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return shop.app.inject({
    method,
    url: `${addressOf(endpoint)}?${search}`,
    headers: {
      host: `${mallUrl}.localhost`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(upload && { 'content-type': 'application/octet-stream' }),
    },
    ...(body && { payload: validValue(body) as object }),
    ...(upload && { payload: Buffer.from('x') }),
  });
}
/** All that a reply says, independent of the mall's name and the request. */
type Reply = Awaited<ReturnType<typeof call>>;
function toldBy({ statusCode, headers, body }: Reply, mallUrl: string) {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  const counts = Object.entries(rest).filter(
    ([name]) => !name.startsWith('x-ratelimit') && !name.startsWith('ratelimit'),
  );
  return JSON.stringify({ statusCode, headers: counts, body })
    .replaceAll(mallUrl, '{mall}')
    .replace(/"requestId\\":\\"[^"]*"/, '');
}

describe.each(['DRAFT', 'READY'] as const)('a mall in %s', (state) => {
  beforeAll(() => put(2, state));
  afterAll(() => put(2, 'OPEN'));

  test('answers every call like a mall that does not exist, also to a session of its own', async () => {
    expect(endpoints.length).toBeGreaterThan(130);
    for (const endpoint of endpoints) {
      const hidden = toldBy(await call(endpoint, 'saebom', shop.tokens['saebom']), 'saebom');
      const nobody = toldBy(await call(endpoint, 'nobody', shop.tokens['saebom']), 'nobody');
      expect([nameOf(endpoint), hidden]).toEqual([nameOf(endpoint), nobody]);
      expect(hidden).toContain('4041');
    }
  });

  test('has no page, no theme and no name: its addresses are unknown', async () => {
    const paths = (mallUrl: string) =>
      ['pc', 'mobile'].flatMap((site) => {
        const base = site === 'mobile' ? `/m/${mallUrl}` : `/${mallUrl}`;
        const below = screenNames.flatMap((screen) => patternOn(site as 'pc' | 'mobile', screen) ?? []);
        return ['/', base, ...below.map((path) => `${base}/${path.replaceAll('$', '')}`)];
      });
    const open = (url: string, host: string) => shop.app.inject({ url, headers: { host: `${host}.localhost` } });
    const [own, others] = [paths('saebom'), paths('nobody')];
    for (const [at, url] of own.entries()) {
      const hidden = toldBy(await open(url, 'saebom'), 'saebom');
      const nobody = toldBy(await open(others[at] ?? '', 'nobody'), 'nobody');
      expect([url, hidden]).toEqual([url, nobody]);
    }
    // The bare domain does not list it either.
    const [hidden, nobody] = await Promise.all(
      ['/saebom/home', '/nobody/home'].map((url) => shop.app.inject({ url, headers: { host: 'localhost' } })),
    );
    expect(hidden && toldBy(hidden, 'saebom')).toBe(nobody && toldBy(nobody, 'nobody'));
  });
});

describe.each([
  ['PAUSED', '4034', 503],
  ['CLOSED', '4100', 410],
] as const)('a mall in %s', (state, code, status) => {
  beforeAll(() => put(1, state));
  afterAll(() => put(1, 'OPEN'));

  test('refuses every call except those of the pages it keeps', async () => {
    const refused = endpoints.filter((endpoint) => refusalOf(state, endpoint) !== undefined);
    expect(refused.length).toBeGreaterThan(50);
    for (const endpoint of endpoints) {
      const reply = await call(endpoint, 'familyshop', shop.tokens['familyshop']);
      const isJson = String(reply.headers['content-type']).startsWith('application/json');
      const isRefused = isJson && reply.json<{ code: string }>().code === code;
      expect([nameOf(endpoint), isRefused]).toEqual([nameOf(endpoint), refused.includes(endpoint)]);
    }
  });

  test('shows the rest notice in place of every other screen', async () => {
    for (const screen of screenNames) {
      const path = patternOn('pc', screen);
      if (path === undefined || path.includes('$')) continue;
      const { statusCode } = await shop.app.inject({
        url: `/familyshop/${path}`,
        headers: { host: 'familyshop.localhost', 'user-agent': 'desktop' },
      });
      expect([screen, statusCode === status]).toEqual([screen, !keepsScreen(state, screen)]);
    }
  });
});

const namesOf = (state: MallState) =>
  new Set(endpoints.filter((endpoint) => refusalOf(state, endpoint) === undefined).map(nameOf));

test('a paused mall neither sells nor lets anybody join, and keeps orders, claims and questions', () => {
  const kept = namesOf('PAUSED');
  for (const name of [
    'POST /orders',
    'POST /order-sheet',
    'POST /orders/:orderNo/pay',
    'POST /pre/join',
    'POST /cart/lines',
    'POST /applications',
    'POST /subscription-applications',
    'POST /uploads/:uploadNo/orders',
    'GET /products/goods/:id',
  ])
    expect([name, kept.has(name)]).toEqual([name, false]);
  for (const name of [
    'GET /orders/:orderNo',
    'POST /orders/:orderNo/claims',
    'POST /orders/:orderNo/claims/:claimNo/withdraw',
    'POST /questions',
    'POST /auth/sign-in',
    'POST /payments/webhook',
    'POST /payments/confirm',
    'POST /users/withdrawal',
  ])
    expect([name, kept.has(name)]).toEqual([name, true]);
});

test('a closed mall keeps nothing that a paused one does not, and both lists name only existing calls', () => {
  const [paused, closed] = [namesOf('PAUSED'), namesOf('CLOSED')];
  expect([...closed].filter((name) => !paused.has(name))).toEqual([]);
  expect(closed.size).toBeLessThan(paused.size);
  expect(closed.has('POST /orders/:orderNo/claims')).toBe(true);
  expect(closed.has('GET /favourites')).toBe(false);
});
