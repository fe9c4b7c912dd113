import type { Plugin } from 'vite';

/** Fields of an endpoint that only the server and its documentation read: one on each line, as the formatter writes them. */
const serverFields = /^ {2}(summary: '[^'\n]*'|errors: \[('\w+'(, )?)*\]),$/gm;

/** Leaves out of the browser's contracts what the browser never reads. */
export function leanContracts(): Plugin {
  return {
    name: 'mall:lean-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: /packages\/contracts\/src\/.*\.ts$/ },
      handler: (code) => ({ code: code.replace(serverFields, ''), map: null }),
    },
  };
}
