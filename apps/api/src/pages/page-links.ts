import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the links of a page's head that name what the page at a path needs, or nothing where the path is no page. */
type PageLinks = (path: string) => string;

/** Reads which files each page needs (`apps/web/vite/page-files.ts`), without those that its HTML names already. */
export function readPageLinks(webFolder: string, isNamed: (file: string) => boolean): PageLinks {
  const written = readFileSync(join(webFolder, 'pages/files.json'), 'utf8');
  const pages = Object.entries<string[]>(JSON.parse(written))
    // What an address says itself comes before what stands for anything: `$` is less than any letter.
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([address, files]) => {
      const links = files.filter((file) => !isNamed(file)).map(linkTo);
      return { pattern: patternOf(address), links: links.join('') };
    });
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.links ?? '';
}

/** Does an address of the built browser code stand at this path? */
export function readPageAddresses(webFolder: string): (path: string) => boolean {
  const written = readFileSync(join(webFolder, 'pages/files.json'), 'utf8');
  const patterns = Object.keys(JSON.parse(written)).map(patternOf);
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** `$name` stands for one segment, a lone `$` for all that follow. */
function patternOf(address: string): RegExp {
  const segments = address.replace(/\$(\w*)/g, (_all, name: string) => (name === '' ? '.*' : '[^/]+'));
  return new RegExp(`^${segments}/?$`);
}

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<link rel="stylesheet" href="/${file}" />` : `<link rel="modulepreload" href="/${file}" />`;
