import type { ContentRow } from '@mall/contracts/office/contents';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories, category, goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { flipContent } from '../../board/flip-content.ts';

let shop: Shop;
let marketing: StaffClient;
let md: StaffClient;
let partner: StaffClient;
let cs: StaffClient;
beforeAll(async () => {
  const listed = [goods('GD0001'), goods('GD0002')];
  shop = await openShop({
    products: [...listed, goods('GD0003')],
    malls: [
      {
        ...{ mallId: 1, mallUrl: 'familyshop', listings: listed.map((one) => listingOf(one)) },
        categories: [...categories, category('19', '기획전', 'GD05303')],
      },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
  marketing = await addStaff(shop, { role: 'MARKETING' });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  cs = await addStaff(shop, { role: 'CS' });
  await sql`insert into media (name, alt, width, height, added_at) values ('scenes/sale', '할인', 800, 800, now())`.execute(
    shop.owner,
  );
});
afterAll(() => shop.close());

const section = (values: object = {}) => ({
  ...{ anchor: '혜택', title: '두 가지 혜택', description: '', productNos: ['GD0002', 'GD0001'] },
  benefits: [{ kicker: '선착순', title: '사은품', image: 'emoji/gift' }],
  ...values,
});
const exhibition = (values: object = {}) => ({
  ...{
    title: '겨울 가전',
    kicker: '',
    subtitle: '',
    description: '',
    image: 'scenes/sale',
    categoryNo: null,
    place: 1,
  },
  ...{ colourFrom: '#ffffff', colourTo: '#eeeeee', isOnDark: false, startsOn: '2020-01-01', endsOn: '2099-12-31' },
  ...{ noticeLines: ['하루만 열어요.'], sections: [section()] },
  ...values,
});
const keywords = (values: object = {}) => ({ title: '기본', smart: ['가습기'], popular: ['난로', '담요'], ...values });
const page = (values: object = {}) => ({
  ...{ title: '몰 소개', pageName: 'familyShopIntro', html: '<p>어서 오세요</p>' },
  ...values,
});

const paths = { EXHIBITION: 'exhibitions', KEYWORDS: 'keyword-sets', PAGE: 'page-texts' } as const;
type Kind = keyof typeof paths;
const bodies = { EXHIBITION: exhibition, KEYWORDS: keywords, PAGE: page };

const add = (staff: StaffClient, kind: Kind, values: object = {}, mallId = 1) =>
  staff.post<{ key: number; version: number }>(`/malls/${mallId}/${paths[kind]}`, { body: bodies[kind](values) });
const added = async (kind: Kind, values: object = {}) => (await add(marketing, kind, values)).data?.key ?? 0;
const read = async (kind: Kind, key: number) =>
  (await marketing.get<{ state: string; version: number } & Record<string, unknown>>(`/malls/1/${paths[kind]}/${key}`))
    .data;
const save = (
  staff: StaffClient,
  { kind, key, version }: { kind: Kind; key: number; version: number },
  values: object,
) =>
  staff.put<{ version: number; saved: object }>(`/malls/1/${paths[kind]}/${key}`, {
    body: { ...bodies[kind](values), version },
  });
type Plan = { startsAt?: string; endsAt?: string; version?: number };
const move = (kind: Kind, key: number, to: string, { startsAt, endsAt, version = 1 }: Plan = {}) =>
  marketing.post<{ version: number }>(`/malls/1/contents/${kind}/${key}/move`, {
    body: { to, version, startsAt: startsAt ?? null, endsAt: endsAt ?? null },
  });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const flip = (now: Date) => flipContent(shop.app.dependencies, { mallId: 1 }, now);

type Shown = {
  card: { title: string };
  state: string;
  sections: { anchor: string; goodsList: { gdsGrpNo: string }[] }[];
};
/** What a member of the shop sees. */
const member = async <Data>(path: string) =>
  (await shop.at('familyshop').get<Data>(path, { token: shop.tokens['familyshop'] ?? '' })).data;
const shownExhibition = (key: number) => member<Shown>(`/exhibitions/${key}`);
const shownSmart = async () =>
  (
    await sql<{ name: string }>`select name from smart_keyword where mall_id = 1 order by sort_order`.execute(
      shop.owner,
    )
  ).rows.map(({ name }) => name);
const shownPopular = async () =>
  (
    await sql<{ name: string }>`select name from popular_keyword where mall_id = 1 order by sort_order`.execute(
      shop.owner,
    )
  ).rows.map(({ name }) => name);
const shownPage = () => member<{ title: string; html: string }>('/pre/content/familyShopIntro');

describe('an exhibition', () => {
  test('is served with its picture’s focal point as of the publication', async () => {
    const name = 'media/scenes/focal-point';
    const { rows } = await sql<{ mediaNo: number }>`
      insert into media (name, alt, width, height, focal_x, focal_y, added_at) values (${name}, '산', 1600, 1200, 20, 80, now())
      returning media_no`.execute(shop.owner);
    const key = await added('EXHIBITION', { image: name });
    const focal = async () => {
      const { card } = (await shownExhibition(key)) as unknown as { card: { focalX: number; focalY: number } };
      return [card.focalX, card.focalY];
    };
    await move('EXHIBITION', key, 'LIVE');
    expect(await focal()).toEqual([20, 80]);
    const moved = await md.put(`/media/${rows[0]?.mediaNo}`, {
      body: { alt: '산', focalX: 75, focalY: 10, version: 1 },
    });
    expect(moved.status).toBe(200);
    expect(await focal()).toEqual([20, 80]);
    await save(md, { kind: 'EXHIBITION', key, version: 2 }, { image: name, title: '다시 공개' });
    expect(await focal()).toEqual([75, 10]);
    const inTheMiddle = await added('EXHIBITION');
    await move('EXHIBITION', inTheMiddle, 'LIVE');
    expect((await shownExhibition(inTheMiddle)) as unknown).toMatchObject({ card: { focalX: 50, focalY: 50 } });
  });

  test('is a draft invisible in the shop until it is published; a save then shows at once, and ending it removes it', async () => {
    const key = await added('EXHIBITION');
    expect(await shownExhibition(key)).toBeUndefined();
    expect((await move('EXHIBITION', key, 'LIVE')).data).toEqual({ version: 2 });
    expect(await shownExhibition(key)).toMatchObject({
      ...{ card: { title: '겨울 가전' }, state: 'open', noticeLines: ['하루만 열어요.'] },
      sections: [{ anchor: '혜택', goodsList: [{ gdsGrpNo: 'GD0002' }, { gdsGrpNo: 'GD0001' }] }],
    });
    const sections = [section({ anchor: '둘째', productNos: ['GD0001'] }), section({ benefits: [] })];
    expect((await save(md, { kind: 'EXHIBITION', key, version: 2 }, { title: '봄 가전', sections })).status).toBe(200);
    expect(await shownExhibition(key)).toMatchObject({
      ...{ card: { title: '봄 가전' }, sections: [{ anchor: '둘째' }, { anchor: '혜택' }] },
    });
    await move('EXHIBITION', key, 'ENDED', { version: 3 });
    expect(await shownExhibition(key)).toBeUndefined();
  });

  test('published before its first day is announced without its products', async () => {
    const key = await added('EXHIBITION', { startsOn: '2099-12-01' });
    await move('EXHIBITION', key, 'LIVE');
    expect(await shownExhibition(key)).toMatchObject({ state: 'upcoming', sections: [] });
  });

  test.each([
    ['endsOn', { startsOn: '2026-02-02', endsOn: '2026-02-01' }],
    ['image', { image: '' }],
    ['image', { image: 'scenes/gone' }],
    ['image', { image: 'https://evil.example/a.png' }],
    ['categoryNo', { categoryNo: '12' }],
    ['categoryNo', { categoryNo: '99' }],
    ['sections.0.productNos', { sections: [section({ productNos: ['GD0003'] })] }],
    ['sections.0.productNos', { sections: [section({ productNos: ['GD0001', 'GD0001'] })] }],
    ['sections.0.productNos', { sections: [section({ productNos: [], benefits: [] })] }],
    ['sections.1.anchor', { sections: [section(), section()] }],
  ])('is refused at %s: %j', async (field, values) => {
    const { code, fieldErrors } = await add(marketing, 'EXHIBITION', values);
    expect([code, fieldErrors?.map((error) => error.field)]).toEqual(['4220', [field]]);
  });

  test('keeps its pictures in the library', async () => {
    await added('EXHIBITION');
    const { rows } = await sql<{ mediaNo: number }>`select media_no from media where name = 'scenes/sale'`.execute(
      shop.owner,
    );
    expect((await md.delete(`/media/${rows[0]?.mediaNo}`)).code).toBe('4090');
  });
});

describe('keywords', () => {
  test('of the set that began last are in force, and when it ends those of the set before', async () => {
    const base = await added('KEYWORDS');
    await move('KEYWORDS', base, 'LIVE');
    expect([await shownSmart(), await shownPopular()]).toEqual([['가습기'], ['난로', '담요']]);
    const season = await added('KEYWORDS', { title: '설', smart: ['한복', '떡국'], popular: [] });
    await move('KEYWORDS', season, 'LIVE');
    expect([await shownSmart(), await shownPopular()]).toEqual([['한복', '떡국'], []]);
    await move('KEYWORDS', season, 'ENDED', { version: 2 });
    expect(await shownSmart()).toEqual(['가습기']);
    await move('KEYWORDS', base, 'ENDED', { version: 2 });
    expect(await shownSmart()).toEqual([]);
  });

  test.each([
    ['smart', { smart: [], popular: [] }],
    ['smart', { smart: ['가', '가'] }],
    ['popular', { popular: ['가', '가'] }],
  ])('are refused at %s: %j', async (field, values) => {
    const { code, fieldErrors } = await add(marketing, 'KEYWORDS', values);
    expect([code, fieldErrors?.map((error) => error.field)]).toEqual(['4220', [field]]);
  });
});

describe('a page of the mall’s own', () => {
  test('shows the text that began last, and when it ends the one before', async () => {
    const before = (await shownPage())?.title;
    const old = await added('PAGE', { title: '옛 소개' });
    await move('PAGE', old, 'LIVE');
    const fresh = await added('PAGE', { title: '새 소개' });
    await move('PAGE', fresh, 'LIVE');
    expect((await shownPage())?.title).toBe('새 소개');
    await move('PAGE', fresh, 'ENDED', { version: 2 });
    expect((await shownPage())?.title).toBe('옛 소개');
    await move('PAGE', old, 'ENDED', { version: 2 });
    expect((await shownPage())?.title).toBe(before);
  });

  test('without text is refused', async () => {
    const { fieldErrors } = await add(marketing, 'PAGE', { html: '<script>1</script>' });
    expect(fieldErrors?.map(({ field }) => field)).toEqual(['html']);
  });
});

describe('C2: the job shows and ends scheduled content on time; running twice changes nothing more', () => {
  const isShown = {
    EXHIBITION: async (key: number) => (await shownExhibition(key)) !== undefined,
    KEYWORDS: async () => (await shownSmart()).includes('예약어'),
    PAGE: async () => (await shownPage())?.title === '예약된 소개',
  };
  test.each([
    ['EXHIBITION', {}],
    ['KEYWORDS', { smart: ['예약어'] }],
    ['PAGE', { title: '예약된 소개' }],
  ] as const)('%s', async (kind, values) => {
    const key = await added(kind, values);
    const plan = { startsAt: later(10).toISOString(), endsAt: later(20).toISOString() };
    expect((await move(kind, key, 'SCHEDULED', plan)).status).toBe(200);
    await flip(later(9));
    expect([(await read(kind, key))?.state, await isShown[kind](key)]).toEqual(['SCHEDULED', false]);
    await Promise.all([flip(later(11)), flip(later(11))]);
    expect(await read(kind, key)).toMatchObject({ state: 'LIVE', version: 3 });
    expect(await isShown[kind](key)).toBe(true);
    await flip(later(21));
    expect(await read(kind, key)).toMatchObject({ state: 'ENDED', version: 4 });
    expect(await isShown[kind](key)).toBe(false);
  });
});

describe('C5: no field lets hostile content through', () => {
  const hostile = '<img src=x onerror=alert(1)>';

  test('markup of a page is stored without anything executable', async () => {
    const key = await added('PAGE', { html: `<p onclick="a()">글</p>${hostile}<a href="javascript:a()">가기</a>` });
    expect((await read('PAGE', key))?.['html']).not.toMatch(/onclick|onerror|javascript/);
  });

  test('texts of exhibitions and keywords stay text: the shop gets them as data, and its pages escape them', async () => {
    const key = await added('EXHIBITION', { title: hostile, sections: [section({ title: hostile })] });
    await move('EXHIBITION', key, 'LIVE');
    expect(await shownExhibition(key)).toMatchObject({ card: { title: hostile }, sections: [{ title: hostile }] });
    const list = await shop.at('familyshop').get('/exhibitions', { token: shop.tokens['familyshop'] ?? '' });
    expect(list.status).toBe(200);
    expect((await add(marketing, 'EXHIBITION', { colourFrom: 'red;background:url(//evil)' })).code).toBe('4000');
    const benefits = [{ kicker: '', title: '가', image: '../../secret' }];
    expect((await add(marketing, 'EXHIBITION', { sections: [section({ benefits })] })).code).toBe('4000');
    expect((await add(marketing, 'KEYWORDS', { smart: ['한 줄\n두 줄'] })).data).toBeUndefined();
  });
});

test('a colleague’s save is not overwritten: both versions are returned, and of two concurrent saves one succeeds', async () => {
  const key = await added('EXHIBITION');
  const saves = await Promise.all([
    save(marketing, { kind: 'EXHIBITION', key, version: 1 }, { title: '하나' }),
    save(md, { kind: 'EXHIBITION', key, version: 1 }, { title: '둘' }),
  ]);
  expect(saves.map(({ code }) => code).sort()).toEqual(['0000', '4090']);
  expect(saves.find(({ code }) => code === '4090')?.data).toMatchObject({
    saved: { version: 2, endsOn: '2099-12-31' },
  });
});

test('the list is filtered by type, and products are returned by name', async () => {
  const key = await added('EXHIBITION', { title: '목록에서 찾을 기획전' });
  const list = async (staff: StaffClient) =>
    (await staff.get<{ rows: ContentRow[] }>(`/contents?type=is:EXHIBITION&q=${encodeURIComponent('찾을 기획')}`)).data
      ?.rows;
  expect(await list(marketing)).toMatchObject([{ key, kind: 'EXHIBITION', type: 'EXHIBITION', device: null }]);
  expect(await list(partner)).toEqual([]);
  const named = await marketing.get<{ products: { productNo: string; isVisible: boolean }[] }>(
    '/malls/1/display-products?numbers=GD0001,GD0003,GD9999',
  );
  expect(named.data?.products.toSorted((one, other) => (one.productNo < other.productNo ? -1 : 1))).toMatchObject([
    { productNo: 'GD0001', isVisible: true },
    { productNo: 'GD0003', isVisible: false },
  ]);
  expect((await partner.get('/malls/1/display-products?numbers=GD0001')).code).toBe('4040');
});

test.each(['EXHIBITION', 'KEYWORDS', 'PAGE'] as const)(
  '%s: another mall’s people and roles without displays find nothing and change nothing',
  async (kind) => {
    const key = await added(kind);
    for (const staff of [partner, cs]) {
      expect((await add(staff, kind)).code).toBe('4040');
      expect((await staff.get(`/malls/1/${paths[kind]}/${key}`)).code).toBe('4040');
      expect((await save(staff, { kind, key, version: 1 }, {})).code).toBe('4040');
      const body = { to: 'LIVE', version: 1, startsAt: null, endsAt: null };
      expect((await staff.post(`/malls/1/contents/${kind}/${key}/move`, { body })).code).toBe('4040');
    }
    expect((await read(kind, key))?.version).toBe(1);
  },
);
