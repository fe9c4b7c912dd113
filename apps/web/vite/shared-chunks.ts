import type { RouterPluginContext } from '@tanstack/router-plugin/vite';
import type { Plugin } from 'vite';
import { pagesOfRoutes } from './pages-of-routes.ts';
import { type Module, planChunks } from './plan-chunks.ts';

/** Their files come over a network on which nothing is kept yet, and their size is what `npm run size` watches. */
const isWhereVisitsBegin = /\/(login|home)$/;

/** Plans which files pages share, once the whole graph of modules is known; `nameOf` answers in which of them a module stands. */
export function sharedChunks(routes: RouterPluginContext): { plugin: Plugin; nameOf: (id: string) => string | null } {
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
        const pages = pagesOfRoutes(routes, [...modules.keys()]);
        const isOfPage = new Set(pages.flatMap(({ roots }) => roots));
        const asked = new Set(infos.flatMap((info) => info.dynamicallyImportedIds));
        const later = [...asked].filter((id) => !isOfPage.has(id));
        const visits = [
          ...pages.map(({ address, roots }) => ({ roots, visits: isWhereVisitsBegin.test(address) ? 12 : 1 })),
          ...later.map((id) => ({ roots: [id], visits: 1 })),
        ];
        plan = planChunks(modules, entries, visits);
      },
    },
  };
}
