import type { ContentRow, Difference, LinkRow } from '@mall/contracts/office/contents';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { popupCalls } from '@mall/contracts/office/popups';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { flipContent } from '../../board/flip-content.ts';

let shop: Shop;
let marketing: StaffClient;
let md: StaffClient;
let partner: StaffClient;
let cs: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001')] });
  marketing = await addStaff(shop, { role: 'MARKETING' });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  cs = await addStaff(shop, { role: 'CS' });
  await sql`insert into media (name, alt, width, height, added_at) values ('goods/truck', '파란 트럭', 800, 800, now())`.execute(
    shop.owner,
  );
});
afterAll(() => shop.close());

const popup = (values: object = {}) => ({
  ...{
    title: '배송 지연',
    popupType: 'DP01801',
    device: null,
    html: '<p>하루 늦어져요</p>',
    image: '',
    link: '',
    place: 1,
  },
  ...values,
});
const add = (staff: StaffClient, values: object = {}, mallId = 1) =>
  staff.post<{ key: number; version: number }>(`/malls/${mallId}/popups`, { body: popup(values) });
const added = async (values: object = {}) => (await add(marketing, values)).data?.key ?? 0;
const read = async (popupNo: number) =>
  (await marketing.get<OfficeData<typeof popupCalls.get>>(`/malls/1/popups/${popupNo}`)).data;
const save = (staff: StaffClient, popupNo: number, values: object, version: number) =>
  staff.put<{ version: number; saved: object }>(`/malls/1/popups/${popupNo}`, { body: { ...popup(values), version } });
const thing = (popupNo: number, part: string) => `/malls/1/contents/POPUP/${popupNo}/${part}`;
type Plan = { version?: number; startsAt?: string | null; endsAt?: string | null };
const move = (popupNo: number, to: string, { version = 1, startsAt = null, endsAt = null }: Plan = {}) =>
  marketing.post<{ version: number }>(thing(popupNo, 'move'), { body: { to, version, startsAt, endsAt } });

type Shown = { popSeq: number; popHtml: string; url: string };
/** The popup as a visitor of the shop sees it. */
const shown = async (popupNo: number, device = 'pc') =>
  (await shop.at('familyshop').get<Shown[]>(`/pre/layout/popup?mallId=1&device=${device}`)).data?.find(
    ({ popSeq }) => popSeq === popupNo,
  );

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const flip = (now: Date) => flipContent(shop.app.dependencies, { mallId: 1 }, now);

