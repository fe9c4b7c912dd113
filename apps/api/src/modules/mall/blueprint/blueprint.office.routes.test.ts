import type { ThemeBody } from '@mall/contracts/mall-theme';
import type { getBlueprint, getInheritance } from '@mall/contracts/office/blueprints';
import type { MallSettings } from '@mall/contracts/office/malls';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { OfficeTheme } from '@mall/contracts/office/themes';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blueprint, childOf, makeMall } from '../../../testing/blueprints.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let chief: StaffClient;
let parentId = 0;
beforeAll(async () => {
  shop = await openShop();
  chief = await addStaff(shop, { role: 'SUPER' });
  parentId = await makeMall(chief, { mallUrl: 'parent' }, blueprint);
});
afterAll(() => shop.close());

const child = (mallUrl: string) => makeMall(chief, { mallUrl }, childOf(parentId));
const settings = async (mallId: number) =>
  (await chief.get<MallSettings>(`/malls/${mallId}/settings`)).data as MallSettings;
const save = async (mallId: number, section: 'limits' | 'delivery', changes: object) => {
  const { by: _by, at: _at, ...now } = (await settings(mallId))[section] ?? { version: 0 };
  return chief.put(`/malls/${mallId}/settings/${section}`, { body: { ...now, ...changes } });
};
const copy = async (section: string, mallIds: readonly number[]) =>
  (
    await chief.post<{ mallId: number; outcome: string }[]>(`/malls/${parentId}/blueprint/${section}/copy`, {
      body: { mallIds },
    })
  ).data?.map(({ outcome }) => outcome) ?? [];
const lock = (section: string, isLocked: boolean) =>
  chief.put(`/malls/${parentId}/blueprint/${section}/lock`, { body: { isLocked } });
const modeOf = async (mallId: number, section: string) =>
  (await chief.get<OfficeData<typeof getInheritance>>(`/malls/${mallId}/inheritance`)).data?.sections.find(
    (one) => one.section === section,
  );

describe('200 malls that follow', () => {
  const others = Array.from({ length: 199 }, (_, at) => 1001 + at);
  let children: number[] = [];
  beforeAll(async () => {
    const first = await child('first');
    children = [first, ...others];
    await sql`insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
        center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address, state, parent_mall_id)
      select 1000 + n, 'child' || n, '몰 ' || n, '몰', 'GENERAL', 'A', '', '', '', '', '0900', '1800', '', '', '', '', '', 'DRAFT', ${parentId}
      from generate_series(1, 199) n`.execute(shop.owner);
    await sql`insert into mall_inheritance (mall_id, section, mode, copied, copied_at)
      select m.mall_id, i.section, i.mode, case when i.stamp = '' then i.copied else '{}' end, i.copied_at
      from mall m join mall_inheritance i on i.mall_id = ${first} where m.mall_id > 1000`.execute(shop.owner);
    shop.app.dependencies.malls.forget();
  });

  /** Fifty at a time, as the screen does; returns how many had each outcome. */
  const copyToAll = async (section: string) => {
    const outcomes: string[] = [];
    for (let at = 0; at < children.length; at += 50)
      outcomes.push(...(await copy(section, children.slice(at, at + 50))));
    return Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]));
  };
  const countBy = async (query: string) => {
    const { rows } = await sql.raw<{ value: string; malls: number }>(query).execute(shop.owner);
    return Object.fromEntries(rows.map(({ value, malls }) => [value, malls]));
  };

  test('are reached by a change of its settings, fifty at once, except one that has made the section its own', async () => {
    await save(1001, 'limits', { mostPieces: 7 });
    await save(parentId, 'limits', { mostPieces: 33 });
    expect(await copyToAll('limits')).toEqual({ COPIED: 199, OWN: 1 });
    const pieces = `select most_pieces::text as value, count(*)::int as malls from mall where parent_mall_id = ${parentId} group by 1`;
    expect(await countBy(pieces)).toEqual({ 7: 1, 33: 199 });
    const seen = await chief.get<OfficeData<typeof getBlueprint>>(`/malls/${parentId}/blueprint`);
    expect(seen.data?.children).toHaveLength(200);
  });

  test('are reached by its content; what a mall has changed survives until it is locked, and then SQL is refused too', async () => {
    const faq = { category: '몰', question: '처음', answerHtml: '<p>처음</p>' };
    const { data } = await chief.post<{ faqNo: number }>(`/malls/${parentId}/faqs`, { body: faq });
    for (const section of ['faq', 'home', 'menu']) expect(await copyToAll(section)).toEqual({ COPIED: 200 });
    const own = await sql<{ faqNo: number; version: number }>`
      select faq_no, version from faq where mall_id = 1001 and question = '처음'`.execute(shop.owner);
    const { faqNo, version } = own.rows[0] ?? { faqNo: 0, version: 0 };
    await chief.put(`/malls/1001/faqs/${faqNo}`, { body: { ...faq, question: '이 몰의 처음', version } });
    await chief.put(`/malls/${parentId}/faqs/${data?.faqNo}`, { body: { ...faq, question: '나중', version: 0 } });
    expect(await copyToAll('faq')).toEqual({ COPIED: 200 });
    const questions = `select question as value, count(*)::int as malls from faq join mall using (mall_id)
      where parent_mall_id = ${parentId} and faq.category = '몰' group by 1`;
    expect(await countBy(questions)).toEqual({ '이 몰의 처음': 1, 나중: 199 });
    await lock('faq', true);
    expect(await copyToAll('faq')).toEqual({ COPIED: 200 });
    expect(await countBy(questions)).toEqual({ 나중: 200 });
    const forced = inMall(shop.officeDatabase, { mallId: 1001 }, (transaction) =>
      sql`update faq set question = '몰래' where mall_id = 1001`.execute(transaction),
    );
    await expect(forced).rejects.toThrow('locked');
    await lock('faq', false);
  });
});

