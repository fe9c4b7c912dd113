import { randomUUID } from 'node:crypto';
import type { ProductSheetDetail, ProductSheetHead, SheetRow } from '@mall/contracts/office/product-sheets';
import type { ProductDetail } from '@mall/contracts/office/products';
import { exportLists } from '@mall/domain/office/export-lists';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Interrupted } from '../../../runs/take-up-run.ts';
import { goods, option, phone } from '../../../testing/products.ts';
import { zipBomb } from '../../../testing/sheets.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { workOnExport } from '../../export/work-on-export.ts';
import { readUpload } from '../../upload/reading/read-upload.ts';
import { writeCsv } from '../../upload/writing/write-csv.ts';
import { forgetSheets } from './forget-sheets.ts';
import { workOnSheet } from './work-on-sheet.ts';

let shop: Shop;
let md: StaffClient;
let otherMd: StaffClient;
let partner: StaffClient;
let cs: StaffClient;
const numbers = Array.from({ length: 40 }, (_, index) => `GD${3001 + index}`);
beforeAll(async () => {
  const options = [option(), option({ optionNo: 2, colourName: '블랙', colourHex: '#000000', label: '블랙' })];
  const odd = {
    tag: "=HYPERLINK('x')",
    searchTags: ['보온', '차,음료'],
    summary: '  두  칸 ',
    name: '-이름, "따옴표"',
  };
  const notice = [{ label: '제조국', value: '대한민국' }];
  shop = await openShop({
    products: [
      ...numbers.map((no) => goods(no, { options, marketPrice: 20_000, statutoryNotice: notice })),
      goods('GD4001', { ...odd, options }),
      phone('HP0001'),
    ],
  });
  md = await addStaff(shop, { role: 'MD' });
  otherMd = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  cs = await addStaff(shop, { role: 'CS' });
  await sql`update product set supply_price = 15000 where product_no = 'GD3001'`.execute(shop.owner);
});
afterAll(() => shop.close());

const office = () => {
  const { officeDatabase, ...rest } = shop.app.dependencies;
  if (!officeDatabase) throw new Error('no office');
  return { ...rest, officeDatabase };
};
type Table = string[][];

/** The list as a file: a line with its maker, the headings, the rows. */
async function download(list: string, staff = md, query: readonly object[] = []): Promise<Table> {
  const columns = exportLists[list]?.columns.map(({ field }) => field);
  const body = { list, query, columns, format: 'csv', reason: '가격 점검' };
  const { data, text } = await staff.post<{ runNo: number }>('/exports', { body });
  if (!data) throw new Error(text);
  await workOnExport(office(), data.runNo);
  const file = await staff.post(`/exports/${data.runNo}/file`);
  return parse(file.text.replace('\ufeff', ''), { relaxColumnCount: true });
}
const products = (staff = md) => download('/product-sheet', staff);
const options = (staff = md) => download('/product-sheet/options', staff);

/** The rows of some products, with some cells changed by heading. */
function edited(table: Table, changes: Readonly<Record<string, Readonly<Record<string, string>>>>): Table {
  const [mark = [], headings = [], ...rows] = table;
  const kept = rows.filter(([no = '', , third = '']) => no in changes || `${no}/${third}` in changes);
  return [
    mark,
    headings,
    ...kept.map((row) => {
      const own = changes[row[0] ?? ''] ?? changes[`${row[0]}/${row[2]}`] ?? {};
      return row.map((cell, at) => own[headings[at] ?? ''] ?? cell);
    }),
  ];
}

const post = (path: string, file: Uint8Array, staff: StaffClient, key: string = randomUUID()) =>
  staff.post<{ sheetNo: number }>(path, {
    body: Buffer.from(file),
    headers: { 'content-type': 'application/octet-stream', 'idempotency-key': key },
  });
const send = (table: Table, staff = md, key?: string) =>
  post(`/product-sheets?name=${encodeURIComponent('고침.csv')}`, writeCsv(table), staff, key);
