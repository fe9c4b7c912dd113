import type { Plugin } from 'vite';
import { pagesOfSites } from './pages-of-sites.ts';
import { type Module, planChunks } from './plan-chunks.ts';

/** Their files come over a network on which nothing is cached yet, and their size is what `npm run size` watches. */
const whereVisitsBegin = ['login', 'home'];

/** Plans which files pages share, once the whole graph of modules is known; `nameOf` returns in which of them a module stands. */
export function sharedChunks(): { plugin: Plugin; nameOf: (id: string) => string | null } {
  let plan: ReadonlyMap<string, string> = new Map();
  return {
    nameOf: (id) => plan.get(id) ?? null,
    plugin: {
      name: 'mall:shared-chunks',
      apply: 'build',
      buildEnd() {
        const infos = [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id) ?? []);
        const modules = new Map(
          infos.map(({ id, code, importedIds, dynamicallyImportedIds }): [string, Module] => [
            id,
            { id, size: code?.length ?? 0, imports: importedIds, lazy: dynamicallyImportedIds },
          ]),
        );
        const entries = infos.filter(({ isEntry }) => isEntry).map(({ id }) => id);
        const pages = pagesOfSites();
        const isOfPage = new Set(pages.flatMap(({ roots }) => roots));
        const imported = new Set(infos.flatMap((info) => info.dynamicallyImportedIds));
        const later = [...imported].filter((id) => !isOfPage.has(id));
        const visits = [
          ...pages.map(({ name, roots }) => ({ roots, visits: whereVisitsBegin.includes(name) ? 12 : 1 })),
          ...later.map((id) => ({ roots: [id], visits: 1 })),
        ];
        plan = planChunks(modules, entries, visits);
      },
    },
  };
}
