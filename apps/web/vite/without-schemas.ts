import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Removes validation from the contracts: pages need only their names. */
export const withoutSchemas = {
  alias: [
    { find: /^zod(\/mini)?$/, replacement: fileURLToPath(new URL('../src/lib/api/no-schemas.ts', import.meta.url)) },
  ],
};

/**
 * Parts of a call that only its documentation and the server need: some 30 bytes each, a dozen of them in the first files of every visit.
 */
export const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contracts\/src\// },
    handler: (code) =>
      code.replaceAll(
        /\b(summary: '[^'\n]*'|errors: \[['\d,\s]*\]|takesSecret: true|cache: 'public-revalidated'|offline: 'kept'),?/g,
        '',
      ),
  },
};