describe('a theme', () => {
  const themeOf = async (mallId: number) =>
    (await chief.get<OfficeTheme>(`/malls/${mallId}/theme`)).data as OfficeTheme;
  const wear = async (mallId: number, changes: Partial<ThemeBody>) => {
    const { theme, version } = await themeOf(mallId);
    const body = { theme: { ...theme, ...changes }, version };
    const { data } = await chief.put<{ version: number }>(`/malls/${mallId}/theme`, { body });
    return chief.post(`/malls/${mallId}/theme/publish`, { body: { of: data?.version, version: data?.version } });
  };
  const rowOf = async (mallId: number) =>
    (
      await sql<{ style: string; themeHash: string; logo: string }>`
      select style, theme_hash, logo from mall where mall_id = ${mallId}`.execute(shop.owner)
    ).rows[0];
  const lookOf = async (mallId: number, field: string) =>
    (await modeOf(mallId, 'look'))?.rows.find((row) => row.field === field);

  test('that a blueprint changes reaches the malls that follow it, with colours and shapes but without its logo', async () => {
    const mallId = await child('themed');
    await sql`update mall set logo = 'logos/own.svg' where mall_id = ${mallId}`.execute(shop.owner);
    shop.app.dependencies.malls.forget();
    expect((await wear(parentId, { brand: '#7a1fe5', corner: 'ROUND' })).status).toBe(200);
    expect(await lookOf(mallId, 'brand')).toMatchObject({
      copied: '#1f55e5',
      parent: '#7a1fe5',
      own: '#1f55e5',
      isSame: false,
    });
    expect(await lookOf(mallId, 'corner')).toMatchObject({ parent: '둥글게', own: '기본' });
    expect(await copy('look', [mallId])).toEqual(['COPIED']);
    const [own, parent] = [await rowOf(mallId), await rowOf(parentId)];
    expect(own).toEqual({ ...parent, logo: 'logos/own.svg' });
    expect(own?.themeHash).not.toBe('');
    const { history } = await themeOf(mallId);
    await copy('look', [mallId]);
    expect((await themeOf(mallId)).history).toHaveLength(history.length);
    expect(await rowOf(await child('born'))).toMatchObject({ themeHash: parent?.themeHash });
  });

  test('that a mall publishes itself is its own until the blueprint locks it; then SQL is refused as well', async () => {
    const mallId = await child('chosen');
    const parent = { mallId: parentId, name: 'parent' };
    expect(await themeOf(mallId)).toMatchObject({ follows: parent, lockedBy: null });
    await wear(mallId, { brand: '#0d6449' });
    const chosen = await rowOf(mallId);
    expect((await modeOf(mallId, 'look'))?.mode).toBe('OWN');
    expect(await themeOf(mallId)).toMatchObject({ follows: null, lockedBy: null });
    expect(await copy('look', [mallId])).toEqual(['OWN']);
    expect(await rowOf(mallId)).toEqual(chosen);
    await lock('look', true);
    expect(await copy('look', [mallId])).toEqual(['COPIED']);
    const locked = await rowOf(mallId);
    expect(await themeOf(mallId)).toMatchObject({ follows: parent, lockedBy: parent });
    expect(locked?.themeHash).toBe((await rowOf(parentId))?.themeHash);
    expect((await wear(mallId, { brand: '#a21a55' })).code).toBe('4090');
    const forced = inMall(shop.officeDatabase, { mallId }, (transaction) =>
      sql`insert into mall_theme (mall_id, version, state, body, tokens, made_at)
        select mall_id, version + 90, 'LIVE', body, '{}', now() from mall_theme where mall_id = ${mallId} order by version limit 1`.execute(
        transaction,
      ),
    );
    await expect(forced).rejects.toThrow('locked');
    expect(await rowOf(mallId)).toEqual(locked);
    await lock('look', false);
  });
});

