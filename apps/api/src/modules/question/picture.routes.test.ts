import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuestionPicture } from '@mall/contracts/question';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { erasePictures } from './erase-pictures.ts';

const day = 24 * 3_600_000;

let shop: Shop;
let other: string;
beforeAll(async () => {
  shop = await openShop({
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());

const own = () => shop.tokens.familyshop ?? '';
const drawing = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#1f55e5' } });

async function upload(file: Buffer | string, token = own(), mallUrl = 'familyshop') {
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/mall/question-pictures',
    headers: {
      host: `${mallUrl}.localhost`,
      'content-type': 'application/octet-stream',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: file,
  });
  return { status: reply.statusCode, ...reply.json<{ code: string; data?: QuestionPicture }>() };
}
const look = (pictureName: string, token = own(), mallUrl = 'familyshop') =>
  shop.app.inject({
    url: `/api/v1/mall/question-pictures/${pictureName}`,
    headers: { host: `${mallUrl}.localhost`, authorization: `Bearer ${token}` },
  });
const uploaded = async (file: Buffer): Promise<string> => {
  const { data, code } = await upload(file);
  if (!data) throw new Error(`not taken: ${code}`);
  return data.pictureName;
};
const ask = (pictures: string[], token = own()) =>
  shop.at('familyshop').post<{ questionNo: number }>('/questions', {
    token,
    body: {
      requestKey: randomUUID(),
      question: { category: 'OTHER', title: '제목', body: '내용', orderNo: null, pictures },
    },
  });
const filesOf = async () => readdir(join(shop.app.dependencies.config.dataFolder, 'files/questions/1')).catch(() => []);
const sweep = async () => {
  const mall = (await shop.app.dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('no mall');
  await erasePictures(shop.app.dependencies, mall, shop.app.dependencies.clock());
};

describe('an upload', () => {
  test('is re-encoded as WebP, upright, 1600 px at most, without its metadata', async () => {
    const camera = { exif: { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } } };
    const photo = await drawing(4000, 1000).jpeg().withMetadata({ orientation: 6 }).withExif(camera.exif).toBuffer();
    const { data } = await upload(photo);
    expect(data).toMatchObject({ width: 400, height: 1600 });
    const reply = await look(data?.pictureName ?? '');
    const { format, exif, orientation } = await sharp(reply.rawPayload).metadata();
    expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined });
  });

  test('may be PNG or WebP too', async () => {
    expect(await upload(await drawing().png().toBuffer())).toMatchObject({ status: 200, code: '0000' });
    expect(await upload(await drawing().webp().toBuffer())).toMatchObject({ status: 200, code: '0000' });
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['a JPEG’s first bytes and nothing else', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['nothing', ''],
  ])('%s is recognised by its content: 4150', async (_name, file) => {
    expect(await upload(file)).toMatchObject({ status: 415, code: '4150' });
  });

  test('a GIF and a truncated picture are 4150', async () => {
    expect(await upload(await drawing().gif().toBuffer())).toMatchObject({ status: 415, code: '4150' });
    const whole = await drawing(600, 600).png({ compressionLevel: 0 }).toBuffer();
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({ status: 415, code: '4150' });
  });

  test('more than ten megabytes, or too many pixels in a small file, are refused', async () => {
    expect(await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413, code: '4130' });
    const bomb = await drawing(10_000, 6_000).png().toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await upload(bomb)).toMatchObject({ status: 415, code: '4150' });
  });

  test('without a token is 4010 before a byte is stored', async () => {
    const before = await filesOf();
    expect(await upload(await drawing().png().toBuffer(), '')).toMatchObject({ status: 401, code: '4010' });
    expect(await filesOf()).toEqual(before);
  });
});

describe('a picture', () => {
  test('is served only to its uploader, uncached; for others and in another mall it is 4040', async () => {
    const pictureName = await uploaded(await drawing().png().toBuffer());
    const reply = await look(pictureName);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    await ask([pictureName]);
    for (const outsider of [
      look(pictureName, other),
      look(pictureName, shop.tokens.hanul, 'hanul'),
      look(randomUUID()),
    ]) {
      expect((await outsider).json()).toMatchObject({ code: '4040' });
    }
  });

  test('belongs to one question of its member: another member’s, or one in use, is 4220', async () => {
    const pictureName = await uploaded(await drawing().png().toBuffer());
    expect(await ask([pictureName], other)).toMatchObject({ status: 422, code: '4220' });
    expect(await ask([pictureName])).toMatchObject({ code: '0000' });
    expect(await ask([pictureName])).toMatchObject({ status: 422, code: '4220' });
    expect(await ask([pictureName, pictureName])).toMatchObject({ status: 422, code: '4220' });
  });

  test('keeps its position in the question, and is erased with it, including the file', async () => {
    const names = [await uploaded(await drawing().png().toBuffer()), await uploaded(await drawing().png().toBuffer())];
    const { data } = await ask(names.toReversed());
    const at = shop.at('familyshop');
    const path = `/questions/${data?.questionNo}`;
    const detail = await at.get<{ pictures: QuestionPicture[] }>(path, { token: own() });
    expect(detail.data?.pictures.map((one) => one.pictureName)).toEqual(names.toReversed());
    await at.delete(path, { token: own() });
    for (const name of names) {
      expect((await look(name)).statusCode).toBe(404);
      expect(await filesOf()).not.toContain(`${name}.webp`);
    }
  });

  test('that no question shows is erased after a day; one that a question shows stays', async () => {
    const [loose, shown] = [
      await uploaded(await drawing().png().toBuffer()),
      await uploaded(await drawing().png().toBuffer()),
    ];
    await ask([shown]);
    await sweep();
    expect(await filesOf()).toContain(`${loose}.webp`);
    shop.wait(day + 1000);
    await sweep();
    expect(await filesOf()).not.toContain(`${loose}.webp`);
    expect(await filesOf()).toContain(`${shown}.webp`);
    shop.wait(-day - 1000);
  });

  test('that a change removes is erased; twenty without a question are too many: 4290', async () => {
    const png = await drawing().png().toBuffer();
    const dropped = await uploaded(png);
    const { data } = await ask([dropped]);
    const body = { category: 'OTHER', title: '제목', body: '내용', orderNo: null, pictures: [] };
    await shop.at('familyshop').put(`/questions/${data?.questionNo}`, { token: own(), body });
    await sweep();
    expect(await filesOf()).not.toContain(`${dropped}.webp`);
    let last = await upload(png);
    for (let count = 0; last.code === '0000' && count < 25; count += 1) last = await upload(png);
    expect(last).toMatchObject({ status: 429, code: '4290' });
  });
});
