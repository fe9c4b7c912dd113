import type { Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/**
 * Lets a page's file name every file that it needs: all come in the second turn, where each would else be heard of from
 * the one before it, five turns deep. They stand last, so nothing runs in another order.
 */
export function earlyImports(): Plugin {
  return {
    name: 'mall:early-imports',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const all = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const chunks: Chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
      const started = importsOf(
        all.filter((chunk) => chunk.isEntry),
        chunks,
      );
      for (const page of all.filter((chunk) => chunk.isDynamicEntry)) {
        const later = [...importsOf([page], chunks)].filter(
          (file) => !started.has(file) && !page.imports.includes(file) && file !== page.fileName,
        );
        page.code += later.map((file) => `import"./${file.replace(/^assets\//, '')}";`).join('');
      }
    },
  };
}

/** The files that these import, directly or through others. */
function importsOf(roots: readonly Rolldown.OutputChunk[], chunks: Chunks): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = roots.flatMap((chunk) => chunk.imports);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const chunk = chunks.get(file);
    if (!chunk || found.has(file)) continue;
    found.add(file);
    waiting.push(...chunk.imports);
  }
  return found;
}
