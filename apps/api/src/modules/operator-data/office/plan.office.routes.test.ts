import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type {
  listPlans,
  listReturnRules,
  OfficePlan,
  PlanFileReport,
  previewCards,
} from '@mall/contracts/office/plans';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listingOf, phone } from '../../../testing/products.ts';
import { openShop, plan, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const galaxy = phone('HP0001', { name: '갤럭시' });
let shop: Shop;
let md: StaffClient;
let other: StaffClient;
let denied: readonly StaffClient[];
beforeAll(async () => {
  shop = await openShop({
    products: [galaxy],
    plans: [plan(1), plan(2)],
    returnRules: [
      {
        ...{ carrier: '온통신', basis: 'PLAN_DISCOUNT', contractMonths: 24, fullDays: 180, steps: [] },
        ...{ validFrom: '2026-01-01T00:00:00+09:00', validTo: null },
      },
    ],
    malls: [{ mallId: 1, mallUrl: 'familyshop', listings: [listingOf(galaxy)] }],
  });
  md = await addStaff(shop, { role: 'MD' });
  other = await addStaff(shop, { role: 'SUPER' });
  denied = await Promise.all([
    addStaff(shop, { role: 'MD', mallIds: [1] }),
    addStaff(shop, { role: 'CS' }),
    addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '온통신' }),
  ]);
});
afterAll(() => shop.close());

const today = seoulDayOf(new Date());
const inDays = (days: number) => shiftedDay(today, days);
const priceOf = async () => {
  const { rows } = await sql<{ line: string }>`
    select plan_no || ' ' || monthly_price || ' ' || to_char(valid_from at time zone 'Asia/Seoul', 'YYYY-MM-DD')
      || coalesce(' ' || to_char(valid_to at time zone 'Asia/Seoul', 'YYYY-MM-DD'), '') as line
    from carrier_plan_price order by plan_no, valid_from`.execute(shop.owner);
  return rows.map(({ line }) => line);
};
const began = '2026-01-01';
beforeEach(async () => {
  await sql`delete from carrier_plan_price where valid_from > now()`.execute(shop.owner);
  await sql`update carrier_plan_price set valid_to = null`.execute(shop.owner);
  await sql`truncate staff_audit`.execute(shop.owner);
});
const plansSeen = async () => {
  const { data, text } = await md.get<OfficeData<typeof listPlans>>('/plans');
  if (!data) throw new Error(text);
  return data.plans;
};
const planSeen = async (planNo: number): Promise<OfficePlan> => {
  const found = (await plansSeen()).find((one) => one.planNo === planNo);
  if (!found) throw new Error(`no plan ${planNo}`);
  return found;
};
const audited = async () => {
  const { rows } = await sql<{ line: string }>`
    select action || ' ' || subject as line from staff_audit order by audit_no`.execute(shop.owner);
  return rows.map(({ line }) => line);
};
const price = { monthlyPrice: 52_000, discountMonthly12: 13_000, discountMonthly24: 13_000, validTo: null };
const changePrice = async (values: object, staff = md, version?: number) =>
  staff.post<{ version: number }>('/plans/2/price', {
    body: { ...price, validFrom: inDays(5), version: version ?? (await planSeen(2)).version, ...values },
  });

