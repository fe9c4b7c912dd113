import type { HomeArea, OfficeHome } from '@mall/contracts/office/home';
import { inMall } from '@mall/db/in-mall';
import { homeKeys } from '@mall/domain/home-areas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdRevision } from '../../../publishing/revision.repository.ts';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { flipContent } from '../../board/flip-content.ts';

let shop: Shop;
let marketing: StaffClient;
let md: StaffClient;
let partner: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001')] });
  marketing = await addStaff(shop, { role: 'MARKETING' });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
});
afterAll(() => shop.close());

const item = (values: object = {}) => ({
  ...{ title: '가을 가전', subtitle: '', kicker: '', label: '', image: '', link: '/home', goodsGroupNo: '' },
  ...{ colourFrom: null, colourTo: null, isOnDark: false, startsAt: null, endsAt: null },
  ...values,
});
const hero = (...items: object[]) => ({ area: '012001', title: '', subtitle: '', link: '', items });
const deals = (...items: object[]) => ({ area: '012004', title: '오늘의 특가', subtitle: '', link: '', items });

// A home as every mall has one: live, with one banner.
beforeEach(async () => {
  await sql`delete from content_revision where kind = 'HOME'`.execute(shop.owner);
  await inMall(shop.app.dependencies.officeDatabase ?? shop.app.dependencies.database, { mallId: 1 }, (transaction) =>
    holdRevision(
      transaction,
      { kind: 'HOME', key: homeKeys.pc },
      {
        ...{ revisionNo: 1, state: 'LIVE', startsAt: new Date(), endsAt: null, staffNo: null, madeAt: new Date() },
        body: { title: 'PC 홈', device: 'pc', corners: [hero(item()) as HomeArea] },
      },
    ),
  );
});

const home = '/malls/1/homes/pc';
const read = async () => (await marketing.get<OfficeHome>(home)).data;
const save = (staff: StaffClient, areas: readonly object[], version: number) =>
  staff.put<{ version: number; saved: Record<string, HomeArea> }>(home, { body: { areas, version } });
const act = (what: string, body: object, staff = marketing) =>
  staff.post<{ version: number }>(`/malls/1/contents/HOME/1/${what}`, { body });
const publish = (version: number) => act('move', { to: 'LIVE', startsAt: null, endsAt: null, version });

type Shown = { areaCode: string; items: { title: string; gdsGrpNo: string }[] };
/** The titles that a member sees on the desktop's home, by area. */
const shown = async () => {
  const token = shop.tokens['familyshop'] ?? '';
  const { data } = await shop.at('familyshop').get<Shown[]>('/layout/corner?device=pc', { token });
  return data?.map(({ areaCode, items }) => [areaCode, ...items.map(({ title, gdsGrpNo }) => title || gdsGrpNo)]);
};
const before = [['012001', '가을 가전']];

