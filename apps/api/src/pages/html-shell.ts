import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '@mall/contracts/codes';
import { apiBase } from '@mall/contracts/endpoint';
import { getLayout } from '@mall/contracts/layout';
import { imageBase } from '../modules/layout/get-layout.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { readPageLinks } from './page-links.ts';

/** Writes the page that starts a site's browser code: as it was built, or dressed for the mall and the path of a page of it. */
export type HtmlShell = (site: Device, page?: { readonly mall: Mall; readonly path: string }) => string;

const files: Readonly<Record<Device, string>> = { pc: 'index.html', mobile: 'mobile.html' };
const parts = /^(.*?)<html lang="ko">(.*?)<link rel="icon"[^>]*>\s*<title>[^<]*<\/title>(.*)(<\/head>.*)$/s;

/** Reads the built pages once; undefined when the browser code was not built. */
export function readHtmlShell(webFolder: string): HtmlShell | undefined {
  if (!existsSync(join(webFolder, files.mobile))) return undefined;
  const shells = { pc: readPage(webFolder, 'pc'), mobile: readPage(webFolder, 'mobile') };
  return (site, page) => {
    const { built, before, head, start, rest, linksOf } = shells[site];
    if (!page) return built;
    const { mall, path } = page;
    // The theme stands before the first paint, the title before the first script; the layout and the page's own files are on
    // their way meanwhile, its styles after those of every page.
    return `${before}<html lang="ko" data-theme="${mall.style}">${head}${icon(mall)}<title>${escapeHtml(mall.title)}</title>${description(mall)}${preload(mall, site)}${start}${linksOf(path)}${rest}`;
  };
}

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
