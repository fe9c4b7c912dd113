import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Mall } from '../plugins/mall.repository.ts';
import { readHtmlShell } from './html-shell.ts';
import { reloadOnce, withReload } from './reload-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-shell-'));
beforeEach(() => {
  mkdirSync(join(folder, 'pages'), { recursive: true });
  mkdirSync(join(folder, 'first-paint'), { recursive: true });
  writeFileSync(join(folder, 'first-paint/inline.js'), 'run("$&");\n');
  writeFileSync(join(folder, 'index.html'), page('/desktop.js'));
  writeFileSync(join(folder, 'mobile.html'), page('/mobile.js'));
  writeFileSync(join(folder, 'pages/files.json'), JSON.stringify(pageFiles));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (script: string) =>
  `<!doctype html><html lang="ko"><head><link rel="icon" href="data:," /><title>몰</title><script type="module" src="${script}"></script><link id="entrance-font" rel="preload" as="font" href="/entrance.woff2"><link id="core-font" rel="preload" as="font" href="/core.woff2"></head><body><div id="root"></div></body></html>`;
const pageFiles = {
  mobile: {
    orderPay: ['assets/pay.js'],
    applicationStep: ['assets/step.js'],
    login: ['mobile.js', 'assets/frame.css', 'assets/frame.js', 'assets/login.css', 'assets/login.js'],
  },
  pc: { login: ['assets/desktop-login.js'], home: ['assets/home.js'], tidReturn: ['assets/tid.js'] },
};
const withoutReload = (html = '') => html.replace(`<script>${reloadOnce}</script>`, '');
const named = (html: string) =>
  [...html.matchAll(/<link rel="(modulepreload|stylesheet)" href="([^"]*)" \/>/g)].map(([, , file]) => file);
const look = { logo: 'logo.webp', style: 'A', themeHash: '' } as const;
const mall = { mallUrl: 'familyshop', name: '모아온', title: '모아온 <&>', slogan: '', ...look } as Mall;

test('each site has a page of its own with the mall’s look, which fetches the layout of that site', () => {
  const shell = readHtmlShell(folder);
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
  expect(shell('mobile')).toBe(withReload(page('/mobile.js')));
});

test('the page at an address names the files it needs beyond its site’s first ones, and none of another page', () => {
  const shell = readHtmlShell(folder);
  const filesAt = (site: 'pc' | 'mobile', path: string) => named(shell(site, { mall, path }));
  const login = ['/assets/frame.css', '/assets/frame.js', '/assets/login.css', '/assets/login.js'];
  expect(filesAt('mobile', '/m/familyshop/login')).toEqual(login);
  expect(filesAt('mobile', '/m/familyshop/login/')).toEqual(login);
  expect(filesAt('pc', '/familyshop/login')).toEqual(['/assets/desktop-login.js']);
  expect(filesAt('pc', '/familyshop/main/main/a/b')).toEqual(['/assets/home.js']);
  expect(filesAt('pc', '/tid/return')).toEqual(['/assets/tid.js']);
  expect(filesAt('mobile', '/m/familyshop/order/pay/20')).toEqual(['/assets/pay.js']);
  expect(filesAt('mobile', '/m/familyshop/goods/orderWireless/plan/HP1')).toEqual(['/assets/step.js']);
});

test("the page's own styles come after those of every page, and its script links do not run them", () => {
  const html = readHtmlShell(folder)('mobile', { mall, path: '/m/familyshop/login' });
  expect(html.indexOf('/mobile.js')).toBeLessThan(html.indexOf('/assets/frame.css'));
  expect(html).toContain('<link rel="stylesheet" href="/assets/login.css" />');
  expect(html).toContain('<link rel="modulepreload" href="/assets/login.js" />');
  expect(html.indexOf('/assets/login.js')).toBeLessThan(html.indexOf('</head>'));
});

test('an address without a page names no files, and neither does the page without a mall', () => {
  const shell = readHtmlShell(folder);
  for (const path of ['/m/familyshop/nothing', '/m/familyshop', '/m/familyshop/login/more', '/m/familyshop/order/pay'])
    expect(named(shell('mobile', { mall, path }))).toEqual([]);
  expect(named(shell('mobile'))).toEqual([]);
});

test('the prerendered page is beside the root, hidden and inert, before its scripts, which load behind it and run after the inline one', () => {
  const prerenders = [
    { visitor: 'anonymous', markup: '<h1>$& 처음</h1>' },
    { visitor: 'member', markup: '<h1>회원</h1>' },
  ] as const;
  const shell = readHtmlShell(folder);
  const page = shell('mobile', { mall, path: '/m/familyshop/login', prerenders });
  const [head = '', body = ''] = page.split('</head>');
  expect(body).toMatch(
    /<div id="root"><\/div><div id="first-paint"[^>]* inert><div data-visitor="anonymous" hidden><h1>\$& 처음<\/h1><\/div><div data-visitor="member" hidden><h1>회원<\/h1><\/div><\/div>/,
  );
  const [, waiting = '', inline] = /<template id="waiting">(.*)<\/template><script>(.*)<\/script>/.exec(body) ?? [];
  expect(waiting).toBe('<script type="module" src="/mobile.js"></script>');
  expect(inline).toBe('run("$&");');
  expect(withoutReload(head)).not.toContain('<script');
  for (const file of ['/mobile.js', '/assets/login.js'])
    expect(head).toContain(`<link rel="modulepreload" fetchpriority="low" href="${file}" />`);
  expect(head).toContain('<link rel="stylesheet" href="/assets/login.css" />');
  expect(head).toContain('/entrance.woff2');
  expect(page).not.toContain('/core.woff2');
});

test('a page without a prerender begins with its scripts and contains no inline one', () => {
  const plain = readHtmlShell(folder)('pc', { mall, path: '/familyshop/login', prerenders: [] });
  expect(plain).toContain('<script type="module" src="/desktop.js">');
  expect(plain).toContain('/core.woff2');
  expect(withoutReload(plain)).not.toMatch(/first-paint|<template|<script>|fetchpriority/);
});

test('a shared address shows the mall’s name, and a product’s name and picture where the page has a share card', () => {
  const shell = readHtmlShell(folder);
  const tagsOf = (html: string) =>
    [...html.matchAll(/property="og:(\w+)" content="([^"]*)"/g)].map(([, ...tag]) => tag);
  const path = '/familyshop/goods/ngd/GD0001';
  expect(tagsOf(shell('pc', { mall, path }))).toEqual([
    ['type', 'website'],
    ['site_name', '모아온'],
    ['title', '모아온'],
    ['description', '모아온 &lt;&amp;&gt;'],
  ]);
  const card = { title: '컵 "대"', image: 'https://familyshop.localhost/images/cup.800.webp' };
  expect(tagsOf(shell('pc', { mall, path, card })).slice(2)).toEqual([
    ['title', '컵 &quot;대&quot;'],
    ['description', '모아온'],
    ['image', card.image],
  ]);
});
