import type { Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** These chunks, all chunks that they import, directly or indirectly, and the styles of all; imports come first. */
export function filesWith(roots: Iterable<Rolldown.OutputChunk>, chunks: Chunks): ReadonlySet<string> {
  const seen = new Set<Rolldown.OutputChunk>();
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const imported = chunks.get(file);
      if (imported) add(imported);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    files.add(chunk.fileName);
  };
  for (const root of roots) add(root);
  return files;
}
