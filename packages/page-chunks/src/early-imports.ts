import type { Rolldown } from 'vite';
import { chunksOf, filesWith } from './chunk-files.ts';

/**
 * Makes a page's file import every file that it needs: all load in the second round trip; otherwise each would be discovered only when the
 * one before it has loaded, five levels deep. The imports are added last, so the order of execution does not change.
 */
export function addEarlyImports(bundle: Rolldown.OutputBundle): void {
  const chunks = chunksOf(bundle);
  const all = [...chunks.values()];
  const started = filesWith(
    all.filter((chunk) => chunk.isEntry),
    chunks,
  );
  for (const page of all.filter((chunk) => chunk.isDynamicEntry)) {
    const later = [...filesWith([page], chunks)].filter(
      (file) => chunks.has(file) && !started.has(file) && !page.imports.includes(file) && file !== page.fileName,
    );
    page.code += later.map((file) => `import"./${file.replace(/^assets\//, '')}";`).join('');
  }
}
