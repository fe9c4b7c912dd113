import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { OfficeCase } from '@mall/contracts/office/cases';
import type { ExportRun } from '@mall/contracts/office/exports';
import { exportLists } from '@mall/domain/office/export-lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Interrupted } from '../../runs/take-up-run.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../testing/staff.ts';
import { readUpload } from '../upload/reading/read-upload.ts';
import { forgetExports } from './forget-exports.ts';
import { workOnExport } from './work-on-export.ts';

let shop: Shop;
let cs: StaffClient;
let super_: StaffClient;
let security: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001')] });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  super_ = await addStaff(shop, { role: 'SUPER' });
  security = await addStaff(shop, { role: 'SECURITY' });
  await addMembers(1, '김하늘');
  await addMembers(1, '=HYPERLINK("x")');
  await addMembers(2, '박바다');
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`update run set state = 'CANCELLED', ended_at = now() where ended_at is null`.execute(shop.owner);
  await sql`truncate privacy_access`.execute(shop.owner);
});

let serial = 0;
async function addMembers(mallId: number, name: string, count = 1): Promise<void> {
  serial += 1;
  await sql`
    insert into member (mall_id, login_id, name, email, phone, password_hash, state, approval)
    select ${mallId}, 'many' || ${serial}::int || '-' || n, ${name}, 'a@b.test', '01012345678', '', 'ACTIVE', 'Y'
    from generate_series(1, ${count}) n`.execute(shop.owner);
}

const members = {
  list: '/members',
  query: [],
  columns: ['memberNo', 'name', 'phone'],
  format: 'csv',
  reason: '월 보고',
};
type Wanted = { [Name in keyof typeof members]?: unknown };
const make = (staff: StaffClient, wanted: Wanted = {}, path = '/exports') =>
  staff.post<{ runNo: number }>(path, { body: { ...members, ...wanted } });
const makeClear = (staff: StaffClient, wanted: Wanted = {}) => make(staff, wanted, '/exports/personal');
const work = (runNo: number, isStopped?: () => boolean) => {
  const { officeDatabase, ...rest } = shop.app.dependencies;
  if (!officeDatabase) throw new Error('no office');
  return workOnExport({ ...rest, officeDatabase }, runNo, isStopped);
};
const own = async (staff: StaffClient, runNo: number) =>
  (await staff.get<{ exports: ExportRun[] }>('/exports')).data?.exports.find((run) => run.runNo === runNo);
