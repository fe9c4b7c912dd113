import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '@mall/contracts/codes';
import { apiBase } from '@mall/contracts/endpoint';
import { getLayout } from '@mall/contracts/layout';
import { imageBase } from '../modules/layout/get-layout.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import type { FirstPaint } from './first-paint.ts';
import { readPageLinks } from './page-links.ts';

/** Writes the page that starts a site's browser code: as it was built, or dressed for the mall and the path of a page of it. */
export type HtmlShell = (site: Device, page?: { readonly mall: Mall; readonly path: string }) => string;

const files: Readonly<Record<Device, string>> = { pc: 'index.html', mobile: 'mobile.html' };
const root = '<div id="root"></div>';
const parts = /^(.*?)<html lang="ko">(.*?)<link rel="icon"[^>]*>\s*<title>[^<]*<\/title>(.*)(<\/head>.*)$/s;

/** Reads the pages of the built browser code once. */
export function readHtmlShell(webFolder: string, firstPaint: FirstPaint): HtmlShell {
  const shells = { pc: readPage(webFolder, 'pc'), mobile: readPage(webFolder, 'mobile') };
  return (site, page) => {
    const { built, before, head, start, rest, linksOf } = shells[site];
    if (!page) return built;
    const { mall, path } = page;
    // The theme stands before the first paint, the title before the first script; the layout and the page's own files are on
    // their way meanwhile, its styles after those of every page.
    const html = `${before}<html lang="ko" data-theme="${mall.style}">${head}${icon(mall)}<title>${escapeHtml(mall.title)}</title>${description(mall)}${preload(mall, site)}${start}${linksOf(path)}${rest}`;
    const drawn = firstPaint(site, page);
    return drawn === undefined ? html : beginWith(drawn, html);
  };
}

/**
 * The page is to be seen before its scripts have come, and nobody types into what is not alive yet: inert for people,
 * disabled for programs. Scripts wait their turn, and so do the letters that are not read yet.
 */
const beginWith = (drawn: string, html: string): string =>
  html
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    .replace(/<link[^>]* id="core-font"[^>]*>/, '')
    .replace(root, () => `${root}<div id="first-paint" role="group" aria-disabled="true" inert>${drawn}</div>`);

function readPage(webFolder: string, site: Device) {
  const built = readFileSync(join(webFolder, files[site]), 'utf8');
  const [, before, head, start, rest] = parts.exec(built) ?? [];
  if (before === undefined) throw new Error(`${files[site]} has no <html lang="ko"> with an icon and a <title>`);
  return { built, before, head, start, rest, linksOf: readPageLinks(webFolder, (file) => built.includes(`/${file}"`)) };
}

const icon = ({ logo }: Mall): string => `<link rel="icon" href="${imageBase}/${escapeHtml(logo)}" />`;

const description = ({ slogan, title }: Mall): string =>
  `<meta name="description" content="${escapeHtml(slogan || title)}" />`;

function preload({ mallUrl }: Mall, device: Device): string {
  const query = new URLSearchParams({ mallUrl, device }).toString().replaceAll('&', '&amp;');
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${apiBase}${getLayout.path}?${query}" />`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