async function sent(table: Table, staff = md): Promise<number> {
  const { data, text } = await send(table, staff);
  if (!data) throw new Error(text);
  return data.sheetNo;
}
const show = async (sheetNo: number, staff = md) =>
  (await staff.get<ProductSheetDetail>(`/product-sheets/${sheetNo}`)).data as ProductSheetDetail;
const start = (sheetNo: number, staff = md, withWarned = false, key: string = randomUUID()) =>
  staff.post(`/product-sheets/${sheetNo}/run`, { body: { withWarned }, headers: { 'idempotency-key': key } });
const runOf = async (sheetNo: number) => {
  const { rows } = await sql<{ runNo: number }>`
    select run_no::int from product_sheet where sheet_no = ${sheetNo}`.execute(shop.owner);
  return rows[0]?.runNo ?? 0;
};
async function carriedOut(sheetNo: number, staff = md, withWarned = false): Promise<SheetRow[]> {
  expect((await start(sheetNo, staff, withWarned)).code).toBe('0000');
  await workOnSheet(office(), await runOf(sheetNo));
  return (await show(sheetNo, staff)).lines;
}
const rowOf = (rows: readonly SheetRow[], productNo: string) => rows.find((row) => row.productNo === productNo);
const verdicts = (rows: readonly SheetRow[]) => rows.map(({ productNo, verdict }) => [productNo, verdict]);
const productOf = async (productNo: string) => (await md.get<ProductDetail>(`/products/${productNo}`)).data;
const cell = async (productNo: string, change: object, staff = otherMd) => {
  const version = (await productOf(productNo))?.version;
  const reply = await staff.post(`/products/${productNo}/cell`, { body: { ...change, version } });
  expect(reply.code).toBe('0000');
};
const audits = async (productNo: string) => {
  const { rows } = await sql<{ action: string; reason: string; staffNo: number }>`
    select action, reason, staff_no::int from staff_audit where subject = ${`product ${productNo}`} order by audit_no`.execute(
    shop.owner,
  );
  return rows;
};

describe('export and import', () => {
  test('an unchanged sheet changes nothing, whatever its texts look like', async () => {
    for (const table of [await products(), await options()]) {
      const { lines } = await show(await sent(table));
      expect(lines.length).toBe(table.length - 2);
      expect(lines.filter(({ verdict }) => verdict !== 'SAME')).toEqual([]);
    }
  });

  test('an unchanged row changes nothing when somebody has changed its product since', async () => {
    const table = await products();
    await cell('GD3030', { tag: '그새 바뀜' });
    const { lines } = await show(await sent(edited(table, { GD3030: {}, GD3031: { '태그 문구': '새 태그' } })));
    expect(verdicts(lines)).toEqual([
      ['GD3030', 'SAME'],
      ['GD3031', 'CHANGE'],
    ]);
  });
});

