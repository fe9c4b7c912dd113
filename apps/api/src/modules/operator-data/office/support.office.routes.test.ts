import type { OfficeCase } from '@mall/contracts/office/cases';
import type { SupportCell, SupportFileReport, SupportGrid } from '@mall/contracts/office/supports';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingOf, phone } from '../../../testing/products.ts';
import { openShop, plan, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const galaxy = phone('HP0001', { name: '갤럭시' });
const today = seoulDayOf(new Date());
const inDays = (days: number) => shiftedDay(today, days);
let shop: Shop;
let boss: StaffClient;
let md: StaffClient;
let dealer: StaffClient;
let otherDealer: StaffClient;
beforeAll(async () => {
  const supports = [1, 2].map((planNo) => ({
    ...{ productNo: 'HP0001', memory: '256GB', planNo, joinType: 'TRANSFER' as const, commonSupport: 200_000 },
    ...{ extraSupport: 50_000, validFrom: '2026-01-01T00:00:00+09:00', validTo: null },
  }));
  const mall = { listings: [listingOf(galaxy)], supports };
  shop = await openShop({
    products: [galaxy],
    plans: [plan(1), plan(2, { carrier: '하늘텔' })],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', ...mall },
      { mallId: 2, mallUrl: 'hanul', ...mall },
    ],
  });
  boss = await addStaff(shop, { role: 'SUPER' });
  md = await addStaff(shop, { role: 'MD' });
  dealer = await addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '온통신' });
  otherDealer = await addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '온통신' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from wireless_support where valid_from > now()`.execute(shop.owner);
  await sql`delete from approval_case`.execute(shop.owner);
  await sql`truncate staff_audit`.execute(shop.owner);
});

const grid = async (staff = boss, query = '', mallId = 1): Promise<SupportGrid> => {
  const { data, text } = await staff.get<SupportGrid>(`/malls/${mallId}/supports?on=${inDays(5)}${query}`);
  if (!data) throw new Error(text);
  return data;
};
const held = { commonSupport: 200_000, extraSupport: 50_000 };
const cell = (values: Partial<SupportCell> = {}): SupportCell => ({
  ...{ productNo: 'HP0001', memory: '256GB', planNo: 1, joinType: 'TRANSFER', commonSupport: 300_000 },
  ...{ extraSupport: 50_000, validFrom: inDays(5), validTo: null, seen: held, ...values },
});
const save = (cells: readonly SupportCell[], staff = boss, mallId = 1) =>
  staff.put<{ changed: number }>(`/malls/${mallId}/supports`, { body: { cells } });
const propose = (cells: readonly SupportCell[], staff = dealer, mallId = 1) =>
  staff.post<{ caseNo: number }>(`/malls/${mallId}/supports/propose`, { body: { cells, reason: '12월 정책이에요.' } });
const stored = async () => {
  const { rows } = await sql<{ line: string }>`
    select mall_id || ' ' || plan_no || ' ' || common_support || ' ' || extra_support as line
    from wireless_support where valid_from > now() order by 1`.execute(shop.owner);
  return rows.map(({ line }) => line);
};
const cases = async (staff: StaffClient) => (await staff.get<{ cases: OfficeCase[] }>('/cases')).data?.cases ?? [];

describe('the grid of supports', () => {
  test('shows the supports now and on the day, and every possible one for a phone', async () => {
    const { rows, carriers, starts, mayWrite, mayPropose } = await grid();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      productName: '갤럭시',
      memory: '256GB',
      joinType: 'TRANSFER',
      now: held,
      later: held,
    });
    expect([carriers, starts.map((one) => one.rows), mayWrite, mayPropose]).toEqual([
      ['온통신', '하늘텔'],
      [2],
      true,
      false,
    ]);
    expect((await grid(boss, '&productNo=HP0001')).rows).toHaveLength(6);
    expect((await grid(boss, `&carrier=${encodeURIComponent('하늘텔')}`)).rows).toMatchObject([{ planNo: 2 }]);
    expect((await grid(boss, `&carrier=${encodeURIComponent('하늘텔')}&productNo=HP0001`)).rows).toHaveLength(3);
  });

  test('shows a dealer only its carrier, only in its malls', async () => {
    const { rows, carriers, mayWrite, mayPropose } = await grid(dealer);
    expect([rows.map(({ planNo }) => planNo), carriers, mayWrite, mayPropose]).toEqual([[1], ['온통신'], false, true]);
    expect((await dealer.get(`/malls/2/supports?on=${inDays(5)}`)).code).toBe('4040');
    const finance = await addStaff(shop, { role: 'FINANCE' });
    expect((await finance.get(`/malls/1/supports?on=${inDays(5)}`)).code).toBe('4040');
  });
});

describe('supports', () => {
  test('change from a day on, only in their mall, with one audit row', async () => {
    expect((await save([cell()])).data).toEqual({ changed: 1 });
    expect(await stored()).toEqual(['1 1 300000 50000']);
    expect((await grid()).rows[0]).toMatchObject({ now: held, later: { commonSupport: 300_000 } });
    expect((await grid(boss, '', 2)).rows[0]).toMatchObject({ later: held });
    const { rows } = await sql<{ action: string; of: number }>`
      select action, of_mall_id as of from staff_audit`.execute(shop.owner);
    expect(rows).toEqual([{ action: 'supports.save', of: 1 }]);
  });

  test('that have changed since they were seen are all refused, with their current values', async () => {
    await save([cell()]);
    const reply = await save([cell({ planNo: 2 }), cell({ commonSupport: 310_000 })]);
    expect(reply).toMatchObject({ code: '4090', data: { cells: [{ cell: 1, saved: { commonSupport: 300_000 } }] } });
    expect(await stored()).toEqual(['1 1 300000 50000']);
  });

  test.each([
    ['from today', cell({ validFrom: today }), 'validFrom'],
    ['above the release price', cell({ commonSupport: 990_000 }), 'extraSupport'],
    ['of a plan that is not there', cell({ planNo: 77, seen: null }), 'planNo'],
    ['of a memory that is not there', cell({ memory: '1TB', seen: null }), 'memory'],
  ])('are refused %s, at the cell', async (_, wrong, field) => {
    const reply = await save([cell({ planNo: 2 }), wrong]);
    expect(reply).toMatchObject({ code: '4220', fieldErrors: [{ field: `cells.1.${field}` }] });
    expect(await stored()).toEqual([]);
  });

  test('cannot be saved by staff who only propose or decide', async () => {
    expect((await save([cell()], dealer)).code).toBe('4040');
    expect((await save([cell()], md)).code).toBe('4040');
    expect((await propose([cell()], md)).code).toBe('4040');
  });

  test('of a file are shown as cells; once saved, the same file changes nothing', async () => {
    const csv = `상품번호,용량,요금제번호,가입방법,공통지원금,추가지원금,시작일,종료일
