import type { MallState } from '@mall/contracts/mall-codes';
import type { listMalls } from '@mall/contracts/office/mall-list';
import type { MallSettings } from '@mall/contracts/office/malls';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import { inMall } from '@mall/db/in-mall';
import { mallMovesFrom } from '@mall/domain/mall-states';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuyer, item } from '../../../testing/buyer.ts';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let chief: StaffClient;
let partner: StaffClient;
let welfare: StaffClient;
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, at) => ({ mallId: at + 1, mallUrl }));
  shop = await openShop({ products: [goods('GD0001', { name: '컵', salePrice: 60_000 })], malls });
  chief = await addStaff(shop, { role: 'SUPER' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [2] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate mall_section`.execute(shop.owner);
  await sql`truncate staff_audit`.execute(shop.owner);
});

type Section = 'identity' | 'law' | 'delivery' | 'limits' | 'joining';
const settings = async (staff = chief, mallId = 1) =>
  (await staff.get<MallSettings>(`/malls/${mallId}/settings`)).data as MallSettings;
const list = async (query = '', staff = chief) =>
  (await staff.get<OfficeData<typeof listMalls>>(`/malls${query}`)).data?.rows ?? [];
const save = async (section: Section, changes: object, { staff = chief, mallId = 1, version = -1 } = {}) => {
  const { by: _by, at: _at, ...now } = (await settings(chief, mallId))[section] ?? { version: 0 };
  const body = { ...now, ...changes, ...(version >= 0 && { version }) };
  return staff.put<{ version: number }>(`/malls/${mallId}/settings/${section}`, { body });
};
const move = (from: MallState, to: MallState, { staff = chief, mallId = 1, notice = '' } = {}) =>
  staff.post<{ state: MallState }>(`/malls/${mallId}/state`, { body: { from, to, notice } });
const put = (state: MallState, mallId = 1) =>
  sql`update mall set state = ${state} where mall_id = ${mallId}`.execute(shop.owner);
const audit = async () =>
  (
    await sql<{ action: string; changes: unknown }>`select action, changes from staff_audit order by audit_no`.execute(
      shop.owner,
    )
  ).rows;

describe('the list', () => {
  test('finds malls by typed text, state and kind, page by page', async () => {
    await put('PAUSED', 2);
    expect((await list()).map(({ mallUrl }) => mallUrl)).toEqual(['familyshop', 'hanul']);
    expect((await list('?q=HANUL')).map(({ state }) => state)).toEqual(['PAUSED']);
    expect((await list('?state=is:PAUSED,CLOSED')).map(({ mallId }) => mallId)).toEqual([2]);
    expect(await list('?marketing=is:Y')).toEqual([]);
    const { data } = await chief.get<OfficeData<typeof listMalls>>('/malls?size=1&sort=-mallId');
    const rest = await list(`?size=1&sort=-mallId&cursor=${data?.next}`);
    expect([data?.count.value, data?.rows[0]?.mallId, rest[0]?.mallId]).toEqual([2, 2, 1]);
    await put('OPEN', 2);
  });

  test('counts the members and paid orders of thirty days, for staff who may see statistics', async () => {
    await createBuyer(shop).buy([item('GD0001')], 60_000);
    const [own, other] = await list();
    expect(own?.figures).toEqual({ members: 1, orders: 1, sales: 60_000 });
    expect(other?.figures).toMatchObject({ orders: 0, sales: 0 });
    const security = await addStaff(shop, { role: 'SECURITY' });
    expect((await list('', security)).map(({ figures }) => figures)).toEqual([undefined, undefined]);
    expect((await list('', welfare)).map(({ figures }) => figures)).toEqual([undefined]);
  });

  test('shows open findings of the law lint to staff who may see them, and filters by them', async () => {
    await inMall(shop.owner, { mallId: 2 }, (transaction) =>
      sql`insert into lint_check (mall_id, checked_on, checked_at, score, red, amber, info, waived, why_not)
        values (2, current_date - 1, now(), 50, 9, 9, 0, 0, '{}'), (2, current_date, now(), 90, 0, 3, 0, 0, '{}')`.execute(
        transaction,
      ),
    );
    expect((await list()).map(({ findings }) => findings)).toEqual([
      { red: 0, amber: 0 },
      { red: 0, amber: 3 },
    ]);
    expect((await list('?findings=is:AMBER')).map(({ mallId }) => mallId)).toEqual([2]);
    expect((await list('?findings=is:NONE')).map(({ mallId }) => mallId)).toEqual([1]);
    expect((await list('', partner)).map(({ findings }) => findings)).toEqual([undefined]);
    expect(await list('?findings=is:AMBER', partner)).toEqual([]);
    await sql`truncate lint_check`.execute(shop.owner);
  });

  test('shows the blueprint, responsible staff and opening day of a mall, and filters by them', async () => {
    await sql`insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email, center_opens_at,
        center_closes_at, company, representative_name, business_number, sales_permit_number, address, state, is_blueprint, opened_at,
        parent_mall_id)
      select n, 'made-' || n, '만든 몰 ' || n, '몰', 'GENERAL', 'A', 'l', 'f', '02-123-4567', 'e@example.kr', '0900', '1800', 'c', 'r', 'b', 's', 'a', 'DRAFT',
        n = 91, case n when 92 then '2026-05-05T00:00:00+09:00'::timestamptz end, case n when 92 then 91 end
      from generate_series(91, 92) n`.execute(shop.owner);
    shop.app.dependencies.malls.forget();
    await save('identity', { ownerNo: chief.staffNo }, { mallId: 92 });
    const [child] = await list('?parent=is:91');
    expect(child).toMatchObject({ mallId: 92, blueprint: '만든 몰 91', owner: expect.stringMatching(/^운영자/) });
    expect((await list(`?owner=is:${chief.staffNo}`)).map(({ mallId }) => mallId)).toEqual([92]);
    expect((await list('?owner=empty:')).map(({ mallId }) => mallId)).not.toContain(92);
    expect((await list('?openedAt=is:2026-05-05')).map(({ mallId }) => mallId)).toEqual([92]);
    const stranger = await save('identity', { ownerNo: partner.staffNo }, { mallId: 92 });
    expect([stranger.code, stranger.fieldErrors?.[0]?.field]).toEqual(['4220', 'ownerNo']);
    expect((await settings(partner, 2)).owners).toEqual([]);
    await sql`truncate staff_audit, mall_section`.execute(shop.owner);
    await sql`delete from mall where mall_id = 92`.execute(shop.owner);
    await sql`delete from mall where mall_id = 91`.execute(shop.owner);
    shop.app.dependencies.malls.forget();
  });

  test('contains only one’s own malls', async () => {
    expect((await list('', partner)).map(({ mallId }) => mallId)).toEqual([2]);
    expect((await partner.get('/malls/1/settings')).code).toBe('4040');
    expect((await (await addStaff(shop, { role: 'CS' })).get('/malls')).code).toBe('4040');
    expect((await chief.get('/malls?cursor=x')).code).toBe('4000');
  });
});

describe('a section of the settings', () => {
  test('is saved on its own, shows at once in the shop, and has before and after in the audit', async () => {
    const identity = { name: '새 이름', slogan: '이웃과 나누는 좋은 값', customerPhone: '02-123-4567' };
    expect((await save('identity', identity)).data).toEqual({ version: 1 });
    expect((await save('delivery', { deliveryFee: 2_500 })).data).toEqual({ version: 1 });
    const { data } = await shop
      .at('familyshop')
      .get<{ adMall: Record<string, unknown> }>('/pre/layout/login?mallUrl=familyshop&device=pc');
    expect(data?.adMall).toMatchObject({ mallNm: '새 이름', slogan: identity.slogan, custTel: '02-123-4567' });
    expect(await settings()).toMatchObject({
      identity: { name: '새 이름', version: 1, by: expect.stringMatching(/^운영자/) },
      delivery: { deliveryFee: 2_500, version: 1 },
      law: { version: 0, by: '' },
    });
    expect(await audit()).toEqual([
      { action: 'mall.identity', changes: expect.objectContaining({ name: ['familyshop몰', '새 이름'] }) },
      { action: 'mall.delivery', changes: { deliveryFee: [3_000, 2_500] } },
    ]);
  });

  test('over a newer version is refused with both versions; another section is not', async () => {
    expect((await save('limits', { depositDays: 3 }, { version: 0 })).status).toBe(200);
    const stale = await save('limits', { depositDays: 5 }, { version: 0 });
    expect([stale.code, stale.data]).toEqual([
      '4090',
      {
        by: expect.stringMatching(/^운영자/),
        at: expect.any(String),
        saved: expect.objectContaining({ depositDays: 3, version: 1 }),
      },
    ]);
    expect((await save('joining', { isLoginOpen: true }, { version: 0 })).status).toBe(200);
    expect((await settings()).limits?.depositDays).toBe(3);
  });

  test('is saved by one of ten at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, at) => save('limits', { mostPieces: at + 1 }, { version: 0 })),
    );
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect((await audit()).length).toBe(1);
  });

  test('does not accept a version that does not exist yet', async () => {
    expect((await save('limits', { mostPieces: 3 }, { version: 7 })).code).toBe('4090');
    expect((await settings()).limits?.version).toBe(0);
  });

  test('of delivery contains the deviating fees of delivery methods, each once', async () => {
    const byMethod = [
      { deliveryMethod: '3', fee: 50_000, freeFrom: null },
      { deliveryMethod: '2', fee: 5_000, freeFrom: 100_000 },
    ];
    expect((await save('delivery', { byMethod })).status).toBe(200);
    expect((await settings()).delivery?.byMethod).toEqual(byMethod.toReversed());
    const twice = await save('delivery', { byMethod: [...byMethod, byMethod[0]] });
    expect(twice.fieldErrors?.[0]?.field).toBe('byMethod.2.deliveryMethod');
    expect((await save('delivery', { byMethod: [] })).status).toBe(200);
    expect((await settings()).delivery?.byMethod).toEqual([]);
  });

  test('of law accepts a new business number only with a valid check digit', async () => {
    const wrong = await save('law', { businessNumber: '124-81-00997' });
    expect(wrong.fieldErrors?.[0]).toMatchObject({ field: 'businessNumber' });
    expect((await save('law', { company: '새 상호' })).status).toBe(200);
    expect((await save('law', { businessNumber: '124-81-00998' })).status).toBe(200);
    expect((await settings()).law).toMatchObject({ company: '새 상호', businessNumber: '124-81-00998' });
  });

  test.each([
    ['identity', { centerOpensAt: '2400' }],
    ['identity', { email: 'x' }],
    ['identity', { name: ' ' }],
    ['delivery', { deliveryFee: -1 }],
    ['limits', { depositDays: 15 }],
  ] as const)('%s %j is refused', async (section, values) => {
    expect((await save(section, values)).code).toBe('4000');
  });

  test('has its own permission: an employer changes joining, a partner policies, and no mall’s staff the law section', async () => {
    const own = { mallId: 2 };
    expect((await settings(welfare, 2)).mayWrite).toEqual(['joining']);
    expect(await settings(welfare, 2)).not.toHaveProperty('limits');
    expect((await settings(partner, 2)).mayWrite).toEqual(['delivery', 'limits', 'joining', 'look']);
    expect((await save('joining', { needsApproval: true }, { ...own, staff: welfare })).status).toBe(200);
    expect((await save('delivery', {}, { ...own, staff: welfare })).code).toBe('4040');
    expect((await save('delivery', {}, { ...own, staff: partner })).status).toBe(200);
    expect((await save('law', {}, { ...own, staff: partner })).code).toBe('4040');
    expect((await save('delivery', {}, { staff: partner })).code).toBe('4040');
    expect((await move('OPEN', 'PAUSED', { ...own, staff: partner })).code).toBe('4040');
  });

  test('is written neither by the shop’s role nor by the office’s outside the mall', async () => {
    const change = sql`update mall set delivery_fee = 0 where mall_id = 1`;
    await expect(change.execute(shop.app.dependencies.database)).rejects.toThrow('permission denied');
    const outside = await change.execute(shop.officeDatabase);
    expect(outside.numAffectedRows).toBe(0n);
    await expect(
      sql`update mall set mall_url = 'other' where mall_id = 1`.execute(shop.officeDatabase),
    ).rejects.toThrow('permission denied');
  });
});

describe('the state', () => {
  const states: readonly MallState[] = ['DRAFT', 'READY', 'OPEN', 'PAUSED', 'CLOSED'];
  beforeAll(async () => {
    const security = await addStaff(shop, { role: 'SECURITY' });
    await security.post('/malls/1/lint/check');
    await security.post('/malls/2/lint/check');
    await inMall(shop.owner, { mallId: 1 }, (transaction) =>
      sql`update lint_finding set waived_until = current_date + 30, waived_by = ${security.staffNo}, waived_at = now(),
        waiver_reason = '시험' where mall_id = 1`.execute(transaction),
    );
  });
  const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

  test.each(pairs)('%s to %s is as the table says', async (from, to) => {
    await put(from);
    const { status, fieldErrors } = await move(from, to);
    const isLegal = mallMovesFrom(from).includes(to);
    expect([status, fieldErrors?.[0]?.field]).toEqual(isLegal ? [200, undefined] : [422, 'to']);
    expect((await settings()).state).toBe(isLegal ? to : from);
    await put('OPEN');
  });

  test('cannot move towards opening while the law lint has a red finding without a waiver', async () => {
    await put('DRAFT', 2);
    const refused = await move('DRAFT', 'READY', { mallId: 2 });
    expect(refused.fieldErrors?.[0]).toMatchObject({ field: 'to', message: expect.stringContaining('법 점검') });
    await put('READY', 2);
    expect((await move('READY', 'OPEN', { mallId: 2 })).fieldErrors?.[0]?.field).toBe('to');
    expect((await move('READY', 'DRAFT', { mallId: 2 })).status).toBe(200);
    await put('OPEN', 2);
  });

  test('is moved once by two at once, and not from an outdated state', async () => {
    const both = await Promise.all([move('OPEN', 'PAUSED'), move('OPEN', 'PAUSED')]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(['0000', '4090']);
    expect((await move('OPEN', 'PAUSED')).data).toEqual({ state: 'PAUSED' });
    expect((await audit()).map(({ action }) => action)).toEqual(['mall.state']);
    await put('OPEN');
  });

  test('shows in the shop at once, in the mall’s words', async () => {
    await move('OPEN', 'PAUSED', { notice: '재고를 세고 있어요.' });
    const layout = '/pre/layout/login?mallUrl=familyshop&device=pc';
    const paused = await shop.at('familyshop').get<{ adMall: object }>(layout);
    expect(paused.data?.adMall).toMatchObject({ mallStat: 'PAUSED', restNotice: '재고를 세고 있어요.' });
    await move('PAUSED', 'OPEN');
    const open = await shop.at('familyshop').get<{ adMall: object }>(layout);
    expect(open.data?.adMall).toMatchObject({ mallStat: 'OPEN', restNotice: '' });
  });
});
