import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { MediaDetail, MediaRow } from '@mall/contracts/office/media';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goods } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let md: StaffClient;
let security: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001'), goods('GD0002')] });
  md = await addStaff(shop, { role: 'MD' });
  security = await addStaff(shop, { role: 'SECURITY' });
});
afterAll(() => shop.close());

let serial = 0;
/** A picture that no other test uploads. */
function drawing(width = 900, height = 600) {
  serial += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: serial, g: 80, b: 160 } } });
}
type Sent = MediaRow & { readonly isNew: boolean };
type Words = { alt?: string; folder?: string; fileName?: string };
const send = (
  file: Buffer | string,
  { alt = '파란 주전자', folder = 'goods', fileName = 'kettle.png' }: Words = {},
  staff = md,
) =>
  staff.post<Sent>(`/media?${new URLSearchParams({ alt, folder, fileName })}`, {
    ...{ body: Buffer.from(file), headers: { 'content-type': 'application/octet-stream' } },
  });
async function sent(words: Words = {}): Promise<Sent> {
  const { data, text } = await send(await drawing().png().toBuffer(), words);
  if (!data) throw new Error(text);
  return data;
}
const get = (url: string, host = 'familyshop.localhost') => shop.app.inject({ url, headers: { host } });
const filesOf = async (folder: string) =>
  readdir(join(shop.app.dependencies.config.dataFolder, `files/media/${folder}`)).catch(() => []);
const count = async () => (await shop.owner.selectFrom('media').select('mediaNo').execute()).length;
const audits = () => shop.owner.selectFrom('staffAudit').select(['action', 'subject']).orderBy('auditNo').execute();