const fetchFile = (staff: StaffClient, runNo: number) => staff.post(`/exports/${runNo}/file`);
const fetchBytes = (staff: StaffClient, runNo: number, headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/v1/admin/exports/${runNo}/file`,
    headers: {
      ...{ host: 'admin.localhost', origin: 'http://admin.localhost', 'x-office': '1', cookie: staff.cookie },
      ...headers,
    },
  });
async function made(staff: StaffClient, wanted: Wanted = {}, send = make): Promise<number> {
  const { data, text } = await send(staff, wanted);
  if (!data) throw new Error(text);
  await work(data.runNo);
  return data.runNo;
}
const place = (runNo: number) => join(shop.app.dependencies.config.dataFolder, 'files/exports', String(runNo));

test('downloadable columns exist in the lists, and each personal one is marked as such', () => {
  const lists = shop.app.dependencies.officeLists;
  for (const [path, { columns }] of Object.entries(exportLists)) {
    const row = lists.get(path)?.row;
    const wrong = columns.filter(({ field, isPersonal }) => {
      const shape = row?.get(field);
      return !shape || Boolean(shape.personal) !== Boolean(isPersonal);
    });
    expect([path, wrong.map(({ field }) => field)]).toEqual([path, []]);
  }
});

describe('a file', () => {
  test('has the rows of one’s own malls, masked, headed by its number, maker and time; no formula is run', async () => {
    const runNo = await made(cs);
    expect(await own(cs, runNo)).toMatchObject({ state: 'DONE', doneRows: 3, totalRows: 3, isClear: false });
    const { text, headers } = await fetchFile(cs, runNo);
    const [mark, headings, ...rows] = text.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(mark).toMatch(
      new RegExp(`^내려받기 ${runNo} · 운영자 [\\da-f]+ · \\d{4}-\\d{2}-\\d{2} [\\d:]{8} · 월 보고$`),
    );
    expect(headings).toBe('회원 번호,이름,휴대폰');
    expect(rows).toHaveLength(3);
    expect(text).toContain('김*늘,010-****-5678');
    expect(text).not.toContain('김하늘');
    expect(text).toMatch(/,"?'=/);
    expect(headers['content-disposition']).toContain(`${runNo}_`);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('as a workbook has numeric cells, and can be read by the shop’s own reader', async () => {
    const runNo = await made(super_, {
      format: 'xlsx',
      columns: ['mallName', 'orders'],
      query: [{ name: 'mallId', value: 'is:2' }],
    });
    const { rows } = await readUpload((await fetchBytes(super_, runNo)).rawPayload);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['몰', '주문'],
      ['hanul몰', '0'],
      ['hanul몰', '0'],
    ]);
  });

  test('as CSV is sent compressed, as stored, to clients that accept it: the content is identical', async () => {
    const [plain, packed] = [await made(cs), await made(cs)];
    const reply = await fetchBytes(cs, packed, { 'accept-encoding': 'gzip, deflate, br' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    const { headers, payload } = await fetchBytes(cs, plain);
    expect(headers).not.toHaveProperty('content-encoding');
    const withoutMark = (text: string) => text.slice(text.indexOf('\r\n'));
    expect(withoutMark(gunzipSync(reply.rawPayload).toString())).toBe(withoutMark(payload));
  });

  test('can be fetched once, only by its maker, and is stored encrypted until then', async () => {
    const runNo = await made(cs);
    expect(() => gunzipSync(readFileSync(place(runNo)))).toThrow('incorrect header check');
    const book = await made(cs, { format: 'xlsx' });
    expect(readFileSync(place(book)).toString('latin1')).not.toContain('xl/worksheets');
    expect((await fetchFile(super_, runNo)).code).toBe('4040');
    expect((await fetchFile(cs, runNo)).status).toBe(200);
    const again = await fetchFile(cs, runNo);
    expect([again.code, again.description]).toEqual([
      '4090',
      '이미 받았거나 시간이 지난 파일이에요. 다시 만들어 주세요.',
    ]);
    await forgetExports(shop.app.dependencies, new Date());
    expect(existsSync(place(runNo))).toBe(false);
    const { sealedKey } = await shop.owner
      .selectFrom('exportFile')
      .select('sealedKey')
      .where('runNo', '=', runNo)
      .executeTakeFirstOrThrow();
    expect(sealedKey).toBe('');
  });

  test('that nobody fetches within a day is deleted', async () => {
    const runNo = await made(cs);
    await forgetExports(shop.app.dependencies, new Date());
    expect(existsSync(place(runNo))).toBe(true);
    await sql`update export_file set expires_at = now() - interval '1 second' where run_no = ${runNo}`.execute(
      shop.owner,
    );
    expect((await fetchFile(cs, runNo)).code).toBe('4090');
    await forgetExports(shop.app.dependencies, new Date());
    expect(existsSync(place(runNo))).toBe(false);
  });

  test('writes a row into the access log for each person in it, and one into the audit; without personal columns no access row', async () => {
    await made(cs);
    const access = await shop.owner.selectFrom('privacyAccess').selectAll().where('task', '=', 'EXPORT').execute();
    expect(access).toMatchObject([{ staffNo: cs.staffNo, fields: ['name', 'phone'], reason: '월 보고' }]);
    expect(access[0]?.subjects).toHaveLength(3);
    await made(cs, { columns: ['memberNo', 'orders'] });
    expect(
      await shop.owner.selectFrom('privacyAccess').select('accessNo').where('task', '=', 'EXPORT').execute(),
    ).toHaveLength(1);
    const audit = await shop.owner
      .selectFrom('staffAudit')
      .select(['subject', 'reason'])
      .where('action', '=', 'export.make')
      .orderBy('auditNo', 'desc')
      .executeTakeFirst();
    expect(audit).toEqual({ subject: 'list /members', reason: '월 보고' });
  });

  test.each([
    ['a list that is none', { list: '/staff' }, '4040'],
    ['no column', { columns: [] }, '4220'],
    ['a column that the list does not have', { columns: ['passwordHash'] }, '4220'],
    ['a filter that is none', { query: [{ name: 'state', value: 'is:NOBODY' }] }, '4000'],
    ['no reason', { reason: ' ' }, '4000'],
  ])('is not made of %s', async (_what, wanted, code) => {
    expect((await make(cs, wanted)).code).toBe(code);
  });

  test('is not made for staff who may not see the list, nor of members for an employer', async () => {
    const md = await addStaff(shop, { role: 'MD' });
    const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    expect((await make(md)).code).toBe('4040');
    for (const list of ['/members', '/orders', '/joining'])
      expect((await make(welfare, { list, columns: ['mallName'] })).code).toBe('4040');
  });

  test('is one of at most three at a time', async () => {
    for (const _ of [1, 2, 3]) expect((await make(cs)).code).toBe('0000');
    expect((await make(cs)).code).toBe('4094');
  });
});

describe('unmasked personal data', () => {
  test('is in a file for staff who may have it, after a step-up', async () => {
    const runNo = await made(cs, {}, makeClear);
    const { text } = await fetchFile(cs, runNo);
    expect(text).toContain('김하늘,01012345678');
    const md = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
    expect((await makeClear(md)).code).toBe('4040');
    const late = await addStaff(shop, { role: 'CS' });
    await sql`update staff_session set proved_at = now() - interval '6 minutes' where staff_no = ${late.staffNo}`.execute(
      shop.owner,
    );
    expect((await makeClear(late)).code).toBe('4032');
  });

  describe('of more than 500 people', () => {
    beforeAll(() => addMembers(1, '이여럿', 501));

    test('is refused to staff who may never have more', async () => {
      expect(await makeClear(cs)).toMatchObject({ code: '4220' });
    });

    test('waits for a second person, and is made once they approve', async () => {
      const { data } = await makeClear(super_, { query: [{ name: 'mallId', value: 'is:1' }] });
      const runNo = data?.runNo ?? 0;
      await work(runNo);
      expect(await own(super_, runNo)).toMatchObject({ state: 'WAITING', doneRows: 0, file: null });
      const { data: inbox } = await security.get<{ cases: OfficeCase[] }>('/cases');
      const waiting = inbox?.cases.find(({ subject }) => subject === `export ${runNo}`);
      expect(waiting).toMatchObject({ title: '개인정보 내려받기', mayDecide: true, reason: '월 보고' });
      expect((await super_.post(`/cases/${waiting?.caseNo}/approve`)).code).toBe('4040');
      expect((await security.post(`/cases/${waiting?.caseNo}/approve`)).code).toBe('0000');
      await work(runNo);
      expect(await own(super_, runNo)).toMatchObject({ state: 'DONE', doneRows: 504 });
    });

    test('is never made once they have rejected it', async () => {
      const { data } = await makeClear(super_);
      const runNo = data?.runNo ?? 0;
      const caseNo = (await own(super_, runNo))?.caseNo;
      await security.post(`/cases/${caseNo}/reject`, { body: { answer: '줄여 주세요' } });
      expect(await own(super_, runNo)).toMatchObject({ state: 'CANCELLED', failure: '결재를 받지 못했어요.' });
      await forgetExports(shop.app.dependencies, new Date());
      await work(runNo);
      expect(await own(super_, runNo)).toMatchObject({ state: 'CANCELLED', file: null });
    });

    test('is not made when the number has grown beyond the limit since the request', async () => {
      const { data } = await makeClear(cs, { query: [{ name: 'q', value: '김하늘' }] });
      const runNo = data?.runNo ?? 0;
      await sql`update run set request = jsonb_set(request, '{query}', '{}') where run_no = ${runNo}`.execute(
        shop.owner,
      );
      await work(runNo);
      const run = await own(cs, runNo);
      expect([run?.state, run?.file]).toEqual(['FAILED', null]);
      expect(run?.failure).toContain('500줄');
    });
  });
});

describe('a run', () => {
  test('whose process has died is restarted by another: every row once', async () => {
    const runNo = (await make(cs)).data?.runNo ?? 0;
    await expect(work(runNo, () => true)).rejects.toThrow(Interrupted);
    expect(await own(cs, runNo)).toMatchObject({ state: 'RUNNING', file: null });
    expect((await fetchFile(cs, runNo)).code).toBe('4090');
    await work(runNo);
    const { text } = await fetchFile(cs, runNo);
    const numbers = text
      .trimEnd()
      .split('\r\n')
      .slice(2)
      .map((line) => line.split(',')[0]);
    expect(numbers).toHaveLength(504);
    expect(new Set(numbers).size).toBe(504);
  });

  test('that keeps killing its process is given up, with a message for the requester', async () => {
    const runNo = (await make(cs)).data?.runNo ?? 0;
    for (const _ of [1, 2, 3, 4]) await work(runNo, () => true).catch(() => undefined);
    await work(runNo);
    expect(await own(cs, runNo)).toMatchObject({
      state: 'FAILED',
      failure: expect.stringContaining('여러 번 멈췄어요'),
    });
  });

  test('that is cancelled makes no file, and can be cancelled only by its own staff, once', async () => {
    const runNo = (await make(cs)).data?.runNo ?? 0;
    expect((await super_.post(`/exports/${runNo}/cancel`)).code).toBe('4040');
    // Between two pages.
    const cancelled = work(runNo, () => {
      void cs.post(`/exports/${runNo}/cancel`);
      return false;
    });
    await cancelled;
    await expect.poll(async () => (await own(cs, runNo))?.state).toMatch(/CANCELLED|DONE/);
    const other = (await make(cs)).data?.runNo ?? 0;
    expect((await cs.post(`/exports/${other}/cancel`)).code).toBe('0000');
    await work(other);
    expect(await own(cs, other)).toMatchObject({ state: 'CANCELLED', doneRows: 0, file: null });
    expect((await cs.post(`/exports/${other}/cancel`)).code).toBe('4090');
  });

  test('fails when the permission has ended meanwhile', async () => {
    const leaver = await addStaff(shop, { role: 'CS', mallIds: [1] });
    const runNo = (await make(leaver)).data?.runNo ?? 0;
    await sql`update staff_grant set ended_at = now() where staff_no = ${leaver.staffNo}`.execute(shop.owner);
    await work(runNo);
    expect(await own(leaver, runNo)).toMatchObject({
      state: 'FAILED',
      failure: '그사이 권한이 없어져서 만들지 못했어요.',
    });
  });

  test('erases its search terms when it has ended', async () => {
    const runNo = await made(cs, { query: [{ name: 'q', value: '01012345678' }] });
    const { request } = await shop.owner
      .selectFrom('run')
      .select('request')
      .where('runNo', '=', runNo)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(request)).not.toContain('01012345678');
  });

  test('is queued in the transaction of the request', async () => {
    const runNo = (await make(cs)).data?.runNo ?? 0;
    const { rows } = await sql<{
      data: object;
    }>`select data from pgboss.job where name = 'run' and data = ${{ runNo }}::jsonb`.execute(shop.owner);
    expect(rows).toHaveLength(1);
  });
});
