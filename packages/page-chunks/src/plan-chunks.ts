import { type File, joinFiles } from './join-files.ts';
import { type Module, type Modules, reachable } from './modules.ts';

/** The entry modules of a page, and how often a visit begins with it, relative to others. */
export type PageStart = { readonly roots: readonly string[]; readonly visits: number };

/**
 * Which of the modules that several pages load share a file, by the file's name. What the entries import is left to them.
 *
 * Modules of the same pages share a file; then files are joined as long as the pages gain. Code of one site only is never joined with code
 * of both: it may import that site's first file, which starts the site.
 */
export function planChunks(
  modules: Modules,
  entries: readonly string[],
  pages: readonly PageStart[],
): ReadonlyMap<string, string> {
  const sites = entries.map((entry) => reachable([entry], modules, ({ imports, lazy }) => [...imports, ...lazy]));
  const files = filesByPages(pagesOfModules(modules, entries, pages), pages).map(
    ([pagesOfFile, together]): File => ({
      modules: together,
      size: together.reduce((sum, { size }) => sum + size, 0),
      pages: pagesOfFile,
      sites: sites.map((site) => together.some((module) => site.has(module))).join(),
    }),
  );
  const shared = joinFiles(files).filter((file) => file.pages.size > 1);
  return new Map(shared.flatMap((file, index) => file.modules.map(({ id }) => [id, `shared-${index}`] as const)));
}

function pagesOfModules(
  modules: Modules,
  entries: readonly string[],
  pages: readonly PageStart[],
): ReadonlyMap<Module, ReadonlySet<PageStart>> {
  const isFirst = reachable(entries, modules);
  const pagesOf = new Map<Module, Set<PageStart>>();
  for (const page of pages) {
    for (const module of reachable(page.roots, modules).difference(isFirst))
      pagesOf.set(module, (pagesOf.get(module) ?? new Set()).add(page));
  }
  return pagesOf;
}

/** Modules that the same pages load. */
function filesByPages(
  pagesOf: ReadonlyMap<Module, ReadonlySet<PageStart>>,
  pages: readonly PageStart[],
): (readonly [ReadonlySet<PageStart>, readonly Module[]])[] {
  const numberOf = new Map(pages.map((page, index) => [page, index]));
  const groups = Map.groupBy(pagesOf, ([, loading]) => [...loading].map((page) => numberOf.get(page)).join());
  return [...groups.values()].flatMap((group) =>
    group[0] ? [[group[0][1], group.map(([module]) => module)] as const] : [],
  );
}
