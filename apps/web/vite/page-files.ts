import type { RouterPluginContext } from '@tanstack/router-plugin/vite';
import type { Plugin, Rolldown } from 'vite';
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
      for (const [address, files] of pages) {
        const isMobile = address.startsWith('/m/');
        const [own, other] = isMobile ? ['mobile.html', 'index.html'] : ['index.html', 'mobile.html'];
        const foreign = files.find((file) => isNamed(bundle[other], file) && !isNamed(bundle[own], file));
        // It would start the other site in this one, which loads the page anew, without end.
        if (foreign) this.error(`${address} loads ${foreign}, the first file of the other site`);
      }
      const source = JSON.stringify(Object.fromEntries(pages));
      this.emitFile({ type: 'asset', fileName: 'pages/files.json', source });
    },
  };
}

const isNamed = (page: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined, file: string): boolean =>
  page?.type === 'asset' && String(page.source).includes(`/${file}"`);
