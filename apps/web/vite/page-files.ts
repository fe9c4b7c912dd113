import type { Device } from '@mall/contracts/codes';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf, filesWith } from './chunk-files.ts';
import { pagesOfSites } from './pages-of-sites.ts';

/**
 * Writes for each page of the two sites the files that it needs, the first files of its site among them. The server names them
 * in the page's head: so they come together with those instead of after them.
 */
export function pageFiles(): Plugin {
  return {
    name: 'mall:page-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const chunkOf = new Map(
        [...chunks.values()].flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)),
      );
      const files: Record<Device, Record<string, string[]>> = { pc: {}, mobile: {} };
      for (const { site, name, roots } of pagesOfSites()) {
        const loaded = roots.map((root) => chunkOf.get(root) ?? this.error(`${name} has no file of its own`));
        files[site][name] = [...filesWith(loaded, chunks)];
        const [own, other] = site === 'mobile' ? ['mobile.html', 'index.html'] : ['index.html', 'mobile.html'];
        const foreign = files[site][name].find((file) => isNamed(bundle[other], file) && !isNamed(bundle[own], file));
        // It would start the other site in this one, which loads the page anew, without end.
        if (foreign) this.error(`${name} loads ${foreign}, the first file of the other site`);
      }
      const source = JSON.stringify(files);
      this.emitFile({ type: 'asset', fileName: 'pages/files.json', source });
    },
  };
}

const isNamed = (page: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined, file: string): boolean =>
  page?.type === 'asset' && String(page.source).includes(`/${file}"`);
