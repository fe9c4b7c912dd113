import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { getSheet, listBalances, listSheets } from '@mall/contracts/office/sheets';
import type { listStatements } from '@mall/contracts/office/statements';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approveAccount } from '../../../testing/accounts.ts';
import { pdfText } from '../../../testing/pdf-text.ts';
import { goods, listingOf, option } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { uploading } from '../../../testing/uploading.ts';
import { readWorkbook } from '../reading/read-workbook.ts';
import { usualLimits } from '../reading/sheet-limits.ts';

type Sheets = OfficeData<typeof listSheets>;

const cup = goods('GD0001', { salePrice: 20_000, options: [option({ stockQuantity: 100 })] });
let shop: Shop;
let super_: StaffClient;
let ofOther: StaffClient;
let ordered: number;
let waiting: number;
beforeAll(async () => {
  const mall = (mallId: number, mallUrl: string) =>
    ({ mallId, mallUrl, salesType: 'UPLOAD', listings: [listingOf(cup)] }) as const;
  shop = await openShop({ products: [cup], malls: [mall(1, 'daeryang'), mall(2, 'hanul')] });
  for (const [index, mallUrl] of ['daeryang', 'hanul'].entries())
    await approveAccount(shop.owner, { mallId: index + 1, memberNo: shop.memberNos[mallUrl] ?? 0 });
  const first = uploading(shop, 'daeryang', shop.tokens.daeryang ?? '');
  ordered = await first.send(2);
  await first.orderUpload(ordered);
  waiting = await first.send(1);
  await uploading(shop, 'hanul', shop.tokens.hanul ?? '').order(1);
  super_ = await addStaff(shop, { role: 'SUPER' });
  ofOther = await addStaff(shop, { role: 'CS', mallIds: [2] });
});
afterAll(() => shop.close());

const numbersIn = async (staff: StaffClient, query = '') => {
  const { data, text } = await staff.get<Sheets>(`/sheets${query}`);
  if (!data) throw new Error(text);
  return data.rows.map(({ mallId, uploadNo }) => `${mallId}/${uploadNo}`);
};

describe('sheets', () => {
  test('are listed across the malls of one’s grants, the latest first, with masked names', async () => {
    const { data } = await super_.get<Sheets>('/sheets');
    expect(data?.rows.map(({ mallId }) => mallId)).toEqual([2, 1, 1]);
    expect(data?.count).toEqual({ value: 3, isMore: false });
    expect(data?.rows[0]?.memberName).toMatch(/^.\*/);
    expect(await numbersIn(ofOther)).toEqual([expect.stringMatching(/^2\/\d+$/)]);
  });

  test('continue after the last row of the previous page', async () => {
    const first = await super_.get<Sheets>('/sheets?size=2');
    const next = await super_.get<Sheets>(`/sheets?size=2&cursor=${first.data?.next}`);
    expect(next.data?.rows).toHaveLength(1);
    expect(next.data?.next).toBeUndefined();
    expect((await super_.get('/sheets?cursor=nonsense')).code).toBe('4000');
  });

  test.each([
    ['state=is:ORDERED', 2],
    ['state=not:ORDERED', 1],
    ['mallId=is:1', 2],
    ['amount=from:30000', 1],
    ['uploadedOn=to:2020-01-01', 0],
    ['wrong=is:Y', 0],
    ['wrong=is:N', 3],
    ['wrong=not:Y', 3],
    ['orderedOn=from:2020-01-01', 2],
    ['memberNo=is:999999', 0],
  ])('are filtered by %s', async (query, count) => {
    expect(await numbersIn(super_, `?${query}`)).toHaveLength(count);
  });

  test.each(['state=is:NONE', 'state=prefix:ORD', 'amount=between:1', 'uploadedOn=is:yesterday'])(
    'are not narrowed by what is no filter: %s',
    async (query) => {
      expect((await super_.get(`/sheets?${query}`)).code).toBe('4000');
    },
  );

  test('of another mall are not found, not even by number; staff without the permission find none', async () => {
    expect((await ofOther.get(`/malls/1/sheets/${ordered}`)).code).toBe('4040');
    expect((await super_.get('/malls/1/sheets/999')).code).toBe('4040');
    const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    expect((await welfare.get('/sheets')).code).toBe('4040');
    expect((await welfare.get('/balances')).code).toBe('4040');
  });

  test('can be discarded with a reason until they are ordered, which is in the audit', async () => {
    const discard = (staff: StaffClient, uploadNo: number) =>
      staff.post(`/malls/1/sheets/${uploadNo}/discard`, { body: { reason: '회원이 잘못 올렸어요' } });
    expect((await discard(ofOther, waiting)).code).toBe('4040');
    expect((await discard(super_, ordered)).code).toBe('4090');
    expect((await discard(super_, waiting)).status).toBe(200);
    const rows = await shop.owner
      .selectFrom('staffAudit')
      .select(['action', 'subject', 'ofMallId', 'reason'])
      .execute();
    expect(rows).toEqual([
      { action: 'sheet.discard', subject: `sheet ${waiting}`, ofMallId: 1, reason: '회원이 잘못 올렸어요' },
    ]);
    const { data } = await super_.get<OfficeData<typeof getSheet>>(`/malls/1/sheets/${waiting}`);
    expect([data?.state, data?.isDiscardable]).toEqual(['DISCARDED', false]);
  });
});

