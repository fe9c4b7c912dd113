import { type Endpoint, isOpenToLook } from '@mall/contracts/endpoint';
import type { HomeArea } from '@mall/contracts/office/home';
import type { OpenedPreview } from '@mall/contracts/office/previews';
import { inMall } from '@mall/db/in-mall';
import { homeKeys } from '@mall/domain/home-areas';
import { startColours } from '@mall/domain/theme/start-theme';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdRevision } from './publishing/revision.repository.ts';
import { openApplicationShop } from './testing/applying.ts';
import { addressOf, allEndpoints, nameOf } from './testing/endpoints.ts';
import { goods } from './testing/products.ts';
import { orderTerms } from './testing/shop.ts';
import { addStaff, type StaffClient } from './testing/staff.ts';
import { purifier } from './testing/subscribing.ts';
import { validValue } from './testing/valid-values.ts';

// A new endpoint is covered without being listed.
const endpoints = await allEndpoints();
const now = new Date('2026-11-20T03:00:00Z');

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let staff: StaffClient;
let preview: OpenedPreview;
beforeAll(async () => {
  const wireless = { termNo: 9, termCode: 'wireless', appliedOn: '2020-01-01', html: '' } as const;
  shop = await openApplicationShop({ products: [goods('GD0001'), purifier], terms: [...orderTerms, wireless] });
  staff = await addStaff(shop, { role: 'MARKETING' });
  await hold(1, 'LIVE', '가을', null);
  await hold(2, 'DRAFT', '초안', null);
  preview = await open();
});
afterAll(() => shop.close());

const item = (title: string) => ({
  ...{ title, subtitle: '', kicker: '', label: '', image: '', link: '/home', goodsGroupNo: '' },
  ...{ colourFrom: null, colourTo: null, isOnDark: false, startsAt: null, endsAt: null },
});
const hold = (revisionNo: number, state: 'LIVE' | 'DRAFT' | 'SCHEDULED', title: string, startsAt: Date | null) => {
  const corners = [{ area: '012001', title: '', subtitle: '', link: '', items: [item(title)] }] as HomeArea[];
  const rest = { endsAt: null, staffNo: null, madeAt: now };
  const revision = { revisionNo, state, startsAt: startsAt ?? (state === 'LIVE' ? now : null), ...rest };
  const office = shop.app.dependencies.officeDatabase ?? shop.app.dependencies.database;
  return inMall(office, { mallId: 1 }, (transaction) =>
    holdRevision(
      transaction,
      { kind: 'HOME', key: homeKeys.pc },
      { ...revision, body: { title: 'PC 홈', device: 'pc', corners } },
    ),
  );
};
const open = async (at: Date | null = null, contents: object[] = [{ kind: 'HOME', key: homeKeys.pc, version: 2 }]) => {
  const body = { at: at?.toISOString() ?? null, contents };
  return (await staff.post<OpenedPreview>('/malls/1/previews/contents', { body })).data as OpenedPreview;
};

const ask = (url: string, token: string | undefined, host = 'familyshop') =>
  shop.app.inject({ url, headers: { host: `${host}.localhost`, ...(token && { 'x-preview': token }) } });
const corners = '/api/v1/mall/layout/corner?device=pc';
const titles = async (token: string) => {
  const reply = await ask(corners, token);
  return reply
    .json<{ data?: { items: { title: string }[] }[] }>()
    .data?.flatMap(({ items }) => items.map(({ title }) => title));
};
const shown = async () => {
  const { data } = await shop
    .at('familyshop')
    .get<{ items: { title: string }[] }[]>('/layout/corner?device=pc', { token: shop.tokens['familyshop'] ?? '' });
  return data?.flatMap(({ items }) => items.map(({ title }) => title));
};

/** Every table with a digest of its rows. */
async function rowsOfAll(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
    shop.owner,
  );
  const digests = rows.map(async ({ name }) => {
    const digest = await sql`select count(*), sum(hashtext(t::text)) from ${sql.table(name)} t`.execute(shop.owner);
    return [name, digest.rows[0]];
  });
  return Promise.all(digests);
}