describe('a sheet of products', () => {
  test('is previewed first, cell by cell, without writing; then carried out, with an audit row per product', async () => {
    const table = await products();
    const sheetNo = await sent(
      edited(table, {
        GD3001: { 시중가: '14,000원', '시중가 확인일': '2026-01-05' },
        GD3002: { '태그 문구': '첫 구매 혜택', 검색어: '보온, 물병', 제조국: '베트남', '무료 배송': '예' },
        GD3003: { '상품 이름': '', 브랜드: '없는브랜드', 상태: '승인 거부', 시중가: '만원' },
        GD3004: { 상태: '판매 중지' },
        HP0001: { '상품 이름': '바꾼 이름' },
      }),
    );
    const looked = await show(sheetNo);
    expect(verdicts(looked.lines)).toEqual([
      ['GD3001', 'CHANGE'],
      ['GD3002', 'CHANGE'],
      ['GD3003', 'WRONG'],
      ['GD3004', 'CHANGE'],
      ['HP0001', 'WRONG'],
    ]);
    expect(rowOf(looked.lines, 'GD3001')).toMatchObject({
      warnings: ['BELOW_COST'],
      changes: [
        { field: 'marketPrice', before: '20000' },
        { field: 'marketPriceOn', before: '', after: '2026-01-05' },
      ],
    });
    expect(rowOf(looked.lines, 'GD3003')?.faults.map(({ field }) => field)).toEqual([
      ...['name', 'brandName', 'marketPrice', 'state'],
    ]);
    expect(rowOf(looked.lines, 'GD3003')?.rowNo).toBe(5);
    expect((await productOf('GD3002'))?.words.tag).toBe('');

    const rows = await carriedOut(sheetNo);
    expect(verdicts(rows)).toEqual([
      ['GD3001', 'LEFT'],
      ['GD3002', 'CHANGED'],
      ['GD3003', 'WRONG'],
      ['GD3004', 'CHANGED'],
      ['HP0001', 'WRONG'],
    ]);
    expect(await productOf('GD3002')).toMatchObject({
      words: { tag: '첫 구매 혜택', searchTags: ['보온', '물병'], hasFreeDelivery: true },
      history: [{ reason: `시트 ${sheetNo}` }],
    });
    expect((await productOf('GD3002'))?.words.statutoryNotice).toEqual([{ label: '제조국', value: '베트남' }]);
    expect((await productOf('GD3004'))?.state).toBe('GD00404');
    expect((await productOf('GD3001'))?.words.marketPrice).toBe(20_000);
    expect(await audits('GD3002')).toEqual([
      { action: 'product.sheet', reason: `시트 ${sheetNo}`, staffNo: md.staffNo },
    ]);
    expect(await audits('GD3003')).toEqual([]);
  });

  test('sets the supplier of goods and phones by its name, and removes it again', async () => {
    await sql`
      insert into supplier (name, company, representative_name, business_number, sales_permit_number, address, phone, email)
      values ('새벽들', '(주)새벽들', '한들', '220-81-62517', '면제', '서울 중구 1', '02-123-4567', 's@dawn.example')`.execute(
      shop.owner,
    );
    const given = edited(await products(), {
      GD3007: { 공급사: '새벽들' },
      GD3008: { 공급사: '없는 상회' },
      HP0001: { 공급사: '새벽들' },
    });
    expect(verdicts(await carriedOut(await sent(given)))).toEqual([
      ['GD3007', 'CHANGED'],
      ['GD3008', 'WRONG'],
      ['HP0001', 'CHANGED'],
    ]);
    expect([(await productOf('GD3007'))?.supplierName, (await productOf('HP0001'))?.supplierName]).toEqual([
      ...['새벽들', '새벽들'],
    ]);
    const taken = edited(await products(), { GD3007: { 공급사: '' }, HP0001: { 공급사: '' } });
    await carriedOut(await sent(taken));
    expect([(await productOf('GD3007'))?.supplierName, (await productOf('HP0001'))?.supplierName]).toEqual(['', '']);
  });

  test('refuses a row over a newer version, says what, who and when, and continues with the others', async () => {
    const table = await products();
    await cell('GD3005', { marketPrice: 25_000 });
    const sheetNo = await sent(
      edited(table, {
        GD3005: { 시중가: '19000', '시중가 확인일': '2026-01-05' },
        GD3006: { '태그 문구': '둘째' },
      }),
    );
    // One more change while the sheet is previewed.
    await cell('GD3006', { tag: '먼저 쓴 말' });
    const rows = await carriedOut(sheetNo);
    expect(verdicts(rows)).toEqual([
      ['GD3005', 'STALE'],
      ['GD3006', 'STALE'],
    ]);
    const { rows: names } = await sql<{ name: string }>`
      select name from staff where staff_no = ${otherMd.staffNo}`.execute(shop.owner);
    expect(rowOf(rows, 'GD3005')?.since).toMatchObject({
      by: names[0]?.name,
      changes: [{ field: 'marketPrice', before: '20000', after: '25000' }],
    });
    expect((await productOf('GD3005'))?.words.marketPrice).toBe(25_000);
    expect((await productOf('GD3006'))?.words.tag).toBe('먼저 쓴 말');
  });

  test('fields outside the sheet can be changed meanwhile without conflict', async () => {
    const table = await products();
    const product = await productOf('GD3007');
    if (!product) throw new Error('none');
    const { options: _, stickers: __, ...words } = product.words;
    const body = { ...words, descriptionHtml: '<p>새 설명</p>', version: product.version };
    expect((await otherMd.put('/products/GD3007', { body })).code).toBe('0000');
    const rows = await carriedOut(await sent(edited(table, { GD3007: { '태그 문구': '새로' } })));
    expect(rowOf(rows, 'GD3007')?.verdict).toBe('CHANGED');
    expect((await productOf('GD3007'))?.words).toMatchObject({ tag: '새로', descriptionHtml: '<p>새 설명</p>' });
  });

  test('a repeated file, request or content writes nothing twice', async () => {
    const table = edited(await products(), { GD3008: { '태그 문구': '한 번' } });
    const key = randomUUID();
    const sheetNo = (await send(table, md, key)).data?.sheetNo ?? 0;
    expect((await send(table, md, key)).data?.sheetNo).toBe(sheetNo);
    expect(await sent(table)).toBe(sheetNo);
    await carriedOut(sheetNo);
    expect((await start(sheetNo)).description).toContain('이미 고친');
    const others = await sent(table, otherMd);
    expect((await start(others, otherMd)).description).toContain('이미 올린 파일');
    const anew = await carriedOut(await sent([...table, []].map((row) => [...row, ''])));
    expect(rowOf(anew, 'GD3008')?.verdict).toBe('SAME');
    expect((await productOf('GD3008'))?.version).toBe(2);
  });

  test('interrupted, it continues where it was; stopped, it continues on request', async () => {
    const changes = Object.fromEntries(numbers.slice(8, 30).map((no) => [no, { '한 줄 소개': '이어서' }]));
    const sheetNo = await sent(edited(await products(), changes));
    await start(sheetNo);
    let looks = 0;
    const dies = () => {
      looks += 1;
      return looks > 1;
    };
    await expect(workOnSheet(office(), await runOf(sheetNo), dies)).rejects.toThrow(Interrupted);
    const half = (await show(sheetNo)).lines.filter(({ verdict }) => verdict === 'CHANGED').length;
    expect(half).toBe(20);
    expect((await start(sheetNo)).description).toContain('고치고 있어요');
    expect((await md.post(`/product-sheets/${sheetNo}/stop`)).code).toBe('0000');
    expect((await md.post(`/product-sheets/${sheetNo}/stop`)).code).toBe('4090');
    await workOnSheet(office(), await runOf(sheetNo));
    expect((await show(sheetNo)).lines.filter(({ verdict }) => verdict === 'CHANGED')).toHaveLength(20);
    const rows = await carriedOut(sheetNo);
    expect(rows.every(({ verdict }) => verdict === 'CHANGED')).toBe(true);
    const { rows: kept } = await sql<{ most: number }>`
      select max(version) as most from product_change where reason = ${`시트 ${sheetNo}`} group by product_no having count(*) > 1`.execute(
      shop.owner,
    );
    expect(kept).toEqual([]);
  });

  test('adds a new product for a row without a number, once, and only if it is complete', async () => {
    await sql`
      insert into media (name, alt, width, height, added_at) values ('goods/bottle', '물병', 800, 800, now())`.execute(
      shop.owner,
    );
    const headings = ['상품번호', '판', '상품 이름', '브랜드', '고시 품목', '배송 방법', '사진', '시중가'];
    const row = ['', '', '새 물병', '가람', '주방·생활용품', '일반 택배', 'goods/bottle', ''];
    const { lines } = await show(await sent([headings, row, row, row.with(3, ''), row.with(7, '9000')]));
    expect(lines.map(({ verdict }) => verdict)).toEqual(['ADD', 'WRONG', 'WRONG', 'WRONG']);
    // The library has no such picture: the use case refuses it, and the others continue.
    const rows = await carriedOut(await sent([headings, row.with(2, '사진 없는 물병').with(6, 'goods/none'), row]));
    expect(rows).toMatchObject([{ verdict: 'FAILED', faults: [{ field: 'images' }] }, { verdict: 'ADDED' }]);
    expect(await productOf(rows[1]?.productNo ?? '')).toMatchObject({ name: '새 물병', state: 'GD00401' });
    expect((await show(await sent([headings, row, row]))).lines[0]?.faults[0]?.message).toContain('같은 이름');
  });
});

