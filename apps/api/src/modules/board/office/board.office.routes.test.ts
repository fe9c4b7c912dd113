import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfficePost, PostFile, PostRow } from '@mall/contracts/office/boards';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { eraseLooseFiles, flipContent } from '../flip-content.ts';

let folder: string;
let shop: Shop;
let cs: StaffClient;
let partner: StaffClient;
let welfare: StaffClient;
let auditor: StaffClient;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-boards-'));
  shop = await openShop({ config: { dataFolder: folder }, products: [goods('GD0001')] });
  cs = await addStaff(shop, { role: 'CS' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
  auditor = await addStaff(shop, { role: 'MD' });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const words = { title: '배송 안내', label: '안내', summary: '', html: '<p>본문</p>', author: '고객센터' };
const post = (values: object = {}) => ({ ...words, isPinned: false, linkedNos: [], files: [], ...values });
type Place = { mallId?: number; board?: string };
const boardOf = ({ mallId = 1, board = 'CM00404' }: Place = {}) => `/malls/${mallId}/boards/${board}`;
const add = (staff: StaffClient, values: object = {}, place: Place = {}) =>
  staff.post<{ postNo: number; version: number }>(`${boardOf(place)}/posts`, { body: post(values) });
const added = async (values: object = {}) => (await add(cs, values)).data?.postNo ?? 0;
const at = (postNo: number, part = '') => `${boardOf()}/posts/${postNo}${part}`;
const read = async (postNo: number) => (await cs.get<OfficePost>(at(postNo))).data;
type Plan = { version?: number; startsAt?: string | null; endsAt?: string | null };
const move = (
  staff: StaffClient,
  postNo: number,
  to: string,
  { version = 1, startsAt = null, endsAt = null }: Plan = {},
) => staff.post<{ version: number }>(at(postNo, '/move'), { body: { to, version, startsAt, endsAt } });
const save = (staff: StaffClient, postNo: number, values: object, version: number) =>
  staff.put<{ by: string; saved: object; version: number }>(at(postNo), { body: { ...post(values), version } });
const send = (staff: StaffClient, fileName: string, body: Buffer, place: Place = {}) =>
  staff.post<PostFile>(`${boardOf(place)}/files?fileName=${encodeURIComponent(fileName)}`, {
    ...{ body, headers: { 'content-type': 'application/octet-stream' } },
  });

type Shown = { post: { title: string; isPinned: boolean }; html: string; attachments: { fileName: string }[] };
/** The post as a member of the shop sees it. */
const shown = (postNo: number) =>
  shop.at('familyshop').get<Shown>(`/boards/CM00404/posts/${postNo}`, { token: shop.tokens['familyshop'] ?? '' });
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const flip = (now: Date) => flipContent(shop.app.dependencies, { mallId: 1 }, now);
const audits = () => shop.owner.selectFrom('staffAudit').select(['action', 'subject']).orderBy('auditNo').execute();

describe('a post', () => {
  test('is a draft that no member sees until it is published; from then on a save changes the shop at once', async () => {
    const postNo = await added();
    expect((await shown(postNo)).code).toBe('4040');
    expect((await move(cs, postNo, 'LIVE')).data).toEqual({ version: 2 });
    expect((await shown(postNo)).data?.post.title).toBe('배송 안내');
    expect((await save(cs, postNo, { title: '배송이 늦어요' }, 2)).data).toEqual({ version: 3 });
    expect((await shown(postNo)).data?.post.title).toBe('배송이 늦어요');
    expect((await move(cs, postNo, 'ENDED', { version: 3 })).status).toBe(200);
    expect((await shown(postNo)).code).toBe('4040');
    expect(await read(postNo)).toMatchObject({ state: 'ENDED', moves: ['DRAFT'], views: 2 });
  });

  test('shows who changed what, the latest first; each change writes one row into the audit', async () => {
    const before = (await audits()).length;
    const postNo = await added();
    await save(cs, postNo, { title: '다른 제목', label: '' }, 1);
    await move(cs, postNo, 'LIVE', { version: 2 });
    const history = (await read(postNo))?.history;
    expect(history?.map(({ state, changed }) => [state, [...changed].sort()])).toEqual([
      ['LIVE', []],
      ['DRAFT', ['label', 'title']],
      ['DRAFT', []],
    ]);
    expect(history?.every(({ by }) => by?.startsWith('운영자'))).toBe(true);
    expect((await audits()).slice(before).map(({ action }) => action)).toEqual(['post.add', 'post.save', 'post.move']);
  });

  test('follows its transition table: an ended post becomes a draft first, and a draft can only be published', async () => {
    const postNo = await added();
    expect((await move(cs, postNo, 'ENDED')).code).toBe('4090');
    await move(cs, postNo, 'LIVE');
    expect((await move(cs, postNo, 'DRAFT', { version: 2 })).code).toBe('4090');
    await move(cs, postNo, 'ENDED', { version: 2 });
    expect((await move(cs, postNo, 'LIVE', { version: 3 })).code).toBe('4090');
    expect((await move(cs, postNo, 'DRAFT', { version: 3 })).status).toBe(200);
  });

  test('saved by somebody else in the meantime is refused with both versions, and theirs is kept', async () => {
    const postNo = await added();
    await save(welfare, postNo, { title: '먼저 저장' }, 1);
    const stale = await save(cs, postNo, { title: '늦게 저장' }, 1);
    expect([stale.code, stale.data]).toEqual([
      '4090',
      {
        by: expect.stringMatching(/^운영자/),
        at: expect.any(String),
        saved: expect.objectContaining({ title: '먼저 저장', version: 2 }),
      },
    ]);
    expect((await move(cs, postNo, 'LIVE')).code).toBe('4090');
    expect((await read(postNo))?.title).toBe('먼저 저장');
    expect((await save(cs, postNo, { title: '늦게 저장' }, 2)).data).toEqual({ version: 3 });
  });

  test('saved by two at once is saved only once', async () => {
    const postNo = await added();
    const codes = await Promise.all(
      ['가', '나', '다'].map(async (title) => (await save(cs, postNo, { title }, 1)).code),
    );
    expect(codes.sort()).toEqual(['0000', '4090', '4090']);
  });

  test('can be pinned, and the change undone only by whoever has just made it', async () => {
    const postNo = await added();
    await move(cs, postNo, 'LIVE');
    const pin = await cs.post<{ version: number }>(at(postNo, '/pin'), { body: { isPinned: true, version: 2 } });
    expect((await shown(postNo)).data?.post.isPinned).toBe(true);
    const undo = (staff: StaffClient, version: number) => staff.post(at(postNo, '/undo'), { body: { version } });
    expect((await undo(welfare, pin.data?.version ?? 0)).code).toBe('4090');
    expect((await undo(cs, 3)).status).toBe(200);
    expect((await shown(postNo)).data?.post.isPinned).toBe(false);
    expect((await undo(cs, 3)).code).toBe('4090');
  });

  test('whose publishing fails halfway is unchanged: no revision, no audit, nothing in the shop', async () => {
    const postNo = await added({ title: '중간에 끊김' });
    const before = (await audits()).length;
    await sql`alter table board_post add constraint broken check (title <> '중간에 끊김')`.execute(shop.owner);
    expect((await move(cs, postNo, 'LIVE')).code).toBe('5000');
    await sql`alter table board_post drop constraint broken`.execute(shop.owner);
    expect([(await read(postNo))?.version, (await audits()).length]).toEqual([1, before]);
    expect((await shown(postNo)).code).toBe('4040');
    expect((await move(cs, postNo, 'LIVE')).status).toBe(200);
  });
});

describe('a schedule', () => {
  test('shows and ends a post when its time has come; running twice changes nothing more', async () => {
    const postNo = await added();
    const plan = { startsAt: later(10).toISOString(), endsAt: later(20).toISOString() };
    expect((await move(cs, postNo, 'SCHEDULED', plan)).status).toBe(200);
    await flip(later(9));
    expect((await shown(postNo)).code).toBe('4040');
    await Promise.all([flip(later(11)), flip(later(11))]);
    expect((await shown(postNo)).code).toBe('0000');
    expect(await read(postNo)).toMatchObject({ state: 'LIVE', version: 3 });
    await flip(later(21));
    expect((await shown(postNo)).code).toBe('4040');
    expect((await read(postNo))?.history.map(({ state, by }) => [state, by === null])).toEqual([
      ['ENDED', true],
      ['LIVE', true],
      ['SCHEDULED', false],
      ['DRAFT', false],
    ]);
  });

  test('whose job did not run never shows a post that has ended by then', async () => {
    const postNo = await added();
    await move(cs, postNo, 'SCHEDULED', { startsAt: later(1).toISOString(), endsAt: later(2).toISOString() });
    await flip(later(30));
    expect([(await read(postNo))?.state, (await shown(postNo)).code]).toEqual(['ENDED', '4040']);
  });

  test.each([
    ['SCHEDULED', 'startsAt', {}],
    ['SCHEDULED', 'startsAt', { startsAt: '2020-01-01T00:00:00.000Z' }],
    ['SCHEDULED', 'endsAt', { startsAt: '2099-01-02T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' }],
    ['LIVE', 'endsAt', { endsAt: '2020-01-01T00:00:00.000Z' }],
  ])('to %s with a wrong %s is refused at its field: %j', async (to, field, plan) => {
    const reply = await move(cs, await added(), to, plan);
    expect([reply.code, reply.fieldErrors?.map((error) => error.field)]).toEqual(['4220', [field]]);
  });

  test('does not affect another mall; the application itself publishes only what staff have published', async () => {
    const { data } = await add(cs, {}, { mallId: 2 });
    const app = shop.app.dependencies.database;
    const forged = inMall(app, { mallId: 2 }, (transaction) =>
      transaction.updateTable('contentRevision').set({ state: 'LIVE' }).execute(),
    );
    await expect(forged).rejects.toThrow('permission denied');
    await flip(later(60));
    expect((await cs.get<OfficePost>(`${boardOf({ mallId: 2 })}/posts/${data?.postNo}`)).data?.state).toBe('DRAFT');
  });
});

describe('hostile words and files', () => {
  test('are stored without anything executable; texts that are empty then are refused', async () => {
    const postNo = await added({
      html: '<p onclick="alert(1)">본문<script>alert(1)</script></p>',
      title: '<b>제목</b>',
    });
    await move(cs, postNo, 'LIVE');
    expect((await shown(postNo)).data).toMatchObject({ html: '<p>본문</p>', post: { title: '<b>제목</b>' } });
    const empty = await add(cs, { html: '<script>alert(1)</script>' });
    expect([empty.code, empty.fieldErrors?.[0]?.field]).toEqual(['4220', 'html']);
    expect((await add(cs, { title: 'ㄱ'.repeat(101) })).code).toBe('4000');
    expect((await add(cs, { label: 'ㄱ'.repeat(11) })).code).toBe('4000');
    expect((await add(cs, { linkedNos: ['GD9999'] })).fieldErrors?.[0]?.field).toBe('linkedNos');
    expect((await add(cs, { linkedNos: ['GD0001'] })).status).toBe(200);
  });

  test.each([
    ['안내.html', Buffer.from('<script>'), '4150'],
    ['안내.svg', Buffer.from('<svg onload="alert(1)"/>'), '4150'],
    ['안내.pdf.exe', Buffer.from('MZ'), '4150'],
    ['안내.pdf', Buffer.alloc(0), '4150'],
    ['안내.pdf', Buffer.alloc(20 * 1024 * 1024 + 1), '4130'],
  ])('%s is refused, and nothing of it is kept', async (fileName, bytes, code) => {
    expect((await send(cs, fileName, bytes)).code).toBe(code);
    expect(await readdir(join(folder, 'files/attachments/1')).catch(() => [])).toEqual([]);
  });

  test('a file is published with its post, under a name without folders; another mall’s is not found', async () => {
    const { data: file } = await send(cs, '../../안내문.pdf', Buffer.from('%PDF-1.7'));
    expect(file?.fileName).toBe('안내문.pdf');
    const foreign = await add(cs, { files: [file?.attachmentName] }, { mallId: 2 });
    expect([foreign.code, foreign.fieldErrors?.[0]?.field]).toEqual(['4220', 'files']);
    const postNo = await added({ files: [file?.attachmentName] });
    await move(cs, postNo, 'LIVE');
    expect((await shown(postNo)).data?.attachments).toMatchObject([{ fileName: '안내문.pdf' }]);
    expect((await cs.get(at(postNo, `/files/${file?.attachmentName}`))).status).toBe(200);
    expect((await partner.get(at(postNo, `/files/${file?.attachmentName}`))).code).toBe('4040');
  });

  test('files that no post uses are erased after a day, the others stay', async () => {
    const { data: loose } = await send(cs, '버린 파일.pdf', Buffer.from('%PDF'));
    const { data: kept } = await send(cs, '쓰는 파일.pdf', Buffer.from('%PDF'));
    await added({ files: [kept?.attachmentName] });
    const names = () => readdir(join(folder, 'files/attachments/1'));
    await eraseLooseFiles(shop.app.dependencies, { mallId: 1 }, later(60));
    expect(await names()).toContain(loose?.attachmentName);
    await eraseLooseFiles(shop.app.dependencies, { mallId: 1 }, later(25 * 60));
    expect(await names()).not.toContain(loose?.attachmentName);
    expect(await names()).toContain(kept?.attachmentName);
  });
});

describe('who may write where', () => {
  test('an employer writes notices of its own mall, and does not see reviews', async () => {
    const { data: review } = await add(cs, { title: '써 봤어요' }, { board: 'CM00410' });
    const place = `${boardOf({ board: 'CM00410' })}/posts/${review?.postNo}`;
    expect((await add(welfare)).status).toBe(200);
    expect((await add(welfare, {}, { board: 'CM00410' })).code).toBe('4040');
    expect((await add(welfare, {}, { mallId: 2 })).code).toBe('4040');
    expect((await welfare.get(place)).code).toBe('4040');
    expect((await send(welfare, '안내.pdf', Buffer.from('%PDF'), { board: 'CM00410' })).code).toBe('4040');
    const { data } = await welfare.get<{ rows: PostRow[] }>('/posts?size=100');
    expect(new Set(data?.rows.map(({ mallId, boardType }) => `${mallId} ${boardType}`))).toEqual(
      new Set(['1 CM00404']),
    );
  });

  test('a partner writes in its own mall; staff without the permission find nothing', async () => {
    const postNo = await added();
    for (const staff of [partner, auditor]) {
      expect((await staff.get(at(postNo))).code).toBe('4040');
      expect((await save(staff, postNo, {}, 1)).code).toBe('4040');
      expect((await move(staff, postNo, 'LIVE')).code).toBe('4040');
      expect((await add(staff)).code).toBe('4040');
    }
    expect((await add(partner, {}, { mallId: 2 })).status).toBe(200);
  });
});

describe('the list of posts', () => {
  const titles = async (query: string) =>
    (await cs.get<{ rows: PostRow[] }>(`/posts?${encodeURI(query)}`)).data?.rows.map(({ title }) => title);
  beforeAll(async () => {
    const postNo = await added({ title: '100% 환불 안내', label: '환불', isPinned: true });
    await move(cs, postNo, 'LIVE');
    await added({ title: '환불 초안', label: '환불' });
  });

  test.each([
    ['label=is:환불&state=is:LIVE', ['100% 환불 안내']],
    ['label=is:환불&pinned=is:N', ['환불 초안']],
    ['label=is:환불', ['환불 초안', '100% 환불 안내']],
    ['label=is:환불&sort=changedAt', ['100% 환불 안내', '환불 초안']],
    ['q=100%25', ['100% 환불 안내']],
    ['label=is:환불&mallId=is:2', []],
    ['label=is:환불&board=is:CM00410', []],
    ['label=is:환불&starts=to:2020-01-01', []],
  ])('with %s has %j', async (query, expected) => {
    expect(await titles(query.replace('%25', '%'))).toEqual(expected);
  });

  test('continues where a page ends', async () => {
    const first = (await cs.get<{ rows: PostRow[]; next: string }>('/posts?size=2')).data;
    const next = (await cs.get<{ rows: PostRow[] }>(`/posts?size=2&cursor=${first?.next}`)).data;
    const whole = (await cs.get<{ rows: PostRow[] }>('/posts?size=4')).data;
    expect([...(first?.rows ?? []), ...(next?.rows ?? [])]).toEqual(whole?.rows);
  });
});
