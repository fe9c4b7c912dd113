import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '@mall/contracts/codes';
import { apiBase } from '@mall/contracts/endpoint';
import { getLayout } from '@mall/contracts/layout';
import { imageBase } from '../modules/layout/get-layout.ts';
import type { Mall } from '../plugins/mall.repository.ts';

/** Writes the page that starts a site's browser code, dressed for a mall or, without one, as it was built. */
export type HtmlShell = (site: Device, mall?: Mall) => string;

const files: Readonly<Record<Device, string>> = { pc: 'index.html', mobile: 'mobile.html' };
const parts = /^(.*?)<html lang="ko">(.*?)<link rel="icon"[^>]*>\s*<title>[^<]*<\/title>(.*)$/s;

/** Reads the built pages once; undefined when the browser code was not built. */
export function readHtmlShell(webFolder: string): HtmlShell | undefined {
  if (!existsSync(join(webFolder, files.mobile))) return undefined;
  const shells = { pc: readPage(join(webFolder, files.pc)), mobile: readPage(join(webFolder, files.mobile)) };
  return (site, mall) => {
    const { built, before, head, rest } = shells[site];
    if (!mall) return built;
    // The theme stands before the first paint, the title before the first script, the layout is on its way meanwhile.
    return `${before}<html lang="ko" data-theme="${mall.style}">${head}${icon(mall)}<title>${escapeHtml(mall.title)}</title>${description(mall)}${preload(mall, site)}${rest}`;
  };
}

function readPage(file: string) {
  const built = readFileSync(file, 'utf8');
  const [, before, head, rest] = parts.exec(built) ?? [];
  if (before === undefined) throw new Error(`${file} has no <html lang="ko"> with an icon and a <title>`);
  return { built, before, head, rest };
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
