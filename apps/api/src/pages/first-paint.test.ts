import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LayoutReply } from '@mall/contracts/layout';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ReadHome } from '../modules/layout/read-home.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { type FirstPaint, isBuilt, readFirstPaint } from './first-paint.ts';

const layout: Omit<LayoutReply, 'mall'> = {
  imageBase: '/images',
  humanCheck: { provider: 'proofOfWork', siteKey: '' },
  takesTid: false,
};
const folder = mkdtempSync(join(tmpdir(), 'mall-first-paint-'));
const start = new Date('2026-11-22T09:00:00+09:00');
const now = { current: start };
const homeOf = vi.fn<ReadHome>(async () => ({ menu: [], popups: [], corners: [] }));
let firstPaint: FirstPaint;
beforeAll(async () => {
  mkdirSync(join(folder, 'first-paint'));
  const prerender = `
    let times = 0;
    export const isPrerendered = (site, screen) => ['login', 'intro', 'home'].includes(screen);
    export const renderFirstPaint = ({ site, screen, path, isSignedIn, layout, home }) =>
      [++times, site, screen, path, isSignedIn, layout.mall.name, home ? 'with corners' : ''].join(' ');`;
  writeFileSync(join(folder, 'first-paint/first-paint.js'), prerender);
  writeFileSync(join(folder, 'first-paint/inline.js'), 'run();\n');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  firstPaint = await readFirstPaint(folder, {
    clock: () => now.current,
    layoutOf: (mall) => ({ ...layout, mall }),
    readHome: homeOf,
  });
});
beforeEach(() => {
  now.current = start;
  homeOf.mockClear();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mallOf = (changes: Partial<Mall> = {}) =>
  ({
    mallUrl: 'hanul',
    name: '한울',
    salesType: 'BUSINESS',
    isMarketing: false,
    isLoginOpen: false,
    state: 'OPEN',
    ...changes,
  }) as Mall;

const visitorsAt = async (mall: Mall, site: 'pc' | 'mobile', path: string) =>
  (await firstPaint(site, { mall, path })).map(({ visitor }) => visitor);

test('a page is prerendered for the visitors who may open it: login for anonymous visitors, home for members, the intro for both', async () => {
  const mall = mallOf();
  expect(await visitorsAt(mall, 'mobile', '/m/hanul/login')).toEqual(['anonymous']);
  expect(await visitorsAt(mall, 'pc', '/hanul/login')).toEqual(['anonymous']);
  expect(await visitorsAt(mall, 'mobile', '/m/hanul/home')).toEqual(['member']);
  expect(await visitorsAt(mall, 'mobile', '/m/hanul/intro')).toEqual(['anonymous', 'member']);
});

// R4.07
test('the mobile home of a loginYn=Y mall is prerendered for anonymous visitors too; the home of another mall never', async () => {
  expect(await visitorsAt(mallOf({ isLoginOpen: true }), 'mobile', '/m/hanul/home')).toEqual(['anonymous', 'member']);
  expect(await visitorsAt(mallOf(), 'mobile', '/m/hanul/home')).not.toContain('anonymous');
});

// R1.06
test('a marketing mall, which signs everybody in, prerenders home for anonymous visitors as for its guests, and no login', async () => {
  const marketing = mallOf({ isMarketing: true });
  const rendered = await firstPaint('mobile', { mall: marketing, path: '/m/hanul/home' });
  expect(rendered.map(({ visitor }) => visitor)).toEqual(['anonymous', 'member']);
  expect(rendered.every(({ markup }) => markup.includes('/home true '))).toBe(true);
  expect(await visitorsAt(marketing, 'mobile', '/m/hanul/login')).toEqual([]);
});

test('nothing is prerendered in a type of mall that has no such page', async () => {
  expect(await visitorsAt(mallOf({ salesType: 'UPLOAD' }), 'mobile', '/m/hanul/home')).toEqual([]);
  expect(await visitorsAt(mallOf({ salesType: 'ERROR' }), 'mobile', '/m/hanul/login')).toEqual([]);
});

test('no other page is prerendered, and no data is read for it', async () => {
  const mall = mallOf();
  expect(await firstPaint('mobile', { mall, path: '/m/hanul/signup' })).toEqual([]);
  expect(await firstPaint('mobile', { mall, path: '/m/hanul/nothing' })).toEqual([]);
  expect(homeOf).not.toHaveBeenCalled();
});

test('a rendering is cached for a minute, for its own mall; the home with its content, login without', async () => {
  const [mall, other] = [mallOf(), mallOf({ name: '다른 몰' })];
  const rendered = await firstPaint('mobile', { mall, path: '/m/hanul/home' });
  expect(rendered).toEqual([
    { visitor: 'member', markup: expect.stringMatching(/^\d+ mobile home \/m\/hanul\/home true 한울 with corners$/) },
  ]);
  now.current = new Date(start.getTime() + 59_000);
  expect(await firstPaint('mobile', { mall, path: '/m/hanul/home' })).toEqual(rendered);
  expect(homeOf).toHaveBeenCalledExactlyOnceWith(mall, 'mobile');
  expect((await firstPaint('mobile', { mall: other, path: '/m/hanul/home' }))[0]?.markup).toContain('다른 몰');
  now.current = new Date(start.getTime() + 60_000);
  expect(await firstPaint('mobile', { mall, path: '/m/hanul/home' })).not.toEqual(rendered);
  expect((await firstPaint('mobile', { mall, path: '/m/hanul/login' }))[0]?.markup).not.toContain('with corners');
});

test('a screen that anonymous visitors may open is prerendered once, until the mall changes', async () => {
  const mall = mallOf();
  const markupAt = async (site: 'pc' | 'mobile', path: string, of = mall) =>
    (await firstPaint(site, { mall: of, path }))[0]?.markup;
  const rendered = await markupAt('mobile', '/m/hanul/login');
  expect(rendered).toMatch(/^\d+ mobile login \/m\/hanul\/login false 한울 $/);
  expect(await markupAt('mobile', '/m/hanul/login')).toBe(rendered);
  expect(await markupAt('pc', '/hanul/login')).toMatch(/^\d+ pc login/);
  expect(await markupAt('mobile', '/m/hanul/login', mallOf({ name: '새이름' }))).toContain('새이름');
});

test('a home that fails to load is not cached for the next visitor', async () => {
  const mall = mallOf();
  homeOf.mockRejectedValueOnce(new Error('away'));
  await expect(firstPaint('mobile', { mall, path: '/m/hanul/home' })).rejects.toThrow('away');
  expect(await visitorsAt(mall, 'mobile', '/m/hanul/home')).toEqual(['member']);
});

test('a folder without the prerenderer is no build', () => {
  expect(isBuilt(folder)).toBe(true);
  expect(isBuilt(join(folder, 'nothing'))).toBe(false);
});
