import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mall } from '../plugins/mall.repository.ts';
import { readHtmlShell } from './html-shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-shell-'));
beforeEach(() => {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), page('/desktop.js'));
  writeFileSync(join(folder, 'mobile.html'), page('/mobile.js'));
  writeFileSync(join(folder, 'pages/files.json'), JSON.stringify(pageFiles));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (script: string) =>
  `<!doctype html><html lang="ko"><head><link rel="icon" href="data:," /><title>몰</title><script type="module" src="${script}"></script><link id="entrance-font" rel="preload" as="font" href="/entrance.woff2"><link id="core-font" rel="preload" as="font" href="/core.woff2"></head><body><div id="root"></div></body></html>`;
const nothingDrawn = () => undefined;
const pageFiles = {
  '/m/$mallUrl/order/pay/$orderNo': ['assets/pay.js'],
  '/m/$mallUrl/order/$step/$productNo': ['assets/step.js'],
  '/m/$mallUrl/login': ['mobile.js', 'assets/frame.css', 'assets/frame.js', 'assets/login.css', 'assets/login.js'],
  '/$mallUrl/login': ['assets/desktop-login.js'],
  '/$mallUrl/main/$': ['assets/main.js'],
};
const named = (html: string) =>
  [...html.matchAll(/<link rel="(modulepreload|stylesheet)" href="([^"]*)" \/>/g)].map(([, , file]) => file);
const mall = { mallUrl: 'familyshop', title: '모아온 <&>', slogan: '', logo: 'logo.webp', style: 'A' } as Mall;

test('each site has a page of its own, dressed for the mall, which fetches the layout of that site', () => {
  const shell = readHtmlShell(folder, nothingDrawn);
  const desktop = shell('pc', { mall, path: '/familyshop' });
  const mobile = shell('mobile', { mall, path: '/m/familyshop' });
  expect(desktop).toContain('/desktop.js');
  expect(desktop).not.toContain('/mobile.js');
  expect(desktop).toContain('mallUrl=familyshop&amp;device=pc');
  expect(mobile).toContain('/mobile.js');
  expect(mobile).not.toContain('/desktop.js');
  expect(mobile).toContain('mallUrl=familyshop&amp;device=mobile');
  expect(mobile).toContain('<html lang="ko" data-theme="A">');
  expect(mobile).toContain('<title>모아온 &lt;&amp;&gt;</title>');
  expect(shell('mobile')).toBe(page('/mobile.js'));
});

test('the page at an address names what it loads beyond the first files of its site, and nothing of another page', () => {
  const shell = readHtmlShell(folder, nothingDrawn);
  const filesAt = (site: 'pc' | 'mobile', path: string) => named(shell(site, { mall, path }));
  const login = ['/assets/frame.css', '/assets/frame.js', '/assets/login.css', '/assets/login.js'];
  expect(filesAt('mobile', '/m/familyshop/login')).toEqual(login);
  expect(filesAt('mobile', '/m/familyshop/login/')).toEqual(login);
  expect(filesAt('pc', '/familyshop/login')).toEqual(['/assets/desktop-login.js']);
  expect(filesAt('pc', '/familyshop/main/a/b')).toEqual(['/assets/main.js']);
  expect(filesAt('mobile', '/m/familyshop/order/pay/20')).toEqual(['/assets/pay.js']);
  expect(filesAt('mobile', '/m/familyshop/order/terms/20')).toEqual(['/assets/step.js']);
});

test("the page's own styles stand after those of every page, its scripts are not run by their links", () => {
  const html = readHtmlShell(folder, nothingDrawn)('mobile', { mall, path: '/m/familyshop/login' });
  expect(html.indexOf('/mobile.js')).toBeLessThan(html.indexOf('/assets/frame.css'));
  expect(html).toContain('<link rel="stylesheet" href="/assets/login.css" />');
  expect(html).toContain('<link rel="modulepreload" href="/assets/login.js" />');
  expect(html.indexOf('/assets/login.js')).toBeLessThan(html.indexOf('</head>'));
});

test('an address that is no page names no files, and neither does the page without a mall', () => {
  const shell = readHtmlShell(folder, nothingDrawn);
  for (const path of ['/m/familyshop/nothing', '/m/familyshop', '/m/familyshop/login/more', '/m/familyshop/order/pay'])
    expect(named(shell('mobile', { mall, path }))).toEqual([]);
  expect(named(shell('mobile'))).toEqual([]);
});

test('what is drawn of a page stands beside the root, cannot be used, and its scripts and font come after it', () => {
  const shell = readHtmlShell(folder, (site, { path }) => (site === 'mobile' ? `<h1>$& ${path}</h1>` : undefined));
  const drawn = shell('mobile', { mall, path: '/m/familyshop/login' });
  expect(drawn).toMatch(
    /<div id="root"><\/div><div id="first-paint"[^>]* inert><h1>\$& \/m\/familyshop\/login<\/h1><\/div>/,
  );
  expect(drawn).toContain('<script type="module" fetchpriority="low" src="/mobile.js">');
  expect(drawn).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/login.js" />');
  expect(drawn).toContain('/entrance.woff2');
  expect(drawn).not.toContain('/core.woff2');
  const plain = shell('pc', { mall, path: '/familyshop/login' });
  expect(plain).not.toContain('first-paint');
  expect(plain).not.toContain('fetchpriority');
  expect(plain).toContain('/core.woff2');
});