describe('a preview', () => {
  test('shows the draft while the shop shows what is live, and is never cached', async () => {
    expect(await titles(preview.token)).toEqual(['초안']);
    expect(await shown()).toEqual(['가을']);
    const reply = await ask(corners, preview.token);
    expect([reply.headers['cache-control'], reply.headers['etag']]).toEqual(['no-store', undefined]);
    const layout = await ask('/api/v1/mall/pre/layout/login?mallUrl=familyshop&device=pc', preview.token);
    expect([layout.statusCode, layout.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test('shows what is scheduled from its moment on', async () => {
    const startsAt = new Date(Date.now() + 3 * 86_400_000);
    await hold(3, 'SCHEDULED', '연말', startsAt);
    expect(await titles((await open(new Date(startsAt.getTime() - 1000), [])).token)).toEqual(['가을']);
    expect(await titles((await open(startsAt, [])).token)).toEqual(['연말']);
    expect(await shown()).toEqual(['가을']);
  });

  test('shows a theme that nobody has saved, and leaves the mall as it is', async () => {
    const theme = { ...startColours('C'), brand: '#7a1fa2', logo: 'logos/x.svg', footLogo: 'logos/x.svg', favicon: '' };
    const { data } = await staff.post<OpenedPreview>('/malls/1/previews/theme', { body: { theme } });
    const token = data?.token ?? '';
    type Layout = { data: { adMall: { mallStyle: string; ciImg: string } } };
    const layoutOf = async (as?: string) =>
      (await ask('/api/v1/mall/pre/layout/login?mallUrl=familyshop&device=pc', as)).json<Layout>().data.adMall;
    expect(await layoutOf(token)).toMatchObject({ mallStyle: 'C', ciImg: 'logos/x.svg' });
    expect((await layoutOf()).mallStyle).not.toBe('C');
    const sheet = await ask(`/theme/preview.css?preview=${token}`, undefined);
    expect([sheet.headers['cache-control'], sheet.body.includes('--brand:#7a1fa2')]).toEqual(['no-store', true]);
  });

  test('opens a mall that is hidden from strangers', async () => {
    await sql`update mall set state = 'DRAFT' where mall_id = 1`.execute(shop.owner);
    shop.app.dependencies.malls.forget();
    expect((await ask(corners, undefined)).json()).toMatchObject({ code: '4041' });
    expect((await ask(corners, preview.token)).statusCode).toBe(200);
    await sql`update mall set state = 'OPEN' where mall_id = 1`.execute(shop.owner);
    shop.app.dependencies.malls.forget();
  });
});

describe('a token', () => {
  test('that is altered or of another mall is treated like an unknown mall', async () => {
    const altered = `${preview.token.slice(0, -3)}abc`;
    for (const [token, host] of [
      [altered, 'familyshop'],
      [preview.token, 'hanul'],
      ['x', 'familyshop'],
      [shop.tokens['familyshop'] ?? '', 'familyshop'],
    ] as const) {
      expect((await ask(corners, token, host)).json()).toMatchObject({ code: '4041' });
      expect((await ask(`/theme/preview.css?preview=${token}`, undefined, host)).statusCode).toBe(404);
    }
    expect((await shop.at('familyshop').get('/users/info', { token: preview.token })).code).toBe('4010');
  });

  test('is valid for half an hour', async () => {
    const brief = await open();
    shop.wait(30 * 60_000 - 1_000);
    expect((await ask(corners, brief.token)).statusCode).toBe(200);
    shop.wait(1_000);
    expect((await ask(corners, brief.token)).json()).toMatchObject({ code: '4041' });
    expect((await ask(`/theme/preview.css?preview=${brief.token}`, undefined)).statusCode).toBe(404);
    shop.wait(-30 * 60_000);
  });

  test('is issued only for malls of the scope', async () => {
    const partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
    const cs = await addStaff(shop, { role: 'CS' });
    const body = { at: null, contents: [] };
    expect((await partner.post('/malls/1/previews/contents', { body })).code).toBe('4040');
    const theme = { ...startColours('A'), logo: 'x', footLogo: 'x', favicon: '' };
    expect((await cs.post('/malls/1/previews/theme', { body: { theme } })).code).toBe('4040');
  });
});

async function call(endpoint: Endpoint) {
  const { method, body, query, upload } = endpoint;
  const asked = query ? Object.entries(validValue(query, { mallUrl: 'familyshop' }) as Record<string, unknown>) : [];
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  const reply = await shop.app.inject({
    method,
    url: `${addressOf(endpoint, '2026112000000001')}?${search}`,
    headers: {
      ...{ host: 'familyshop.localhost', 'x-preview': preview.token },
      ...(upload && { 'content-type': 'application/octet-stream' }),
    },
    ...(body && { payload: validValue(body, { keywords: ['컵'] }) as object }),
    ...(upload && { payload: Buffer.from('x') }),
  });
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  return { status: reply.statusCode, code: isJson ? reply.json<{ code: string }>().code : '', reply };
}

describe('of all the shop’s calls', () => {
  test('none that changes anything serves a preview, so nothing can be bought', async () => {
    const before = await rowsOfAll();
    const refused = endpoints.filter((endpoint) => !isOpenToLook(endpoint));
    expect(refused.length).toBeGreaterThan(70);
    for (const endpoint of refused)
      expect([nameOf(endpoint), (await call(endpoint)).code]).toEqual([nameOf(endpoint), '4033']);
    expect(await rowsOfAll()).toEqual(before);
  });

  test('those that serve one leave no trace, and are never cached', async () => {
    const before = await rowsOfAll();
    for (const endpoint of endpoints.filter((one) => isOpenToLook(one))) {
      const { status, code, reply } = await call(endpoint);
      expect([nameOf(endpoint), status < 500 && code !== '4033']).toEqual([nameOf(endpoint), true]);
      if (status === 200)
        expect([nameOf(endpoint), reply.headers['cache-control']]).toEqual([
          nameOf(endpoint),
          expect.stringContaining('no-store'),
        ]);
    }
    expect(await rowsOfAll()).toEqual(before);
  });
});

test('the database rolls back whatever a preview writes, whoever calls it', async () => {
  const kept = inMall(shop.app.dependencies.database, { mallId: 1 }, (transaction) =>
    sql`select preview_contents('[]', now())`.execute(transaction),
  );
  await expect(kept).rejects.toThrow('a preview is never kept');
});