test('balances are charges less credits and payments, to the won', async () => {
  await shop.owner
    .insertInto('accountSettlement')
    .values({
      mallId: 1,
      memberNo: shop.memberNos.daeryang ?? 0,
      amount: 15_000,
      reference: 'bank 1',
      settledAt: new Date(),
    })
    .execute();
  const { data } = await super_.get<OfficeData<typeof listBalances>>('/balances');
  const own = data?.rows.find(({ mallId }) => mallId === 1);
  expect(own).toMatchObject({ creditLimit: 100_000_000, credited: 0, settled: 15_000 });
  expect(own?.owed).toBe((own?.charged ?? 0) - 15_000);
  expect(own?.charged).toBeGreaterThanOrEqual(40_000);
  expect(data?.count).toEqual({ value: 2, isMore: false });
  const other = await ofOther.get<OfficeData<typeof listBalances>>('/balances');
  expect(other.data?.rows.map(({ mallId }) => mallId)).toEqual([2]);
});

describe('a monthly statement of an account', () => {
  const place = () => `/malls/1/balances/${shop.memberNos.daeryang}`;
  type Months = OfficeData<typeof listStatements>['months'];
  const months = async () => (await super_.get<{ months: Months }>(place())).data?.months ?? [];
  const file = async (format: string) => {
    const headers = { host: 'admin.localhost', 'x-office': '1', cookie: super_.cookie };
    return (await shop.app.inject({ url: `/api/v1/admin${place()}/2025-10-01/${format}`, headers })).rawPayload;
  };
  const inMonth = (month: string) => new Date(`${month}T00:30:00+09:00`);
  beforeAll(async () => {
    const owed = { mallId: 1, memberNo: shop.memberNos.daeryang ?? 0 };
    const { orderNo } = await shop.owner
      .selectFrom('accountEntry')
      .select('orderNo')
      .where('memberNo', '=', owed.memberNo)
      .executeTakeFirstOrThrow();
    const entry = { ...owed, orderNo, kind: 'CHARGE' as const };
    await shop.owner
      .insertInto('accountEntry')
      .values([
        { ...entry, amount: 30_000, entryKey: 'sep', happenedAt: inMonth('2025-09-01') },
        { ...entry, amount: 12_000, entryKey: 'oct', happenedAt: inMonth('2025-10-01') },
        { ...entry, kind: 'CREDIT', amount: -2_000, entryKey: 'back', happenedAt: inMonth('2025-10-31') },
      ])
      .execute();
    await shop.owner
      .insertInto('accountSettlement')
      .values({ ...owed, amount: 25_000, reference: 'bank oct', settledAt: inMonth('2025-10-20') })
      .execute();
  });

  test('opens with the closing balance of the month before, by months in Seoul, to the won', async () => {
    const [latest, ...before] = await months();
    expect(before).toEqual([
      { month: '2025-10-01', opening: 30_000, charged: 12_000, credited: 2_000, settled: 25_000, closing: 15_000 },
      { month: '2025-09-01', opening: 0, charged: 30_000, credited: 0, settled: 0, closing: 30_000 },
    ]);
    const { data } = await super_.get<OfficeData<typeof listBalances>>('/balances');
    expect([latest?.opening, latest?.closing]).toEqual([15_000, data?.rows.find(({ mallId }) => mallId === 1)?.owed]);
  });

  test('is a PDF, and a sheet with the same lines and the balance after each; neither contains a name', async () => {
    const paper = pdfText(await file('pdf'));
    expect(paper).toContain('후불 거래 명세서');
    for (const sum of ['30,000원', '12,000원', '−2,000원', '−25,000원', '15,000원']) expect(paper).toContain(sum);
    const { headings, rows } = await readWorkbook(await file('xlsx'), usualLimits);
    expect(headings).toEqual(['시각', '구분', '주문번호', '금액(원)', '남은 금액(원)']);
    expect(rows.map(({ cells }) => [cells[1], cells[3], cells[4]])).toEqual([
      ['지난달까지', '', '30000'],
      ['주문', '12000', '42000'],
      ['납부', '-25000', '17000'],
      ['취소·반품', '-2000', '15000'],
      ['이달까지', '', '15000'],
    ]);
    const { name } = await shop.owner
      .selectFrom('member')
      .select('name')
      .where('memberNo', '=', shop.memberNos.daeryang ?? 0)
      .executeTakeFirstOrThrow();
    expect(`${paper.join(' ')} ${rows.flatMap(({ cells }) => cells).join(' ')}`).not.toContain(name);
  });

  test('of another mall, without a contract or for a month without changes is not found', async () => {
    for (const path of [place(), `${place()}/2025-10-01/pdf`]) expect((await ofOther.get(path)).code).toBe('4040');
    for (const path of ['/malls/1/balances/999999', `${place()}/2024-01-01/xlsx`, `${place()}/2025-10-02/pdf`])
      expect((await super_.get(path)).code).toBe('4040');
    const employer = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    expect((await employer.get(place())).code).toBe('4040');
  });
});
