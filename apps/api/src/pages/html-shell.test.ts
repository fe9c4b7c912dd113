import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Mall } from '../plugins/mall.repository.ts';
import { readHtmlShell } from './html-shell.ts';

const folder = mkdtempSync(join(tmpdir(), 'mall-shell-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (script: string) =>
  `<!doctype html><html lang="ko"><head><link rel="icon" href="data:," /><title>몰</title><script src="${script}"></script></head></html>`;
const mall = { mallUrl: 'familyshop', title: '모아온 <&>', slogan: '', logo: 'logo.webp', style: 'A' } as Mall;

test('each site has a page of its own, dressed for the mall, which fetches the layout of that site', () => {
  writeFileSync(join(folder, 'index.html'), page('/desktop.js'));
  writeFileSync(join(folder, 'mobile.html'), page('/mobile.js'));
  const shell = readHtmlShell(folder);
  const desktop = shell?.('pc', mall);
  const mobile = shell?.('mobile', mall);
  expect(desktop).toContain('/desktop.js');
  expect(desktop).not.toContain('/mobile.js');
  expect(desktop).toContain('mallUrl=familyshop&amp;device=pc');
  expect(mobile).toContain('/mobile.js');
  expect(mobile).not.toContain('/desktop.js');
  expect(mobile).toContain('mallUrl=familyshop&amp;device=mobile');
  expect(mobile).toContain('<html lang="ko" data-theme="A">');
  expect(mobile).toContain('<title>모아온 &lt;&amp;&gt;</title>');
  expect(shell?.('mobile')).toBe(page('/mobile.js'));
});

test('without a build there is no shell', () => {
  expect(readHtmlShell(join(folder, 'nothing'))).toBeUndefined();
});
