import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BoardPost } from '@mall/contracts/board-post';
import { connectDatabase } from '@mall/db/connection';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toCleanHtml } from '../../operator-text.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addNotice } from './add-notice.ts';
import { removeNotice } from './remove-notice.ts';

let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-notices-'));
  const malls = [
    { mallId: 1, mallUrl: 'familyshop' },
    { mallId: 2, mallUrl: 'hanul' },
  ];
  shop = await openShop({ config: { dataFolder: folder }, malls });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await shop.owner.deleteFrom('boardPost').execute();
  await shop.owner.deleteFrom('contentRevision').execute();
  await rm(join(folder, 'files'), { recursive: true, force: true });
});

const family = { mallId: 1 };
const hanul = { mallId: 2 };
// As an operator's command does: the application's own role may only read boards.
const asOwner = (database = shop.owner) => ({ ...shop.app.dependencies, database });
const pdf = { fileName: '안내문.pdf', bytes: Buffer.from('%PDF-1.7') };
const words = { title: '배송 안내', label: '안내', author: '고객센터', isPinned: false };
const add = (mall = family, { html = '<p>본문</p>', attachments = [pdf] } = {}) =>
  addNotice(asOwner(), mall, { ...words, html, attachments });

const options = (mallUrl: string) => ({ token: shop.tokens[mallUrl] ?? '' });
async function listOf(mallUrl: string): Promise<[number, string][]> {
  type List = { posts: { postNo: number; title: string }[] };
  const { data } = await shop.at(mallUrl).get<List>('/boards/CM00404/posts', options(mallUrl));
  return (data?.posts ?? []).map(({ postNo, title }) => [postNo, title]);
}
const filesOf = ({ mallId }: { mallId: number }) =>
  readdir(join(folder, `files/attachments/${mallId}`)).catch(() => []);

test('a notice is only on its mall’s board, with its files, and without anything executable', async () => {
  const body = '<p>12월 1일부터예요.</p><script>alert(1)</script>';
  expect(await add(family, { html: toCleanHtml({ body, format: 'html' }) })).toBe(1);
  expect(await add()).toBe(2);
  expect(await listOf('familyshop')).toEqual([
    [2, '배송 안내'],
    [1, '배송 안내'],
  ]);
  expect(await listOf('hanul')).toEqual([]);
  const { data } = await shop.at('familyshop').get<BoardPost>('/boards/CM00404/posts/1', options('familyshop'));
  expect(data).toMatchObject({ html: '<p>12월 1일부터예요.</p>', attachments: [{ fileName: '안내문.pdf' }] });
});

test('concurrent notices get different numbers', async () => {
  const operators = connectDatabase({ url: shop.databaseOwnerUrl, maxConnections: 6 });
  const notice = { ...words, html: '<p>본문</p>', attachments: [] };
  const writings = Array.from({ length: 24 }, () => addNotice(asOwner(operators), family, notice));
  const numbers = await Promise.all(writings).finally(() => operators.destroy());
  expect(new Set(numbers).size).toBe(24);
});

test('with a file that is not allowed there is neither notice nor file', async () => {
  const program = { fileName: '안내.html', bytes: Buffer.from('<script>') };
  await expect(add(family, { attachments: [pdf, program] })).rejects.toMatchObject({ code: '4150' });
  expect([await listOf('familyshop'), await filesOf(family)]).toEqual([[], []]);
});

test('a removed notice is gone from its board with its files; other notices and malls keep theirs', async () => {
  await Promise.all([await add(), await add(), await add(hanul)]);
  await removeNotice(asOwner(), family, 1);
  expect(await listOf('familyshop')).toEqual([[2, '배송 안내']]);
  expect(await listOf('hanul')).toEqual([[1, '배송 안내']]);
  const shown = await shop.owner.selectFrom('boardAttachment').select(['mallId', 'postNo']).orderBy('mallId').execute();
  expect(shown).toEqual([
    { mallId: 1, postNo: 2 },
    { mallId: 2, postNo: 1 },
  ]);
  await expect(removeNotice(asOwner(), family, 1)).rejects.toMatchObject({ code: '4040' });
});

test('the application itself writes nothing on a board', async () => {
  const sent = { ...words, html: '<p>본문</p>', attachments: [] };
  await expect(addNotice(shop.app.dependencies, family, sent)).rejects.toThrow('permission denied');
  await add();
  await expect(removeNotice(shop.app.dependencies, family, 1)).rejects.toThrow('permission denied');
  expect(await listOf('familyshop')).toHaveLength(1);
});