describe('plans', () => {
  test('are listed with their prices in order and the phones whose cards they price', async () => {
    expect(await planSeen(1)).toMatchObject({
      ...{ carrier: '온통신', name: '요금제 1', cards: [{ productNo: 'HP0001', name: '갤럭시' }] },
      prices: [{ monthlyPrice: 50_000, validTo: null }],
    });
    expect((await planSeen(2)).cards).toEqual([]);
  });

  test('get another price from a day on, which does not change the past and can be cancelled before it begins', async () => {
    const { version } = await planSeen(2);
    const saved = await changePrice({}, md, version);
    expect(saved.data?.version).toBeGreaterThan(version);
    expect(await priceOf()).toEqual([`1 50000 ${began}`, `2 50000 ${began}`, `2 52000 ${inDays(5)}`]);
    const after = await planSeen(2);
    const [, planned] = after.prices;
    const cancel = (validFrom: string | undefined, seen: number) =>
      md.post('/plans/2/price/cancel', { body: { validFrom, version: seen } });
    expect((await cancel(after.prices[0]?.validFrom, after.version)).fieldErrors).toMatchObject([
      { field: 'validFrom' },
    ]);
    expect((await cancel(planned?.validFrom, after.version)).code).toBe('0000');
    expect(await priceOf()).toEqual([`1 50000 ${began}`, `2 50000 ${began}`]);
    expect(await audited()).toEqual(['plan.price plan 2', 'plan.cancelPrice plan 2']);
  });

  test.each([
    ['today', { validFrom: today }, 'validFrom'],
    ['a past day', { validFrom: '2026-02-01' }, 'validFrom'],
    ['an end before its beginning', { validTo: inDays(4) }, 'validTo'],
    ['more off than it costs', { discountMonthly24: 60_000 }, 'discountMonthly24'],
    ['nothing', { monthlyPrice: 0, discountMonthly12: 0, discountMonthly24: 0 }, 'monthlyPrice'],
  ])('refuse a price from or of %s', async (_, values, field) => {
    const before = await priceOf();
    expect(await changePrice(values)).toMatchObject({ code: '4220', fieldErrors: [{ field }] });
    expect(await priceOf()).toEqual(before);
    expect(await audited()).toEqual([]);
  });

  test('changed by somebody since are refused with both versions, also for a change by a file', async () => {
    const { version } = await planSeen(2);
    await changePrice({}, other, version);
    const stale = await changePrice({ validFrom: inDays(9) }, md, version);
    expect(stale).toMatchObject({
      code: '4090',
      data: { by: expect.stringMatching('운영자'), saved: { name: '요금제 2' } },
    });
    const seen = await planSeen(2);
    await sql`update carrier_plan_price set monthly_price = 51000 where plan_no = 2 and valid_from < now()`.execute(
      shop.owner,
    );
    expect((await changePrice({ validFrom: inDays(9) }, md, seen.version)).code).toBe('4090');
    await sql`update carrier_plan_price set monthly_price = 50000 where plan_no = 2 and valid_from < now()`.execute(
      shop.owner,
    );
  });

  test('cannot end while they price a card, and otherwise end from a day on', async () => {
    const end = async (planNo: number, validTo: string) =>
      md.post(`/plans/${planNo}/end`, { body: { validTo, version: (await planSeen(planNo)).version } });
    const refused = await end(1, inDays(3));
    expect(refused).toMatchObject({ code: '4220', fieldErrors: [{ field: 'validTo' }] });
    expect(refused.text).toContain('HP0001 카드의 기준이라');
    expect((await end(2, today)).fieldErrors).toMatchObject([{ field: 'validTo' }]);
    expect((await end(2, inDays(3))).code).toBe('0000');
    expect(await priceOf()).toEqual([`1 50000 ${began}`, `2 50000 ${began} ${inDays(3)}`]);
  });

  test('are renamed at once, but accept no age limit while they price a card', async () => {
    const { planNo: _, carrier: __, prices: ___, cards: ____, ...words } = await planSeen(1);
    const save = (values: object) => md.put('/plans/1', { body: { ...words, ...values } });
    expect((await save({ maxAge: 18 })).fieldErrors).toMatchObject([{ field: 'persons' }]);
    expect((await save({ minAge: 30, maxAge: 20 })).fieldErrors).toMatchObject([{ field: 'maxAge' }]);
    expect((await save({ persons: [] })).fieldErrors).toMatchObject([{ field: 'persons' }]);
    expect((await save({ name: '새 이름' })).code).toBe('0000');
    expect((await planSeen(1)).name).toBe('새 이름');
    expect((await save({ name: '옛 이름' })).code).toBe('4090');
    await sql`update carrier_plan set name = '요금제 1' where plan_no = 1`.execute(shop.owner);
  });

  test('are not available to staff of some malls only, the CS desk or a dealer', async () => {
    const { version } = await planSeen(2);
    for (const staff of denied) {
      expect((await staff.get('/plans')).code).toBe('4040');
      expect((await staff.get('/plans/rules')).code).toBe('4040');
      expect((await staff.get(`/malls/1/plans/cards?on=${inDays(5)}`)).code).toBe('4040');
      expect((await changePrice({}, staff, version)).code).toBe('4040');
      expect((await upload('/plans/file', [head], staff)).code).toBe('4040');
    }
    expect((await md.post('/plans/99/price', { body: { ...price, validFrom: inDays(5), version: 1 } })).code).toBe(
      '4040',
    );
  });
});

const head =
  '요금제번호,통신사,요금제,월정액,선택약정12개월,선택약정24개월,데이터,혜택,인기,순서,' +
  '최소나이,최대나이,휴대폰,가입방법,가입대상,시작일,종료일';