describe('a sheet of options', () => {
  test('changes options and adds new ones, product by product', async () => {
    const table = edited(await options(), {
      'GD3031/1': { '추가 금액': '1,000원', 상태: '판매 중지' },
      'GD3031/2': {},
      'GD3032/1': { '색상 코드': '파랑' },
      'GD3032/2': { '추가 금액': '500' },
    });
    const version = String((await productOf('GD3031'))?.version);
    const headings = table[1] ?? [];
    const made: Readonly<Record<string, string>> = {
      ...{
        상품번호: 'GD3031',
        판: version,
        색상: '네이비',
        '색상 코드': '123',
        '옵션 이름': '네이비',
        '추가 금액': '0',
        상태: '판매 중',
      },
    };
    const sheetNo = await sent([...table, headings.map((heading) => made[heading] ?? '')]);
    const rows = await carriedOut(sheetNo);
    expect(rows.map(({ productNo, verdict }) => `${productNo} ${verdict}`)).toEqual([
      ...['GD3031 CHANGED', 'GD3031 SAME', 'GD3032 WRONG', 'GD3032 WRONG', 'GD3031 CHANGED'],
    ]);
    expect((await productOf('GD3031'))?.words.options).toMatchObject([
      { optionNo: 1, extraPrice: 1_000, useCode: 'GD00702' },
      { optionNo: 2 },
      { optionNo: 3, colourName: '네이비', colourHex: '#112233' },
    ]);
    expect((await productOf('GD3032'))?.words.options[1]?.extraPrice).toBe(0);
    // The new option is not added again by another file with the same content.
    const again = await carriedOut(await sent([...table, headings.map((heading) => made[heading] ?? ''), ['']]));
    expect(again.at(-1)?.verdict).toBe('STALE');
    expect((await productOf('GD3031'))?.words.options).toHaveLength(3);
  });
});