describe('a popup', () => {
  test('is a draft that no visitor sees until it is published; a save then shows at once, and ending it removes it', async () => {
    const popupNo = await added();
    expect(await shown(popupNo)).toBeUndefined();
    expect((await move(popupNo, 'LIVE')).data).toEqual({ version: 2 });
    expect((await shown(popupNo))?.popHtml).toBe('<p>하루 늦어져요</p>');
    expect((await save(marketing, popupNo, { html: '<p>이틀</p>', link: '/goods/ngd/GD0001' }, 2)).status).toBe(200);
    expect(await shown(popupNo)).toMatchObject({ popHtml: '<p>이틀</p>', url: '/goods/ngd/GD0001' });
    await move(popupNo, 'ENDED', { version: 3 });
    expect(await shown(popupNo)).toBeUndefined();
  });

  test('for one device is shown only there', async () => {
    const popupNo = await added({ device: 'mobile' });
    await move(popupNo, 'LIVE');
    expect([await shown(popupNo), (await shown(popupNo, 'mobile'))?.popSeq]).toEqual([undefined, popupNo]);
  });

  test('shows its picture with alternative text, and the library keeps that picture meanwhile', async () => {
    const popupNo = await added({ image: 'goods/truck' });
    await move(popupNo, 'LIVE');
    expect((await shown(popupNo))?.popHtml).toContain('src="/images/goods/truck.480.webp" alt="파란 트럭"');
    const { rows } = await sql<{ mediaNo: number }>`select media_no from media where name = 'goods/truck'`.execute(
      shop.owner,
    );
    expect((await md.delete(`/media/${rows[0]?.mediaNo}`)).code).toBe('4090');
  });

  test('is stored without anything executable', async () => {
    const hostile = '<p onclick="a()">글</p><script>alert(1)</script><a href="javascript:a()">가기</a>';
    const popupNo = await added({ html: hostile });
    await move(popupNo, 'LIVE');
    expect((await shown(popupNo))?.popHtml).toBe('<p>글</p><a>가기</a>');
    expect((await read(popupNo))?.html).toBe('<p>글</p><a>가기</a>');
  });

  test.each([
    ['html', { html: '<script>1</script>' }],
    ['image', { image: 'goods/gone' }],
    ['link', { link: '/nowhere/at/all' }],
    ['link', { link: 'https://evil.example' }],
    ['link', { link: '//evil.example/home' }],
  ])('is refused at %s: %j', async (field, values) => {
    const { code, fieldErrors } = await add(marketing, values);
    expect([code, fieldErrors?.map((error) => error.field)]).toEqual(['4220', [field]]);
  });

  test('saved by a colleague in the meantime is refused with both versions; of two concurrent saves one succeeds', async () => {
    const popupNo = await added();
    const saves = await Promise.all([
      save(marketing, popupNo, { title: '하나' }, 1),
      save(md, popupNo, { title: '둘' }, 1),
    ]);
    expect(saves.map(({ code }) => code).sort()).toEqual(['0000', '4090']);
    const stale = saves.find(({ code }) => code === '4090')?.data;
    expect(stale).toMatchObject({ by: expect.stringMatching(/^운영자/), saved: { version: 2 } });
    expect((await move(popupNo, 'LIVE')).code).toBe('4090');
  });

  test('whose publishing fails halfway is unchanged: no revision, no audit, nothing in the shop', async () => {
    const popupNo = await added({ html: '<p>중간에 끊김</p>' });
    const audits = () => shop.owner.selectFrom('staffAudit').select('auditNo').execute();
    const before = (await audits()).length;
    await sql`alter table popup add constraint broken check (html <> '<p>중간에 끊김</p>')`.execute(shop.owner);
    expect((await move(popupNo, 'LIVE')).code).toBe('5000');
    expect([(await read(popupNo))?.version, (await audits()).length, await shown(popupNo)]).toEqual([
      1,
      before,
      undefined,
    ]);
    await sql`alter table popup drop constraint broken`.execute(shop.owner);
    expect((await move(popupNo, 'LIVE')).status).toBe(200);
    expect((await audits()).length).toBe(before + 1);
  });
});

describe('a schedule', () => {
  test('shows and ends a popup when its time has come; running twice changes nothing more', async () => {
    const popupNo = await added();
    const plan = { startsAt: later(10).toISOString(), endsAt: later(20).toISOString() };
    expect((await move(popupNo, 'SCHEDULED', plan)).status).toBe(200);
    await flip(later(9));
    expect((await read(popupNo))?.state).toBe('SCHEDULED');
    await Promise.all([flip(later(11)), flip(later(11))]);
    expect(await read(popupNo)).toMatchObject({ state: 'LIVE', version: 3 });
    expect(await rowsOf(popupNo)).toHaveLength(1);
    await flip(later(21));
    expect(await read(popupNo)).toMatchObject({ state: 'ENDED', version: 4 });
    expect(await rowsOf(popupNo)).toHaveLength(0);
  });

  test('that fails at one thing changes nothing by halves, and succeeds when it is tried again', async () => {
    const popupNo = await added({ html: '<p>예약이 끊김</p>' });
    await move(popupNo, 'SCHEDULED', { startsAt: later(5).toISOString() });
    await sql`alter table popup add constraint broken check (html <> '<p>예약이 끊김</p>')`.execute(shop.owner);
    await expect(flip(later(6))).rejects.toThrow(/broken/);
    expect([(await read(popupNo))?.version, await rowsOf(popupNo)]).toEqual([2, []]);
    await sql`alter table popup drop constraint broken`.execute(shop.owner);
    await flip(later(6));
    expect([(await read(popupNo))?.state, (await rowsOf(popupNo)).length]).toEqual(['LIVE', 1]);
  });
});
const rowsOf = (popupNo: number) =>
  shop.owner.selectFrom('popup').select('popupNo').where('mallId', '=', 1).where('popupNo', '=', popupNo).execute();