HP0001,256GB,1,번호이동,250000,50000,${inDays(5)},
HP0001,256GB,2,번호이동,200000,50000,2026-01-01,`;
    const check = async (text: string) =>
      boss.post<SupportFileReport>('/malls/1/supports/file/check', {
        ...{ body: Buffer.from(text), headers: { 'content-type': 'application/octet-stream' } },
      });
    const { data } = await check(csv);
    expect(data).toMatchObject({ problemCount: 0, same: 1, changes: [{ line: 2, isNew: true }] });
    expect(data?.changes[0]?.name).toBe(`갤럭시 256GB · 요금제 1 · 번호이동 · ${inDays(5)}부터`);
    expect((await save(data?.cells ?? [])).data).toEqual({ changed: 1 });
    expect((await check(csv)).data).toMatchObject({ changes: [], same: 2, cells: [] });
    const past = await check(csv.replace(inDays(5), today));
    expect(past.data).toMatchObject({ problems: [{ line: 2, column: '시작일' }], changes: [], cells: [] });
    expect((await check('이름\n값')).data).toMatchObject({
      problems: [{ line: 1, message: expect.stringMatching('열') }],
    });
  });
});

describe('a dealer’s proposal', () => {
  test('waits for staff who decide supports and apply it as it is, never for the dealer', async () => {
    const { data } = await propose([cell(), cell({ joinType: 'NEW', seen: null })]);
    expect(await stored()).toEqual([]);
    expect((await grid(dealer)).waiting).toMatchObject([
      { caseNo: data?.caseNo, isMine: true, rows: 2, from: [inDays(5)] },
    ]);
    expect((await grid(md)).waiting).toMatchObject([{ isMine: false }]);
    expect((await grid(otherDealer)).waiting).toEqual([]);
    const [waiting] = await cases(md);
    expect(waiting).toMatchObject({ title: '지원금 변경', mayDecide: true, reason: '12월 정책이에요.' });
    expect(waiting?.differences[0]).toEqual({
      name: `갤럭시 256GB · 요금제 1 · 번호이동 · ${inDays(5)}부터`,
      ...{ before: '공통 200,000 + 추가 50,000원', after: '공통 300,000 + 추가 50,000원' },
    });
    expect((await dealer.post(`/cases/${data?.caseNo}/approve`)).code).toBe('4040');
    expect((await md.post(`/cases/${data?.caseNo}/approve`)).code).toBe('0000');
    expect(await stored()).toEqual(['1 1 300000 50000', '1 1 300000 50000']);
    expect((await grid(md)).waiting).toEqual([]);
  });

  test('that lowers a support says so, and an outdated one is not carried out', async () => {
    const { data } = await propose([cell({ commonSupport: 100_000 })]);
    expect((await cases(md))[0]?.risks).toEqual(['1개 조합은 지원금이 줄어들어요']);
    await save([cell()]);
    expect((await md.post(`/cases/${data?.caseNo}/approve`)).code).toBe('4090');
    expect(await stored()).toEqual(['1 1 300000 50000']);
  });

  test('is refused for another carrier, another mall, twice for a day, and where nothing changes', async () => {
    expect((await propose([cell({ planNo: 2 })])).code).toBe('4040');
    expect((await propose([cell()], dealer, 2)).code).toBe('4040');
    expect(await propose([cell({ validFrom: today })])).toMatchObject({ code: '4220' });
    expect((await propose([cell()])).code).toBe('0000');
    expect((await propose([cell({ commonSupport: 310_000 })])).code).toBe('4094');
    await save([cell()]);
    const again = cell({ seen: { commonSupport: 300_000, extraSupport: 50_000 } });
    expect((await propose([again])).fieldErrors).toMatchObject([{ field: 'cells' }]);
  });
});
