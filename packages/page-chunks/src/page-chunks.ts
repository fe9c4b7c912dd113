import type { Plugin, Rolldown } from 'vite';
import { addEarlyImports } from './early-imports.ts';
import type { Module, Modules } from './modules.ts';
import { filesOfPages, type Page } from './page-files.ts';
import { type PageStart, planChunks } from './plan-chunks.ts';

export type { Page };

type Options<Site extends string> = {
  /** The HTML of each site. */
  readonly sites: Readonly<Record<Site, string>>;
  readonly pages: () => readonly Page<Site>[];
  /** The first files of a site, for which nothing is planned. */
  readonly first: readonly Rolldown.CodeSplittingGroup[];
};

/** Divides the code of the sites into files by the pages that need it: README.md says what it gains. */
export function pageChunks<Site extends string>({ sites, pages, first }: Options<Site>): Plugin {
  let plan: ReadonlyMap<string, string> = new Map();
  const planned = {
    name: (id: string) => plan.get(id) ?? null,
    debugName: 'planned',
    priority: 1,
    // The plan assigns each module to a file, so a module must not include its imports.
    includeDependenciesRecursively: false,
  };
  const groups = [...first.map((group, index) => ({ ...group, priority: 1 + first.length - index })), planned];
  return {
    name: 'mall:page-chunks',
    apply: 'build',
    enforce: 'post',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildEnd() {
      const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
      const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
      plan = planChunks(modulesOf(infos), entries, startsOf(infos, pages()));
    },
    generateBundle(_options, bundle) {
      addEarlyImports(bundle);
      const source = JSON.stringify(filesOfPages(pages(), sites, bundle));
      this.emitFile({ type: 'asset', fileName: 'pages/files.json', source });
    },
  };
}

const modulesOf = (infos: readonly Rolldown.ModuleInfo[]): Modules =>
  new Map(
    infos.map(({ id, code, importedIds, dynamicallyImportedIds }): [string, Module] => [
      id,
      { id, size: code?.length ?? 0, imports: importedIds, lazy: dynamicallyImportedIds },
    ]),
  );

/** What a page imports dynamically counts like a page of its own. */
function startsOf(infos: readonly Rolldown.ModuleInfo[], pages: readonly Page[]): PageStart[] {
  const isOfPage = new Set(pages.flatMap(({ roots }) => roots));
  const lazy = new Set(infos.flatMap((info) => info.dynamicallyImportedIds));
  const later = [...lazy].filter((id) => !isOfPage.has(id));
  return [...pages, ...later.map((id) => ({ roots: [id], visits: 1 }))];
}
