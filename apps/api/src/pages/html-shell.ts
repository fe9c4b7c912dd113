import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '@mall/contracts/codes';
import { apiBase } from '@mall/contracts/endpoint';
import { getLayout } from '@mall/contracts/layout';
import { imageBase } from '../modules/layout/get-layout.ts';
import type { Mall } from '../plugins/mall.repository.ts';
import { escapeHtml } from './escape-html.ts';
import { type Prerender, readInlineScript } from './first-paint.ts';
import { readPageLinks } from './page-links.ts';
import { withReload } from './reload-once.ts';
import { type ShareCard, shareTags } from './share-card.ts';
import { themePath } from './theme-path.ts';

type Page = {
  readonly mall: Mall;
  readonly path: string;
  /** What messengers show when the page's address is shared. */
  readonly card?: ShareCard | undefined;
  readonly prerenders?: readonly Prerender[];
  /** For a preview: the script that adds the token to its calls. */
  readonly previewLinks?: string;
};

/**
 * Writes the page that starts a site's browser code: as built, or with the mall's theme and the files of the page at a path.
 */
export type HtmlShell = (site: Device, page?: Page) => string;

const files: Readonly<Record<Device, string>> = { pc: 'index.html', mobile: 'mobile.html' };
const root = '<div id="root"></div>';
const parts = /^(.*?)<html lang="ko">(.*?)<link rel="icon"[^>]*>\s*<title>[^<]*<\/title>(.*)(<\/head>.*)$/s;

/** Reads the pages of the built browser code once. */
export function readHtmlShell(webFolder: string): HtmlShell {
  const shells = { pc: readPage(webFolder, 'pc'), mobile: readPage(webFolder, 'mobile') };
  const inlineScript = readInlineScript(webFolder);
  return (site, page) => {
    const { built, before, head, start, rest, linksOf } = shells[site];
    if (!page) return built;
    const { mall, path, card, prerenders = [], previewLinks } = page;
    // The theme is set before the first paint, the title before the first script; the layout and the page's own files load meanwhile, its
    // styles after those of every page.
    const html = `${before}<html lang="ko" data-theme="${mall.style}"${ownHost(mall)}>${head}${icon(mall)}<title>${escapeHtml(mall.title)}</title>${description(mall)}${shareTags(mall, card)}${previewLinks ?? preload(mall, site)}${start}${linksOf(path)}${previewLinks === undefined ? themeSheet(mall) : ''}${rest}`;
    return prerenders.length === 0 ? html : beginWith(prerenders, html, inlineScript);
  };
}

/**
 * The page must be visible before its scripts have loaded, and must not be typed into before it is hydrated: inert for people, disabled
 * for programs. The scripts load after what the first paint needs and wait until the inline one lets them run, and all but the first fonts
 * until they are parsed.
 */
function beginWith(prerenders: readonly Prerender[], html: string, inlineScript: string): string {
  const waiting = html.match(scripts)?.join('');
  const renderings = prerenders
    .map(({ visitor, markup }) => `<div data-visitor="${visitor}" hidden>${markup}</div>`)
    .join('');
  const body = `${root}<div id="first-paint" role="group" aria-disabled="true" inert>${renderings}</div>
    <template id="waiting">${waiting}</template><script>${inlineScript}</script>`;
  return html
    .replaceAll(scripts, (_script, attributes, source) => `<link rel="modulepreload"${attributes} href="${source}" />`)
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
    .replace(/<link[^>]* id="core-font"[^>]*>/, '')
    .replace(root, () => body);
}
const scripts = /<script type="module"([^>]*) src="([^"]*)"><\/script>/g;

function readPage(webFolder: string, site: Device) {
  const built = withReload(readFileSync(join(webFolder, files[site]), 'utf8'));
  const [, before, head, start, rest] = parts.exec(built) ?? [];
  if (before === undefined) throw new Error(`${files[site]} has no <html lang="ko"> with an icon and a <title>`);
  return {
    built,
    before,
    head,
    start,
    rest,
    linksOf: readPageLinks(webFolder, site, (file) => built.includes(`/${file}"`)),
  };
}

/** On other hosts the first label identifies the mall. */
const ownHost = ({ mallUrl, ownHost }: Mall): string => (ownHost ? ` data-mall="${mallUrl}"` : '');

const icon = ({ favicon, logo }: Mall): string =>
  `<link rel="icon" href="${imageBase}/${escapeHtml(favicon || logo)}" />${installed}`;
/** Each host has its own (installed.routes.ts). */
const installed =
  '<link rel="manifest" href="/manifest.webmanifest" /><link rel="apple-touch-icon" href="/apple-touch-icon.png" />';

/** What a mall's own theme sets instead of its base theme; the name changes with the content. */
const themeSheet = ({ mallUrl, themeHash }: Mall): string =>
  themeHash === '' ? '' : `<link rel="stylesheet" href="${themePath(mallUrl, themeHash)}" />`;

const description = ({ slogan, title }: Mall): string =>
  `<meta name="description" content="${escapeHtml(slogan || title)}" />`;

function preload({ mallUrl }: Mall, device: Device): string {
  const query = new URLSearchParams({ mallUrl, device }).toString().replaceAll('&', '&amp;');
  return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${apiBase}${getLayout.path}?${query}" />`;
}