describe('the history of a popup', () => {
  const differences = async (popupNo: number, version: number, staff = marketing) =>
    staff.get<{ differences: Difference[] }>(thing(popupNo, `revisions/${version}`));

  test('shows what each version changed, and an old version can be restored, in the shop too', async () => {
    const popupNo = await added();
    await move(popupNo, 'LIVE');
    await save(md, popupNo, { html: '<p>잘못 쓴 글</p>', place: 3 }, 2);
    expect((await differences(popupNo, 3)).data?.differences).toEqual([
      { field: 'html', before: '<p>하루 늦어져요</p>', after: '<p>잘못 쓴 글</p>' },
      { field: 'place', before: '1', after: '3' },
    ]);
    const back = (to: number, version: number) =>
      marketing.post<{ version: number }>(thing(popupNo, 'restore'), { body: { to, version } });
    expect((await back(2, 2)).code).toBe('4090');
    expect((await back(9, 3)).code).toBe('4040');
    expect((await back(2, 3)).data).toEqual({ version: 4 });
    expect((await shown(popupNo))?.popHtml).toBe('<p>하루 늦어져요</p>');
    expect((await read(popupNo))?.history.map(({ changed }) => changed.length)).toEqual([2, 2, 0, 0]);
  });

  test('only whoever has just published can undo it', async () => {
    const popupNo = await added();
    await move(popupNo, 'LIVE');
    const undo = (staff: StaffClient) => staff.post(thing(popupNo, 'undo'), { body: { version: 2 } });
    expect((await undo(md)).code).toBe('4090');
    expect((await undo(marketing)).status).toBe(200);
    expect([(await read(popupNo))?.state, await shown(popupNo)]).toEqual(['DRAFT', undefined]);
  });
});

test('the list shows the scope’s contents, by type, device and state', async () => {
  const popupNo = await added({ title: '모바일 배너', popupType: 'DP01802', device: 'mobile' });
  const list = async (staff: StaffClient, query: string) =>
    (await staff.get<{ rows: ContentRow[] }>(`/contents?${query}`)).data?.rows ?? [];
  const found = await list(
    marketing,
    `q=${encodeURIComponent('모바일 배')}&type=is:DP01802&device=is:mobile&state=is:DRAFT`,
  );
  expect(found).toMatchObject([{ key: popupNo, mallId: 1, type: 'DP01802', device: 'mobile', state: 'DRAFT' }]);
  expect((await list(marketing, 'device=is:pc')).some(({ key }) => key === popupNo)).toBe(false);
  expect((await list(partner, 'size=100')).every(({ mallId }) => mallId === 2)).toBe(true);
});

test('links are found by name, and a dead one is reported', async () => {
  const links = async (kind: string, q: string) =>
    (await marketing.get<{ links: LinkRow[] }>(`/malls/1/links?kind=${kind}&q=${encodeURIComponent(q)}`)).data?.links;
  expect(await links('PRODUCT', 'gd0001')).toMatchObject([{ link: '/goods/ngd/GD0001' }]);
  expect(await links('PRODUCT', '%')).toEqual([]);
  expect(await links('PAGE', '기획전')).toMatchObject([{ link: '/exhibition/listExhibition' }]);
  const isAlive = async (link: string) =>
    (await marketing.get<{ isAlive: boolean }>(`/malls/1/links/check?link=${encodeURIComponent(link)}`)).data?.isAlive;
  expect(await isAlive('/goods/ngd/GD0001')).toBe(true);
  expect(await isAlive('/goods/ngd/GD9999')).toBe(false);
  expect(await isAlive('/exhibition/detailExhibition/77')).toBe(false);
  expect(await isAlive('/goods/goodsList?ctgNo=99')).toBe(false);
  expect(await isAlive('//evil.example')).toBe(false);
});

test('another mall’s staff and roles without displays find and change nothing', async () => {
  const popupNo = await added();
  for (const staff of [partner, cs]) {
    expect((await add(staff)).code).toBe('4040');
    expect((await staff.get(`/malls/1/popups/${popupNo}`)).code).toBe('4040');
    expect((await save(staff, popupNo, {}, 1)).code).toBe('4040');
    expect((await staff.get(thing(popupNo, 'revisions/1'))).code).toBe('4040');
    expect((await staff.post(thing(popupNo, 'restore'), { body: { to: 1, version: 1 } })).code).toBe('4040');
    expect((await staff.get('/malls/1/links/check?link=/home')).code).toBe('4040');
  }
  // The number of one mall names nothing in another.
  expect((await partner.get(`/malls/2/popups/${popupNo}`)).code).toBe('4040');
  expect((await partner.post(`/malls/2/contents/POPUP/${popupNo}/undo`, { body: { version: 1 } })).code).toBe('4040');
});
