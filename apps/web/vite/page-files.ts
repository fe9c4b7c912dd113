import type { RouterPluginContext } from '@tanstack/router-plugin/vite';
import type { Plugin } from 'vite';
import { chunksOf, filesWith } from './chunk-files.ts';
import { pagesOfRoutes } from './pages-of-routes.ts';

/**
 * Writes for the address of each page the files that it needs, the first files of its site among them. The server names them
 * in the page's head: so they come together with those instead of after them.
 */
export function pageFiles(routes: RouterPluginContext): Plugin {
  return {
    name: 'mall:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const chunkOf = new Map(
        [...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
      );
      const pages = pagesOfRoutes(routes, [...chunkOf.keys()]).map(({ address, roots }) => {
        const loaded = roots.flatMap((root) => chunkOf.get(root) ?? []);
        return [address, [...filesWith(loaded, chunks)]] as const;
      });
      const source = JSON.stringify(Object.fromEntries(pages));
      this.emitFile({ type: 'asset', fileName: 'pages/files.json', source });
    },
  };
}
