import { fileURLToPath } from 'node:url';

/** Contracts without what checks replies and requests: pages need no more of them than their names. */
export const withoutSchemas = {
  alias: [
    { find: /^zod(\/mini)?$/, replacement: fileURLToPath(new URL('../src/lib/api/no-schemas.ts', import.meta.url)) },
  ],
};
