import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Device } from '@mall/contracts/codes';
import { outsidePageAt } from '@mall/domain/screens/outside-pages';
import { screenAt } from '@mall/domain/screens/screen-path';

/** Writes the links for a page's head that name what the page at a path needs; empty where the path has no page. */
type PageLinks = (path: string) => string;

/** Reads which files each page of a site needs (`packages/page-chunks`), without those that its HTML already names. */
export function readPageLinks(webFolder: string, site: Device, isNamed: (file: string) => boolean): PageLinks {
  const written = readFileSync(join(webFolder, 'pages/files.json'), 'utf8');
  const files: Readonly<Record<Device, Readonly<Record<string, string[]>>>> = JSON.parse(written);
  const links = new Map(
    Object.entries(files[site]).map(([page, names]) => [
      page,
      names
        .filter((file) => !isNamed(file))
        .map(linkTo)
        .join(''),
    ]),
  );
  return (path) => links.get(outsidePageAt(path) ?? screenAt(site, path.replace(/^(\/m)?\/[^/]+\/?/, '')) ?? '') ?? '';
}

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}" />` : `<link rel="modulepreload" href="/${file}" />`;
