import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, insertMall, insertMember, type TestApp } from '../testing/test-app.ts';
import { createWebFolder } from '../testing/web-folder.ts';

const webFolder = createWebFolder();
const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" fill="#ff0000"/></svg>';
let testApp: TestApp;
beforeAll(async () => {
  mkdirSync(join(webFolder.folders.images, 'logos'));
  writeFileSync(join(webFolder.folders.images, 'logos/mark.svg'), mark);
  testApp = await createTestApp({ folders: webFolder.folders });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
  await insertMall(testApp.owner, { mallId: 3, mallUrl: 'open', isMarketing: true });
  const look = (mallId: number, set: { name: string; title: string; style: 'A' | 'B'; logo: string }) =>
    testApp.owner.updateTable('mall').set(set).where('mallId', '=', mallId).execute();
  await look(1, { name: '모아온', title: '모아온 <쇼핑>', style: 'A', logo: 'logos/mark.svg' });
  await look(2, { name: '한울', title: '한울', style: 'B', logo: '../secret.svg' });
  const guestMemberNo = await insertMember(testApp.owner, { mallId: 3, loginId: 'guest', name: '손님' });
  await testApp.owner.updateTable('mall').set({ guestMemberNo }).where('mallId', '=', 3).execute();
});
afterAll(async () => {
  await testApp.close();
  webFolder.remove();
});

const get = (url: string, host = 'familyshop', headers = {}) =>
  testApp.app.inject({ url, headers: { host: `${host}.localhost`, ...headers } });

describe('an installed mall', () => {
  test('is its own host: its name, its colour, its icons, and both address forms within its scope', async () => {
    const [familyshop, hanul] = [await get('/manifest.webmanifest'), await get('/manifest.webmanifest', 'hanul')];
    expect(familyshop.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(familyshop.json()).toMatchObject({
      ...{ id: '/', start_url: '/', scope: '/', display: 'standalone', lang: 'ko' },
      ...{ name: '모아온 <쇼핑>', short_name: '모아온', theme_color: '#1f55e5' },
    });
    expect(hanul.json()).toMatchObject({ short_name: '한울', theme_color: '#0d6449' });
    for (const path of ['/familyshop/home', '/m/familyshop/home'])
      expect((await get(path)).body).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  });

  test.each(['nobody', 'admin'])('does not exist at the host %s', async (host) => {
    for (const url of ['/manifest.webmanifest', '/offline.html', '/shell-pc.html', '/icon-192.png'])
      expect((await get(url, host)).statusCode).toBe(404);
  });

  test.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is the mall’s logo on white, small enough to be cut to a circle', async (name, size) => {
    const { rawPayload, headers } = await get(`/${name}`);
    expect(headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([size, size]);
    const pixelAt = (part: number) => [
      ...data.subarray((Math.round(size * part) * size + size / 2) * 3).subarray(0, 3),
    ];
    expect([pixelAt(0.1), pixelAt(0.5), pixelAt(0.9)]).toEqual([
      [255, 255, 255],
      [255, 0, 0],
      [255, 255, 255],
    ]);
  });

  test('an icon that the browser already has is not sent again', async () => {
    const { headers } = await get('/icon-192.png');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const again = await get('/icon-192.png', undefined, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('has no icon where the file is not a logo', async () => {
    expect((await get('/icon-192.png', 'hanul')).statusCode).toBe(404);
  });
});

describe('what a browser shows offline', () => {
  test('the offline page belongs to the mall, with its texts escaped, and its tag changes with it', async () => {
    const page = await get('/offline.html');
    expect(page.body).toContain('모아온 &lt;쇼핑&gt;');
    expect(page.body).toContain('--brand:#1f55e5');
    const again = await get('/offline.html', 'familyshop', { 'if-none-match': page.headers.etag });
    expect([page.statusCode, again.statusCode]).toEqual([200, 304]);
  });

  test('a shell starts its own site’s code with the mall’s theme at any address', async () => {
    expect((await get('/shell-pc.html')).body).toContain('/desktop.js');
    const mobile = await get('/shell-mobile.html', 'hanul');
    expect(mobile.body).toContain('/mobile.js');
    expect(mobile.body).toContain('data-theme="B"');
  });

  test('the server says of each reply whether it may be cached: the layout may, but not with the tokens of a guest', async () => {
    const layoutOf = (mallUrl: string) => get(`/api/v1/mall/pre/layout/login?mallUrl=${mallUrl}&device=pc`, mallUrl);
    expect((await layoutOf('familyshop')).headers['x-offline']).toBe('kept');
    const guest = await layoutOf('open');
    expect(guest.json().data.tokenInfo).toBeDefined();
    expect(guest.headers['x-offline']).toBeUndefined();
  });
});
