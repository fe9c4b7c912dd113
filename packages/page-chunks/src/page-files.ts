import type { Rolldown } from 'vite';
import { chunksOf, filesWith } from './chunk-files.ts';

/** A page that has code of its own. */
export type Page<Site extends string = string> = {
  readonly site: Site;
  readonly name: string;
  /** Its module and those of the layouts around it. */
  readonly roots: readonly string[];
  /** How often a visit begins with it, relative to others. */
  readonly visits: number;
};

/** For each page of each site the files that it needs, including the first files of its site. */
export function filesOfPages(
  pages: readonly Page[],
  htmlOf: Readonly<Record<string, string>>,
  bundle: Rolldown.OutputBundle,
): Readonly<Record<string, Record<string, readonly string[]>>> {
  const chunks = chunksOf(bundle);
  const chunkOf = new Map([...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const filesOf = ({ site, name, roots }: Page) => {
    const loaded = roots.flatMap((root) => chunkOf.get(root) ?? []);
    if (loaded.length < roots.length) throw new Error(`${name} has no file of its own`);
    const files = [...filesWith(loaded, chunks)];
    const foreign = files.find((file) => isOfOtherSite(file, site));
    // It would start the other site within this one, which reloads the page in an endless loop.
    if (foreign) throw new Error(`${name} loads ${foreign}, the first file of another site`);
    return files;
  };
  const isNamed = (html: string, file: string) => {
    const page = bundle[html];
    return page?.type === 'asset' && String(page.source).includes(`/${file}"`);
  };
  const isOfOtherSite = (file: string, site: string) =>
    !isNamed(htmlOf[site] ?? '', file) && Object.values(htmlOf).some((html) => isNamed(html, file));
  const sites = Map.groupBy(pages, ({ site }) => site);
  return Object.fromEntries(
    [...sites].map(([site, own]) => [site, Object.fromEntries(own.map((page) => [page.name, filesOf(page)]))]),
  );
}