describe('permissions', () => {
  test('a partner requests changes of products its malls list, as on the product’s page, and nothing else', async () => {
    await sql`delete from listing where mall_id = 2 and product_no = 'GD3034'`.execute(shop.owner);
    const table = await products(partner);
    expect(table.flat()).not.toContain('GD3034');
    const all = await products();
    const sheetNo = await sent(
      edited(all, {
        GD3033: { '상품 이름': '파트너가 고친 이름' },
        GD3034: { '상품 이름': '남의 상품' },
        GD3035: { 상태: '판매 중지' },
      }),
      partner,
    );
    const rows = await carriedOut(sheetNo, partner);
    expect(verdicts(rows)).toEqual([
      ['GD3033', 'REQUESTED'],
      ['GD3034', 'WRONG'],
      ['GD3035', 'WRONG'],
    ]);
    expect((await productOf('GD3033'))?.name).toBe('상품 GD3033');
    const { rows: requests } = await sql<{ productNo: string; ofMallId: number; patch: object }>`
      select r.product_no, r.of_mall_id, o.patch from product_request r join product_request_round o using (request_no, round)
      where r.staff_no = ${partner.staffNo}`.execute(shop.owner);
    expect(requests).toEqual([{ productNo: 'GD3033', ofMallId: 2, patch: { name: '파트너가 고친 이름' } }]);
  });

  test('a change that a custom role may not make alone becomes a request; the market price may fall a little', async () => {
    await sql`update review_field set roles = '{MD}' where field = 'marketPrice'`.execute(shop.owner);
    const day = { '시중가 확인일': '2026-01-05' };
    const { lines } = await show(
      await sent(
        edited(await products(), { GD3036: { 시중가: '30000', ...day }, GD3037: { 시중가: '19000', ...day } }),
      ),
    );
    await sql`update review_field set roles = '{}' where field = 'marketPrice'`.execute(shop.owner);
    expect(verdicts(lines)).toEqual([
      ['GD3036', 'REQUEST'],
      ['GD3037', 'CHANGE'],
    ]);
  });

  test('a sheet is visible only to its sender, with the permission', async () => {
    const sheetNo = await sent(edited(await products(), { GD3038: { '태그 문구': '내 것' } }));
    for (const reply of [
      await otherMd.get(`/product-sheets/${sheetNo}`),
      await otherMd.get(`/product-sheets/${sheetNo}/file`),
      await start(sheetNo, otherMd),
      await otherMd.post(`/product-sheets/${sheetNo}/stop`),
      await send([['상품번호', '판']], cs),
      await cs.get('/product-sheets'),
      await cs.get('/product-sheet'),
    ])
      expect(reply.code).toBe('4040');
    const { data } = await otherMd.get<ProductSheetHead[]>('/product-sheets');
    expect(data?.map((one) => one.sheetNo)).not.toContain(sheetNo);
  });

  test('staff who have lost the permission meanwhile change nothing', async () => {
    const leaver = await addStaff(shop, { role: 'MD' });
    const sheetNo = await sent(edited(await products(), { GD3039: { '태그 문구': '떠난 사람' } }), leaver);
    await start(sheetNo, leaver);
    await sql`update staff_grant set ended_at = now() where staff_no = ${leaver.staffNo}`.execute(shop.owner);
    await workOnSheet(office(), await runOf(sheetNo));
    expect((await productOf('GD3039'))?.words.tag).toBe('');
    const { rows } = await sql<{ failure: string }>`
      select failure from run where run_no = ${await runOf(sheetNo)}`.execute(shop.owner);
    expect(rows[0]?.failure).toContain('권한');
  });
});