describe('a home', () => {
  test('is drafted beside the published one, published as a whole, and can be undone', async () => {
    const areas = [deals(item({ title: '', goodsGroupNo: 'GD0001', link: '' })), hero(item({ title: '겨울\n가전' }))];
    expect((await save(marketing, areas, 1)).data).toEqual({ version: 2 });
    expect(await read()).toMatchObject({ state: 'DRAFT', moves: ['SCHEDULED', 'LIVE'] });
    expect(await shown()).toEqual(before);
    expect((await publish(2)).data).toEqual({ version: 3 });
    // In the order of the screen, whatever the order of the call.
    expect(await shown()).toEqual([
      ['012001', '겨울\n가전'],
      ['012004', 'GD0001'],
    ]);
    expect((await act('undo', { version: 3 }, md)).code).toBe('4090');
    expect((await act('undo', { version: 3 })).data).toEqual({ version: 4 });
    expect(await shown()).toEqual(before);
    expect((await act('restore', { to: 2, version: 4 })).status).toBe(200);
    expect((await shown())?.[0]).toEqual(['012001', '겨울\n가전']);
  });

  test('goes live when its time has come, including later saves', async () => {
    await save(marketing, [hero(item({ title: '연말' }))], 1);
    const startsAt = new Date(Date.now() + 600_000);
    const plan = { to: 'SCHEDULED', startsAt: startsAt.toISOString(), version: 2 };
    expect(
      (await act('move', { ...plan, endsAt: new Date(Date.now() + 900_000).toISOString() })).fieldErrors?.[0]?.field,
    ).toBe('endsAt');
    expect((await act('move', { ...plan, endsAt: null })).data).toEqual({ version: 3 });
    expect((await save(md, [hero(item({ title: '연말 인사' }))], 3)).data).toEqual({ version: 4 });
    await flipContent(shop.app.dependencies, { mallId: 1 }, new Date(startsAt.getTime() - 1000));
    expect([(await read())?.state, await shown()]).toEqual(['SCHEDULED', before]);
    await flipContent(shop.app.dependencies, { mallId: 1 }, startsAt);
    expect([(await read())?.state, await shown()]).toEqual(['LIVE', [['012001', '연말 인사']]]);
  });

  test('whose publishing fails halfway is unchanged', async () => {
    await save(marketing, [hero(item({ title: '끊김' })), deals()], 1);
    await sql`alter table corner add constraint broken check (area_code <> '012004')`.execute(shop.owner);
    expect((await publish(2)).code).toBe('5000');
    expect([(await read())?.version, await shown()]).toEqual([2, before]);
    await sql`alter table corner drop constraint broken`.execute(shop.owner);
    expect((await publish(2)).status).toBe(200);
  });

  test('shows a banner only during its period, to the second', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const areas = [
      hero(
        item({ title: '지금', startsAt: at(-5), endsAt: at(5) }),
        item({ title: '나중', startsAt: at(5) }),
        item({ title: '지난', endsAt: at(-5) }),
      ),
    ];
    await save(marketing, areas, 1);
    await publish(2);
    expect(await shown()).toEqual([['012001', '지금']]);
  });

  test('changed by two at once is saved by one; the other sees that version, area by area', async () => {
    const saves = await Promise.all([
      save(marketing, [hero(item({ title: '하나' }))], 1),
      save(md, [hero(item()), deals()], 1),
    ]);
    expect(saves.map(({ code }) => code).sort()).toEqual(['0000', '4090']);
    const stale = saves.find(({ code }) => code === '4090')?.data;
    expect(stale?.saved).toMatchObject({ version: 2, area012001: { area: '012001' } });
  });

  test('is never ended, and not published without a change', async () => {
    expect((await act('move', { to: 'ENDED', startsAt: null, endsAt: null, version: 1 })).code).toBe('4090');
    expect((await publish(1)).code).toBe('4090');
    expect(await shown()).toEqual(before);
  });

  test.each([
    ['areas.0.items.0.link', [hero(item({ link: '//evil.example' }))]],
    ['areas.0.items.0.goodsGroupNo', [hero(item({ goodsGroupNo: 'GD9999' }))]],
    ['areas.0.items.1.title', [hero(item(), item({ title: ' ' }))]],
    [
      'areas.0.items.0.endsAt',
      [hero(item({ startsAt: '2026-01-02T00:00:00.000Z', endsAt: '2026-01-01T00:00:00.000Z' }))],
    ],
    ['areas', [hero(item()), hero(item())]],
    ['areas', [{ ...hero(), area: '013001' }]],
  ])('is refused at %s', async (field, areas) => {
    const { code, fieldErrors } = await save(marketing, areas, 1);
    expect([code, fieldErrors?.map((error) => error.field)]).toEqual(['4220', [field]]);
  });

  test('of another mall does not exist', async () => {
    expect((await partner.get(home)).code).toBe('4040');
    expect((await save(partner, [hero(item())], 1)).code).toBe('4040');
    expect((await act('move', { to: 'LIVE', startsAt: null, endsAt: null, version: 1 }, partner)).code).toBe('4040');
  });
});