describe('a locked part', () => {
  test('replaces what a mall has made its own, and then refuses screens and SQL alike', async () => {
    const mallId = await child('locked');
    await save(mallId, 'limits', { mostPieces: 5 });
    await lock('limits', true);
    expect(await copy('limits', [mallId])).toEqual(['COPIED']);
    expect((await settings(mallId)).mayWrite).not.toContain('limits');
    expect((await save(mallId, 'limits', { mostPieces: 6 })).code).toBe('4090');
    const forced = inMall(shop.officeDatabase, { mallId }, (transaction) =>
      sql`update mall set most_pieces = 6 where mall_id = ${mallId}`.execute(transaction),
    );
    await expect(forced).rejects.toThrow('locked');
    expect((await save(mallId, 'delivery', { deliveryFee: 100 })).status).toBe(200);
    const keep = await chief.post(`/malls/${mallId}/inheritance/limits`, { body: { act: 'KEEP' } });
    expect(keep.code).toBe('4090');
    await lock('limits', false);
    expect(await copy('limits', [mallId])).toEqual(['COPIED']);
    expect((await save(mallId, 'limits', { mostPieces: 6 })).status).toBe(200);
  });

  test('of delivery also locks the fees of each delivery method', async () => {
    const fee = { deliveryMethod: '2', fee: 9000, freeFrom: null };
    await save(parentId, 'delivery', { byMethod: [fee] });
    await lock('delivery', true);
    const mallId = await child('lockedfees');
    await copy('delivery', [mallId]);
    expect((await settings(mallId)).delivery?.byMethod).toEqual([fee]);
    const forced = inMall(shop.officeDatabase, { mallId }, (transaction) =>
      sql`update delivery_fee set fee = 1 where mall_id = ${mallId}`.execute(transaction),
    );
    await expect(forced).rejects.toThrow('locked');
    await lock('delivery', false);
  });
});

describe('a mall that follows', () => {
  test('sees the blueprint’s old and new value beside its own, and takes or keeps it', async () => {
    const mallId = await child('differing');
    await save(mallId, 'limits', { mostPieces: 11 });
    await save(parentId, 'limits', { mostPieces: 44 });
    const rowOf = async () => (await modeOf(mallId, 'limits'))?.rows.find(({ field }) => field === 'mostPieces');
    expect(await rowOf()).toEqual({
      field: 'mostPieces',
      name: '',
      copied: '33',
      parent: '44',
      own: '11',
      isSame: false,
    });
    expect((await modeOf(mallId, 'limits'))?.mode).toBe('OWN');
    await chief.post(`/malls/${mallId}/inheritance/limits`, { body: { act: 'KEEP' } });
    expect(await rowOf()).toEqual({
      field: 'mostPieces',
      name: '',
      copied: '44',
      parent: '44',
      own: '11',
      isSame: false,
    });
    await chief.post(`/malls/${mallId}/inheritance/limits`, { body: { act: 'TAKE' } });
    expect(await rowOf()).toEqual({
      field: 'mostPieces',
      name: '',
      copied: '44',
      parent: '44',
      own: '44',
      isSame: true,
    });
    expect((await modeOf(mallId, 'limits'))?.mode).toBe('INHERIT');
  });

  test('must be a child: a copy is not reached, and nothing is copied from a mall that is not a blueprint', async () => {
    const alone = await makeMall(chief, { mallUrl: 'alone' }, { origin: 'COPY', fromMallId: 1 });
    expect(await copy('limits', [alone, 99_999])).toEqual(['FAILED', 'FAILED']);
    expect((await chief.get(`/malls/${alone}/inheritance`)).code).toBe('4040');
    expect((await chief.get('/malls/1/blueprint')).code).toBe('4040');
    expect((await chief.put('/malls/1/blueprint/limits/lock', { body: { isLocked: true } })).code).toBe('4040');
  });
});
