import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mostAttachmentBytes } from '@mall/contracts/attachment';
import type { BoardAttachment } from '@mall/contracts/board-post';
import { boardType } from '@mall/contracts/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addAttachment } from './add-attachment.ts';

const notice = (postNo: number, values: object = {}) => ({
  ...{ boardType: 'CM00404' as const, postNo, title: `공지 ${postNo}`, label: '', summary: '', html: '', image: '' },
  ...{ author: '', isPinned: false, postedOn: `2026-01-0${postNo}`, productNos: [] },
  ...values,
});

let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-attachments-'));
  shop = await openShop({
    config: { dataFolder: folder },
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        posts: [notice(1), notice(2), notice(3), notice(1, { boardType: 'CM00410' })],
      },
      { mallId: 2, mallUrl: 'hanul', posts: [notice(1)] },
    ],
  });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const attach = (
  fileName: string,
  bytes: Uint8Array = Buffer.from('%PDF-1.7'),
  to: { mallId?: number; postNo?: number } = {},
) =>
  addAttachment(
    // As an operator's command does: the application's own role may only read boards.
    { ...shop.app.dependencies, database: shop.owner },
    { mallId: to.mallId ?? 1 },
    {
      ...{ boardType: boardType.notice, postNo: to.postNo ?? 1, fileName, bytes },
    },
  );
type Input = { mallUrl?: string; post?: string; token?: string };
const download = (attachmentName: string, { mallUrl = 'familyshop', post = 'CM00404/posts/1', token }: Input = {}) =>
  shop.app.inject({
    url: `/api/v1/mall/boards/${post}/attachments/${attachmentName}`,
    headers: {
      host: `${mallUrl}.localhost`,
      ...(token !== '' && { authorization: `Bearer ${token ?? shop.tokens[mallUrl]}` }),
    },
  });
const outcome = async (attachmentName: string, input: Input = {}) => {
  const reply = await download(attachmentName, input);
  return [reply.statusCode, reply.json<{ code: string }>().code];
};
type Post = { attachments: BoardAttachment[] };
const read = async (postNo: number) => {
  const options = { token: shop.tokens['familyshop'] ?? '' };
  return (await shop.at('familyshop').get<Post>(`/boards/CM00404/posts/${postNo}`, options)).data?.attachments;
};
const filesOf = () => readdir(join(folder, 'files/attachments/1')).catch(() => []);

// R9.09
describe('a file of a notice', () => {
  test('is listed with name, kind and size, in the order in which it was added; the list shows how many', async () => {
    await attach('신청서 양식.hwp', Buffer.from('hwp'), { postNo: 2 });
    await attach('../요금표/2026년 요금표.XLSX', Buffer.from('PK..'), { postNo: 2 });
    expect(await read(2)).toMatchObject([
      { fileName: '신청서 양식.hwp', fileType: 'hwp', byteCount: 3 },
      { fileName: '2026년 요금표.XLSX', fileType: 'xlsx', byteCount: 4 },
    ]);
    const options = { token: shop.tokens['familyshop'] ?? '' };
    type List = { posts: { postNo: number; attachmentCount: number }[] };
    const { data } = await shop.at('familyshop').get<List>('/boards/CM00404/posts', options);
    expect(data?.posts.map(({ postNo, attachmentCount }) => [postNo, attachmentCount])).toContainEqual([2, 2]);
    expect(data?.posts.map(({ postNo, attachmentCount }) => [postNo, attachmentCount])).toContainEqual([3, 0]);
    expect(await read(3)).toEqual([]);
  });

  test('is a download under its Korean name, byte for byte, with nosniff and uncached', async () => {
    const bytes = Buffer.from('%PDF-1.7 <script>alert(1)</script>');
    const { attachmentName } = await attach('10월 당첨자 (최종).pdf', bytes);
    const reply = await download(attachmentName);
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, bytes]);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="10? ??? (??).pdf"; filename*=UTF-8''10%EC%9B%94%20%EB%8B%B9%EC%B2%A8%EC%9E%90%20%28%EC%B5%9C%EC%A2%85%29.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  test('is 4040 for another mall’s member, another notice, another board or an unknown name', async () => {
    const { attachmentName } = await attach('안내.pdf');
    const foreign = await attach('한울.pdf', Buffer.from('%PDF'), { mallId: 2 });
    expect(await outcome(attachmentName, { mallUrl: 'hanul' })).toEqual([404, '4040']);
    expect(await outcome(foreign.attachmentName)).toEqual([404, '4040']);
    expect(await outcome(attachmentName, { post: 'CM00404/posts/2' })).toEqual([404, '4040']);
    expect(await outcome(attachmentName, { post: 'CM00410/posts/1' })).toEqual([404, '4040']);
    expect(await outcome(attachmentName, { post: 'CM00404/posts/99' })).toEqual([404, '4040']);
    expect(await outcome(randomUUID())).toEqual([404, '4040']);
    expect(await outcome(attachmentName, { token: '' })).toEqual([401, '4010']);
    expect(await outcome(attachmentName, { token: shop.tokens['hanul'] ?? '' })).toEqual([401, '4010']);
  });

  test('is removed with its notice', async () => {
    const { attachmentName } = await attach('지난 안내.pdf', Buffer.from('%PDF'), { postNo: 3 });
    expect((await download(attachmentName, { post: 'CM00404/posts/3' })).statusCode).toBe(200);
    await shop.owner.deleteFrom('boardPost').where('mallId', '=', 1).where('postNo', '=', 3).execute();
    expect(await outcome(attachmentName, { post: 'CM00404/posts/3' })).toEqual([404, '4040']);
  });

  test.each(['..%2F..%2Ftoken-secret', '%2e%2e%2f%2e%2e%2ftoken-secret', 'x', '%00'])(
    'has no path that leads out of its folder: %s',
    async (name) => {
      expect(await outcome(name)).toEqual([400, '4000']);
    },
  );

  test('that is missing on the disk is 4045 with a message, and the operator’s log names it', async () => {
    const { attachmentName } = await attach('없어진 안내.pdf');
    await shop.app.dependencies.files.remove(`attachments/1/${attachmentName}`);
    const reply = await download(attachmentName);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      404,
      { code: '4045', message: '파일을 찾지 못했어요. 고객센터로 문의해 주세요.' },
    ]);
    expect(shop.log.filter((line) => line.includes('4045')).map((line) => JSON.parse(line))).toMatchObject([
      { level: 50 },
    ]);
  });

  test('is refused when it is executable, empty or too large, or has no notice; then nothing is stored', async () => {
    const before = await filesOf();
    const program = attach('안내.html', Buffer.from('<script>'));
    await expect(program).rejects.toMatchObject({ code: '4150', description: expect.stringContaining('pdf, hwp') });
    await expect(attach('안내.pdf', Buffer.alloc(0))).rejects.toMatchObject({ code: '4150' });
    await expect(attach('안내.pdf', Buffer.alloc(mostAttachmentBytes + 1))).rejects.toMatchObject({ code: '4130' });
    await expect(attach('안내.pdf', undefined, { postNo: 98 })).rejects.toMatchObject({ code: '4040' });
    expect(await filesOf()).toEqual(before);
  });
});