describe('an upload', () => {
  test('is available in the widths and formats that the shop requests, at malls and office alike, cached for a year', async () => {
    const { name, width, height, addedBy, source } = await sent();
    expect({ width, height, source, addedBy }).toEqual({
      ...{ width: 800, height: 533, source: 'UPLOAD', addedBy: expect.stringMatching(/^운영자/) },
    });
    for (const [asked, format] of [
      ['240.webp', 'webp'],
      ['480.avif', 'heif'],
      ['800.webp', 'webp'],
    ]) {
      const reply = await get(`/images/${name}.${asked}`, asked === '480.avif' ? 'admin.localhost' : undefined);
      expect([asked, reply.statusCode, reply.headers['cache-control']]).toEqual([
        ...[asked, 200, 'public, max-age=31536000, immutable'],
      ]);
      // One tag for all sizes, by which a CDN purges them.
      expect(reply.headers['cache-tag']).toBe(name.replaceAll('/', '-'));
      const found = await sharp(reply.rawPayload).metadata();
      expect([found.format, found.width]).toEqual([format, Number.parseInt(asked ?? '', 10)]);
    }
  });

  test('of a scene is available in a scene’s widths', async () => {
    const { name } = await sent({ folder: 'scenes' });
    expect(name).toContain('/scenes/');
    expect((await get(`/images/${name}.1440.avif`)).statusCode).toBe(200);
    expect((await get(`/images/${name}.240.avif`)).statusCode).toBe(404);
  });

  test('loses everything else in its file: a location, and data after the picture', async () => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
    const photo = await drawing(400, 900).jpeg().withMetadata({ orientation: 6 }).withExif(exif).toBuffer();
    const { data } = await send(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    const { rawPayload } = await get(`/images/${data?.name}.480.webp`);
    const found = await sharp(rawPayload).metadata();
    expect([found.exif, found.orientation, rawPayload.includes('script')]).toEqual([undefined, undefined, false]);
    // Upright: as wide as it was high.
    expect(data).toMatchObject({ width: 800, height: 356 });
  });

  test('of the same bytes is the same picture, whose text stays', async () => {
    const file = await drawing().png().toBuffer();
    const first = await send(file, { alt: '첫 설명' });
    const again = await send(file, { alt: '다른 설명' });
    expect(first.data?.isNew).toBe(true);
    expect(again.data).toEqual({ ...first.data, isNew: false });
  });

  test('sent twice at once is one picture', async () => {
    const file = await drawing().png().toBuffer();
    const both = await Promise.all([send(file), send(file)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(({ data }) => data?.mediaNo)).size).toBe(1);
  });

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['a JPEG’s first bytes and a script', `${Buffer.from('ffd8ffe000104a464946', 'hex').toString('latin1')}<script>`],
    ['a PDF', '%PDF-1.7'],
  ])('%s is refused by its content, whatever its name, with a message', async (_name, file) => {
    const before = [await count(), (await filesOf('goods')).length, (await audits()).length];
    const refused = await send(file, { fileName: 'photo.jpg' });
    expect([refused.status, refused.code, refused.description]).toEqual([
      ...[415, '4150', 'JPG, PNG, WebP 사진만 올릴 수 있어요. 열리지 않는 파일이거나 다른 형식이에요.'],
    ]);
    expect([await count(), (await filesOf('goods')).length, (await audits()).length]).toEqual(before);
  });

  test('a GIF and a truncated picture are refused', async () => {
    expect((await send(await drawing().gif().toBuffer())).code).toBe('4150');
    const whole = await drawing(600, 600).png({ compressionLevel: 0 }).toBuffer();
    expect((await send(whole.subarray(0, whole.length / 2))).code).toBe('4150');
  });

  test('of 20,000 × 20,000 pixels in a small file is refused before it is decoded', async () => {
    const small = await drawing(8, 8).png().toBuffer();
    // Only the header says how large it is; its checksum is right.
    const bomb = withSize(small, 20_000, 20_000);
    const refused = await send(bomb);
    expect([refused.code, refused.description]).toEqual([
      ...['4150', '사진이 너무 커요. 가로와 세로를 곱해 5,000만 화소까지 올릴 수 있어요.'],
    ]);
  });

  test('of more than twenty megabytes is 4130; without alternative text, or with control characters in it, 4000', async () => {
    expect((await send(Buffer.alloc(20 * 1024 * 1024 + 1))).code).toBe('4130');
    const file = await drawing().png().toBuffer();
    expect((await send(file, { alt: ' ' })).code).toBe('4000');
    expect((await send(file, { alt: '줄\u0000' })).code).toBe('4000');
  });

  test('needs the permission to change products in all malls: for others it is not found, and nothing is stored', async () => {
    const before = await count();
    const file = await drawing().png().toBuffer();
    expect((await send(file, {}, security)).code).toBe('4040');
    await shop.owner.insertInto('officeRole').values({ roleCode: 'own-onlymall', name: '한 몰 상품' }).execute();
    await shop.owner
      .insertInto('officeRolePermission')
      .values({ roleCode: 'own-onlymall', permission: 'products.write' })
      .execute();
    const ofOneMall = await addStaff(shop, { role: 'own-onlymall', mallIds: [1] });
    expect((await send(file, {}, ofOneMall)).code).toBe('4040');
    expect(await count()).toBe(before);
  });
});

test.each([
  'media/goods/..%2f..%2f..%2fpg-password.webp',
  'media/goods/0000.240.webp',
  'media/goods/00000000000000000000000000000000.240.webp',
  'media/questions/00000000000000000000000000000000.240.webp',
])('only pictures of the library are served: %s', async (path) => {
  expect((await get(`/images/${path}`)).statusCode).toBe(404);
});