describe('a file', () => {
  test('without products or versions, too large or hostile is refused', async () => {
    const noVersion = await send([
      ['상품번호', '태그 문구'],
      ['GD3001', '새'],
    ]);
    expect(noVersion.fieldErrors?.[0]?.field).toBe('file');
    const many = Array.from({ length: 5_001 }, (_, at) => [`GD${at}`, '1']);
    expect((await send([['상품번호', '판'], ...many])).fieldErrors?.[0]?.message).toContain('5,000줄');
    expect((await post('/product-sheets?name=a.xlsx', zipBomb(), md)).code).toBe('4151');
  });

  test('of results has each row as it was uploaded with its result, and can be read again', async () => {
    const table = edited(await products(), { GD3040: { '상품 이름': '' } });
    const sheetNo = await sent(table);
    const reply = await shop.app.inject({
      method: 'GET',
      url: `/api/v1/admin/product-sheets/${sheetNo}/file`,
      headers: { host: 'admin.localhost', origin: 'http://admin.localhost', 'x-office': '1', cookie: md.cookie },
    });
    const { headings, rows } = await readUpload(reply.rawPayload);
    expect(headings.slice(-2)).toEqual(['결과', '고칠 것']);
    expect(rows[0]?.cells.slice(-2)).toEqual(['고쳐 주세요', '상품 이름: 입력해 주세요.']);
  });

  test('is kept for 90 days, and then deleted with its rows', async () => {
    const sheetNo = await sent(edited(await products(), { GD3040: { '태그 문구': '석 달' } }));
    const left = async () => {
      const { rows } = await sql<{ madeAt: Date; count: number }>`
        select made_at, (select count(*)::int from product_sheet_row r where r.sheet_no = s.sheet_no) as count
        from product_sheet s where sheet_no = ${sheetNo}`.execute(shop.owner);
      return rows[0];
    };
    const after = async (milliseconds: number) => {
      const made = (await left())?.madeAt.getTime() ?? 0;
      await forgetSheets(office(), new Date(made + 90 * 24 * 3_600_000 + milliseconds));
      return (await left())?.count;
    };
    expect(await after(0)).toBe(1);
    expect(await after(1)).toBeUndefined();
  });
});
