import type { ThemeBody } from '@mall/contracts/mall-theme';
import type { OfficeTheme } from '@mall/contracts/office/themes';
import { judgeTheme } from '@mall/domain/theme/theme-pairs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { publishDueTheme } from './change-theme.ts';

let shop: Shop;
let marketing: StaffClient;
let partner: StaffClient;
let cs: StaffClient;
beforeAll(async () => {
  shop = await openShop({});
  marketing = await addStaff(shop, { role: 'MARKETING' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  cs = await addStaff(shop, { role: 'CS' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from mall_theme`.execute(shop.owner);
  await sql`update mall set style = 'A', theme_hash = '', logo = 'logos/familyshop.svg', favicon = ''`.execute(
    shop.owner,
  );
  shop.app.dependencies.malls.forget();
});

const path = '/malls/1/theme';
const read = async (staff = marketing) => (await staff.get<OfficeTheme>(path)).data;
type Saved = { version: number; before: number; saved?: Record<string, unknown>; by?: string };
const save = (theme: ThemeBody, version: number, staff = marketing) =>
  staff.put<Saved>(path, { body: { theme, version } });
const publish = (of: number, version: number, staff = marketing) =>
  staff.post<Saved>(`${path}/publish`, { body: { of, version } });
const started = async () => (await read())?.theme as ThemeBody;
const upload = (file: Buffer, staff = marketing) =>
  staff.post<{ image: string; bytes: number }>(`${path}/pictures?fileName=logo.svg`, {
    body: file,
    headers: { 'content-type': 'application/octet-stream' },
  });

const at = (url: string, host = 'familyshop') => shop.app.inject({ url, headers: { host: `${host}.localhost` } });
const styleNow = async () =>
  (
    await shop
      .at('familyshop')
      .get<{ adMall: Record<string, string> }>('/pre/layout/login?mallUrl=familyshop&device=pc')
  ).data?.adMall;
const hashNow = async () =>
  (await sql<{ hash: string }>`select theme_hash as hash from mall where mall_id = 1`.execute(shop.owner)).rows[0]
    ?.hash ?? '';

describe('a theme', () => {
  test('is drafted beside the published one, published as one immutable stylesheet, and undone', async () => {
    const theme = { ...(await started()), base: 'B', brand: '#7a1fa2', foot: '#133227' } as const;
    expect((await save(theme, 0)).data).toEqual({ version: 2 });
    expect([await hashNow(), (await styleNow())?.['mallStyle']]).toEqual(['', 'A']);
    expect((await publish(2, 2)).data).toEqual({ version: 3, before: 1 });
    const hash = await hashNow();
    expect((await styleNow())?.['mallStyle']).toBe('B');
    const sheet = await at(`/theme/familyshop-${hash}.css`);
    expect(sheet.body).toContain(':root[data-theme]{');
    expect(sheet.body).toContain('--brand:#7a1fa2;');
    expect(sheet.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    });
    expect((await publish(1, 3)).data).toEqual({ version: 4, before: 3 });
    expect([await hashNow(), (await styleNow())?.['mallStyle']]).toEqual(['', 'A']);
    const { history, live } = (await read()) as OfficeTheme;
    expect(history.map(({ version, state }) => [version, state])).toEqual([
      [4, 'LIVE'],
      [3, 'LIVE'],
      [2, 'DRAFT'],
      [1, 'LIVE'],
    ]);
    expect(history[2]?.changed.toSorted()).toEqual(['base', 'brand', 'foot']);
    expect([live.version, live.theme.base]).toEqual([4, 'A']);
  });

  test('with an unreadable colour pair is not saved, and suggests a near colour at the field', async () => {
    const refused = await save({ ...(await started()), banner: '#2f9a75' }, 0);
    expect([refused.code, refused.fieldErrors?.map(({ field }) => field)]).toEqual(['4220', ['theme.banner']]);
    const [, near = ''] = / (#[0-9a-f]{6}) /.exec(refused.fieldErrors?.[0]?.message ?? '') ?? [];
    expect((await save({ ...(await started()), banner: near }, 0)).status).toBe(200);
  });

  test('is published at its moment by the job, late or not, unless another one was saved meanwhile', async () => {
    const theme = { ...(await started()), brand: '#7a1fa2' };
    await save(theme, 0);
    const inAnHour = new Date(Date.now() + 3_600_000);
    const plan = (version: number, startsAt = inAnHour.toISOString(), staff = marketing) =>
      staff.post<Saved>(`${path}/publish`, { body: { of: 2, version, startsAt } });
    const past = await plan(2, new Date(Date.now() - 1000).toISOString());
    expect([past.code, past.fieldErrors?.[0]?.field]).toEqual(['4220', 'startsAt']);
    expect((await plan(2, inAnHour.toISOString(), cs)).code).toBe('4040');
    expect((await plan(2)).data).toMatchObject({ version: 3 });
    expect((await read())?.startsAt).toBe(inAnHour.toISOString());
    await publishDueTheme(shop.officeDatabase, { mallId: 1 }, new Date(inAnHour.getTime() - 1));
    expect(await hashNow()).toBe('');
    // Cancelled by a save.
    await save(theme, 3);
    await publishDueTheme(shop.officeDatabase, { mallId: 1 }, inAnHour);
    expect(await hashNow()).toBe('');
    await plan(4);
    const late = new Date(inAnHour.getTime() + 86_400_000);
    for (let times = 0; times < 2; times += 1) await publishDueTheme(shop.officeDatabase, { mallId: 1 }, late);
    expect(await hashNow()).not.toBe('');
    const { history, startsAt } = (await read()) as OfficeTheme;
    expect(history.slice(0, 2).map(({ version, state, by }) => [version, state, by])).toEqual([
      [6, 'LIVE', null],
      [5, 'SCHEDULED', expect.any(String)],
    ]);
    expect(startsAt).toBeNull();
  });

  test('saved by somebody since is not overwritten', async () => {
    const theme = await started();
    await save({ ...theme, brand: '#7a1fa2' }, 0);
    const stale = await save({ ...theme, brand: '#8b1548' }, 0);
    expect([stale.code, stale.data?.saved?.['brand'], stale.data?.saved?.['version']]).toEqual(['4090', '#7a1fa2', 2]);
    expect((await publish(2, 1)).code).toBe('4090');
    expect((await publish(9, 2)).code).toBe('4040');
  });

  test('is not found without the permission, in another mall, or in an unknown one', async () => {
    const theme = await started();
    for (const staff of [partner, cs]) {
      expect((await staff.get(path)).code).toBe('4040');
      expect((await save(theme, 0, staff)).code).toBe('4040');
      expect((await publish(1, 0, staff)).code).toBe('4040');
      expect((await upload(Buffer.from('<svg/>'), staff)).code).toBe('4040');
    }
    expect((await marketing.get('/malls/99/theme')).code).toBe('4040');
    expect((await partner.get('/malls/2/theme')).status).toBe(200);
  });
});

describe('a stylesheet', () => {
  test('is served at its own mall’s host and under its own name, and never before it was published', async () => {
    await save({ ...(await started()), brand: '#7a1fa2' }, 0);
    const { rows } = await sql<{ hash: string }>`select hash from mall_theme where version = 2`.execute(shop.owner);
    const name = `/theme/familyshop-${rows[0]?.hash}.css`;
    expect((await at(name)).statusCode).toBe(404);
    await publish(2, 2);
    expect((await at(name)).statusCode).toBe(200);
    expect((await at(name, 'hanul')).statusCode).toBe(404);
    expect((await at(`/theme/hanul-${rows[0]?.hash}.css`, 'hanul')).statusCode).toBe(404);
    expect((await at('/theme/familyshop-00000000000000000000.css')).statusCode).toBe(404);
  });
});

describe('the database', () => {
  test('checks the same pairs as the office, and accepts no others', async () => {
    const { rows } = await sql<{ front: string; ground: string; atLeast: number }>`select * from theme_pairs()`.execute(
      shop.owner,
    );
    expect(rows.map(({ front, ground, atLeast }) => [front, ground, atLeast])).toEqual(
      judgeTheme(await started()).map(({ front, ground, least }) => [front, ground, least]),
    );
  });

  test('stores no unreadable theme, nothing else in a stylesheet, and no style that contradicts the theme', async () => {
    await save({ ...(await started()), brand: '#7a1fa2' }, 0);
    const office = shop.app.dependencies.officeDatabase ?? shop.app.dependencies.database;
    const inMallOne = (statement: string) =>
      office.transaction().execute(async (transaction) => {
        await sql`select set_config('app.mall_id', '1', true)`.execute(transaction);
        await sql.raw(statement).execute(transaction);
      });
    const copy = (tokens: string) =>
      inMallOne(
        `insert into mall_theme (mall_id, version, state, body, tokens, made_at) select 1, 9, 'LIVE', body, ${tokens}, now() from mall_theme where version = 2`,
      );
    await expect(copy(`tokens || '{"brand": "#ffee00"}'`)).rejects.toThrow('mall_theme_tokens_check');
    await expect(copy(`tokens - 'text'`)).rejects.toThrow('mall_theme_tokens_check');
    await expect(copy(`tokens || '{"r-s": "0}body{display:none"}'`)).rejects.toThrow('mall_theme_tokens_check');
    await expect(inMallOne(`update mall_theme set tokens = '{}'`)).rejects.toThrow('permission denied');
    await expect(inMallOne(`update mall set theme_hash = 'x' where mall_id = 1`)).rejects.toThrow('permission denied');
    await expect(inMallOne(`update mall set style = 'E' where mall_id = 1`)).rejects.toThrow(
      'the theme of the mall says',
    );
  });
});

test('a mall’s base comes only from its theme, once it has one: the settings refuse another', async () => {
  const chief = await addStaff(shop, { role: 'SUPER' });
  const set = (style: string, version: number) => chief.put('/malls/1/settings/look', { body: { style, version } });
  expect((await set('C', 0)).status).toBe(200);
  await save({ ...(await started()), brand: '#7a1fa2' }, 0);
  expect((await set('D', 1)).code).toBe('4090');
  expect((await set('C', 1)).status).toBe(200);
  expect((await styleNow())?.['mallStyle']).toBe('C');
});

test('a theme of a mall without a logo has none, and can be saved without one', async () => {
  await sql`update mall set logo = '', footer_logo = '' where mall_id = 1`.execute(shop.owner);
  shop.app.dependencies.malls.forget();
  const theme = await started();
  expect([theme.logo, theme.footLogo]).toEqual(['', '']);
  expect((await save({ ...theme, brand: '#7a1fa2' }, 0)).status).toBe(200);
});

describe('a logo', () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><path d="M0 0h9"/></svg>';

  test('is reduced to its shapes, and shown once a theme with it is published', async () => {
    const { data } = await upload(Buffer.from(drawing));
    expect(data?.image).toMatch(/^media\/logos\/[0-9a-f]{32}\.svg$/);
    const file = await at(`/images/${data?.image}`);
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(file.body).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"></path></svg>');
    await save({ ...(await started()), logo: data?.image ?? '' }, 0);
    await publish(2, 2);
    expect((await styleNow())?.['ciImg']).toBe(data?.image);
    expect(await hashNow()).toBe('');
  });

  test('that is not a picture, would not look the same, or was never uploaded is refused', async () => {
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><text>x</text></svg>'))).code).toBe(
      '4150',
    );
    expect((await upload(Buffer.from('<html></html>'))).code).toBe('4150');
    expect((await upload(Buffer.from('GIF89a'))).code).toBe('4150');
    const theme = await started();
    for (const logo of ['media/logos/0123456789abcdef0123456789abcdef.svg', '../x.svg', 'https://a.test/x.svg'])
      expect((await save({ ...theme, logo }, 0)).fieldErrors?.[0]?.field).toBe('theme.logo');
  });
});