const upload = async (path: string, lines: readonly string[], staff = md) => {
  const headers = { 'content-type': 'application/octet-stream' };
  const { data, ...reply } = await staff.post<PlanFileReport>(path, { body: Buffer.from(lines.join('\n')), headers });
  return { ...reply, data };
};

describe('a file of plans', () => {
  const next = `2,온통신,요금제 2,53000,13000,13000,10GB,,,2,,,5G,,,${inDays(5)},`;

  test('is previewed, then loaded, and changes nothing the second time', async () => {
    const checked = await upload('/plans/file/check', [head, next]);
    expect(checked.data).toMatchObject({
      ...{ kind: 'plans', problemCount: 0, same: 0 },
      changes: [{ line: 2, isNew: true, name: `요금제 2 · ${inDays(5)}부터` }],
    });
    expect(await priceOf()).toHaveLength(2);
    expect((await upload('/plans/file', [head, next])).data).toMatchObject({ changes: [{ isNew: true }] });
    expect(await priceOf()).toContain(`2 53000 ${inDays(5)}`);
    expect((await upload('/plans/file', [head, next])).data).toMatchObject({ changes: [], same: 1 });
    expect(await audited()).toEqual(['plan.file file of plans', 'plan.file file of plans']);
  });

  test('with one wrong line, or one that changes the past, changes nothing', async () => {
    const past = '2,온통신,요금제 2,49000,12000,12000,10GB,,,2,,,5G,,,2026-01-01,';
    const newPast = '2,온통신,요금제 2,49000,12000,12000,10GB,,,2,,,5G,,,2026-02-01,';
    for (const [line, column] of [
      [next.replace('53000', '많이'), '월정액'],
      [past, '월정액'],
      [newPast, '시작일'],
    ] as const) {
      const { data } = await upload('/plans/file', [head, next.replace(inDays(5), inDays(6)), line]);
      expect(data).toMatchObject({ problemCount: 1, problems: [{ line: 3, column }], changes: [] });
    }
    expect(await priceOf()).toHaveLength(2);
    expect(await audited()).toEqual([]);
  });

  test('with unknown headings is refused', async () => {
    expect(await upload('/plans/file/check', ['이름,값', 'a,b'])).toMatchObject({
      ...{ code: '4220', fieldErrors: [{ field: 'file' }] },
    });
  });
});

describe('the preview of a day', () => {
  test('shows each card’s price by the shop’s own quote, now and from then on', async () => {
    const { version } = await planSeen(1);
    await md.post('/plans/1/price', { body: { ...price, validFrom: inDays(5), version } });
    const cards = async (on: string) => {
      const { data } = await md.get<OfficeData<typeof previewCards>>(`/malls/1/plans/cards?on=${on}`);
      return data?.cards[0];
    };
    const card = await cards(inDays(5));
    expect(card).toMatchObject({
      productNo: 'HP0001',
      name: '갤럭시',
      now: { planMonthly: 50_000 },
      later: { planMonthly: 52_000 },
    });
    expect((card?.later?.monthlyTotal ?? 0) - (card?.now?.monthlyTotal ?? 0)).toBe(2_000);
    expect((await cards(inDays(4)))?.later).toEqual(card?.now);
    expect((await md.get('/malls/9/plans/cards?on=2027-01-01')).code).toBe('4040');
  });
});

describe('the rules of carriers', () => {
  test('show their source and when it was read', async () => {
    const { data } = await md.get<OfficeData<typeof listReturnRules>>('/plans/rules');
    const [rule] = data?.rules ?? [];
    expect(rule).toMatchObject({ carrier: '온통신', fullDays: 180, source: '', checkedOn: null });
    const body = {
      ...{ carrier: '온통신', basis: 'PLAN_DISCOUNT', contractMonths: 24, validFrom: rule?.validFrom, seenSource: '' },
      ...{ source: '이용약관 별표 3', checkedOn: today },
    };
    const set = (values: object) => md.post('/plans/rules/source', { body: { ...body, ...values } });
    expect((await set({ checkedOn: inDays(1) })).fieldErrors).toMatchObject([{ field: 'checkedOn' }]);
    expect((await set({ carrier: '없는텔' })).code).toBe('4040');
    expect((await set({})).code).toBe('0000');
    expect((await set({})).code).toBe('4090');
    const again = await md.get<OfficeData<typeof listReturnRules>>('/plans/rules');
    expect(again.data?.rules[0]).toMatchObject({ source: '이용약관 별표 3', checkedOn: today });
  });
});
