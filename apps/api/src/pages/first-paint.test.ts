import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LayoutReply } from '@mall/contracts/layout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mall } from '../plugins/mall.repository.ts';
import { type FirstPaint, isBuilt, readFirstPaint } from './first-paint.ts';

const layout: Omit<LayoutReply, 'mall'> = {
  imageBase: '/images',
  humanCheck: { provider: 'proofOfWork', siteKey: '' },
  takesTid: false,
};
const folder = mkdtempSync(join(tmpdir(), 'mall-first-paint-'));
let firstPaint: FirstPaint;
beforeAll(async () => {
  mkdirSync(join(folder, 'first-paint'));
  const drawing = `
    let times = 0;
    export const drawFirstPaint = ({ site, screen, path, layout }) =>
      ['login', 'home'].includes(screen) ? [++times, site, screen, path, layout.mall.name].join(' ') : undefined;`;
  writeFileSync(join(folder, 'first-paint/first-paint.js'), drawing);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  firstPaint = await readFirstPaint(folder, (mall) => ({ ...layout, mall }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const mallOf = (changes: Partial<Mall> = {}) =>
  ({
    mallUrl: 'hanul',
    name: '한울',
    salesType: 'BUSINESS',
    isMarketing: false,
    isLoginOpen: false,
    ...changes,
  }) as Mall;

test('a screen that opens to a stranger is drawn once, until the mall changes', () => {
  const mall = mallOf();
  const drawn = firstPaint('mobile', { mall, path: '/m/hanul/login' });
  expect(drawn).toMatch(/^\d+ mobile login \/m\/hanul\/login 한울$/);
  expect(firstPaint('mobile', { mall, path: '/m/hanul/login' })).toBe(drawn);
  expect(firstPaint('pc', { mall, path: '/hanul/login' })).toMatch(/^\d+ pc login/);
  expect(firstPaint('mobile', { mall: mallOf({ name: '새이름' }), path: '/m/hanul/login' })).toContain('새이름');
});

test('nothing is drawn of a page that a stranger may not open, of another page, or in a mall that signs everybody in', () => {
  const mall = mallOf();
  expect(firstPaint('mobile', { mall, path: '/m/hanul/home' })).toBeUndefined();
  expect(firstPaint('mobile', { mall, path: '/m/hanul/signup' })).toBeUndefined();
  expect(firstPaint('mobile', { mall, path: '/m/hanul/nothing' })).toBeUndefined();
  expect(firstPaint('mobile', { mall: mallOf({ isMarketing: true }), path: '/m/hanul/login' })).toBeUndefined();
  expect(firstPaint('mobile', { mall: mallOf({ salesType: 'ERROR' }), path: '/m/hanul/login' })).toBeUndefined();
});

test('a folder without the drawing is no build', () => {
  expect(isBuilt(folder)).toBe(true);
  expect(isBuilt(join(folder, 'nothing'))).toBe(false);
});