describe('the library', () => {
  test('is searched by text, the newest first, page by page', async () => {
    const names: string[] = [];
    for (const alt of ['초록 화분 하나', '초록 화분 둘', '초록 화분 셋']) names.push((await sent({ alt })).name);
    const page = await md.get<{ rows: MediaRow[]; next?: string; count: { value: number } }>(
      '/media?q=초록%20화분&size=2',
    );
    expect(page.data?.rows.map(({ name }) => name)).toEqual([names[2], names[1]]);
    expect(page.data?.count.value).toBe(3);
    const rest = await md.get<{ rows: MediaRow[] }>(`/media?q=초록%20화분&size=2&cursor=${page.data?.next}`);
    expect(rest.data?.rows.map(({ name }) => name)).toEqual([names[0]]);
    expect((await md.get<{ rows: MediaRow[] }>('/media?q=%25')).data?.rows).toEqual([]);
  });

  test('stores alternative text and focal point; a stale save is refused with both versions', async () => {
    const { mediaNo, version } = await sent();
    const save = (alt: string, seen: number) =>
      md.put<{ by: string; saved: object }>(`/media/${mediaNo}`, {
        body: { alt, focalX: 20, focalY: 80, version: seen },
      });
    expect((await save('주둥이가 긴 주전자', version)).data).toEqual({ version: 2 });
    const stale = await save('다른 말', version);
    expect([stale.status, stale.code]).toEqual([409, '4090']);
    expect(stale.data).toMatchObject({
      by: expect.stringMatching(/^운영자/),
      saved: { alt: '주둥이가 긴 주전자', focalX: 20, focalY: 80, version: 2 },
    });
    const { data } = await md.get<MediaDetail>(`/media/${mediaNo}`);
    expect(data).toMatchObject({ alt: '주둥이가 긴 주전자', focalX: 20, uses: [], mayWrite: true });
    expect(
      (await security.put(`/media/${mediaNo}`, { body: { alt: 'x', focalX: 0, focalY: 0, version: 2 } })).code,
    ).toBe('4040');
  });

  test.each([
    ['a product', (name: string) => sql`update product set image = ${name} where product_no = 'GD0001'`],
    [
      'a product’s pictures',
      (name: string) => sql`update product set images = array[${name}] where product_no = 'GD0001'`,
    ],
    [
      'a description',
      (name: string) =>
        sql`update product set description_html = ${`<img src="/images/${name}.800.webp" alt="">`} where product_no = 'GD0002'`,
    ],
    ['an option', (name: string) => sql`update product_option set image = ${name} where product_no = 'GD0002'`],
  ])('reports that %s shows a picture, and keeps it', async (_place, show) => {
    const { mediaNo, name } = await sent();
    await show(name).execute(shop.owner);
    const { data } = await md.get<MediaDetail>(`/media/${mediaNo}`);
    expect(data?.uses.length).toBeGreaterThan(0);
    const refused = await md.delete(`/media/${mediaNo}`);
    expect([refused.status, refused.description]).toEqual([409, expect.stringContaining('에서 쓰고 있어요')]);
    expect((await get(`/images/${name}.240.webp`)).statusCode).toBe(200);
  });

  test('keeps a picture in use in a mall outside the caller’s scope', async () => {
    const { mediaNo, name } = await sent();
    await sql`select set_config('app.mall_id', '2', false)`.execute(shop.owner);
    await shop.owner
      .insertInto('category')
      .values({ mallId: 2, categoryNo: '88', name: '주방', type: 'GD05301', mobileImage: name })
      .execute();
    expect((await md.delete(`/media/${mediaNo}`)).description).toContain('‘주방’');
  });

  test('removes an unused picture with its files, once', async () => {
    const { mediaNo, name } = await sent();
    expect((await security.delete(`/media/${mediaNo}`)).code).toBe('4040');
    const before = (await audits()).length;
    expect((await md.delete(`/media/${mediaNo}`)).status).toBe(200);
    expect((await get(`/images/${name}.240.webp`)).statusCode).toBe(404);
    expect((await filesOf('goods')).filter((file) => name.endsWith(file.split('.')[0] ?? ''))).toEqual([]);
    expect((await md.delete(`/media/${mediaNo}`)).code).toBe('4040');
    expect((await audits()).slice(before)).toEqual([{ action: 'media.remove', subject: `picture ${mediaNo}` }]);
  });

  test('keeps the files of a picture whose removal fails at the very end', async () => {
    const { mediaNo, name } = await sent();
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      shop.owner,
    );
    await sql`create constraint trigger refuse after delete on media deferrable initially deferred
      for each row execute function refuse()`.execute(shop.owner);
    expect((await md.delete(`/media/${mediaNo}`)).status).toBe(500);
    expect((await get(`/images/${name}.240.webp`)).statusCode).toBe(200);
    await sql`drop function refuse cascade`.execute(shop.owner);
    expect((await md.delete(`/media/${mediaNo}`)).status).toBe(200);
  });

  test('keeps the pictures that ship with the program', async () => {
    const row = { name: 'goods/kettle', alt: '주전자', width: 800, height: 800, addedAt: new Date() };
    const { mediaNo } = await shop.owner.insertInto('media').values(row).returning('mediaNo').executeTakeFirstOrThrow();
    expect((await md.delete(`/media/${mediaNo}`)).description).toBe('프로그램과 함께 온 사진이라 지울 수 없어요.');
  });
});

/** A PNG whose header says another size. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}
