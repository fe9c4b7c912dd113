import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = (script: string) =>
  `<!doctype html><html lang="ko"><head><link rel="icon" href="data:," /><title>몰</title><script type="module" src="${script}"></script></head><body><div id="root"></div></body></html>`;

/** The minimum of the browser builds, so that pages are served; none of them is prerendered. */
export function createWebFolder() {
  const web = mkdtempSync(join(tmpdir(), 'mall-web-'));
  mkdirSync(join(web, 'pages'));
  mkdirSync(join(web, 'assets'));
  mkdirSync(join(web, 'first-paint'));
  const files = {
    'package.json': '{ "type": "module" }',
    'index.html': page('/desktop.js'),
    'mobile.html': page('/mobile.js'),
    'pages/files.json': '{ "pc": { "tidReturn": [], "home": [], "goodsDetail": [] }, "mobile": { "home": [] } }',
    'assets/site.js': 'run();',
    'first-paint/inline.js': 'run();',
    'first-paint/first-paint.js':
      'export const isPrerendered = () => false;\nexport const renderFirstPaint = () => "";\n',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(web, name), text);
  const office = join(web, 'office');
  mkdirSync(join(office, 'assets'), { recursive: true });
  const officeFiles = { 'index.html': page('/office.js'), 'icon.svg': '<svg/>', 'assets/office.js': 'run();' };
  for (const [name, text] of Object.entries(officeFiles)) writeFileSync(join(office, name), text);
  return { folders: { web, office, images: web }, remove: () => rmSync(web, { recursive: true, force: true }) };
}
