import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { ownImportsOf } from '../imports.ts';

/** The entry points of the browser's code and of the server. */
const entries = [
  ...['desktop.ts', 'mobile.ts', 'first-paint.tsx', 'first-paint-inline.ts'].map((file) => `apps/web/src/${file}`),
  'apps/api/src/server.ts',
];

/** Every module that the shipped browser code or the server loads, sooner or later. */
export function findShippedModules(): ReadonlySet<string> {
  const shipped = new Set(entries);
  for (const file of shipped) {
    for (const imported of ownImportsOf(file, readFileSync(join(checkoutFolder, file), 'utf8'))) shipped.add(imported);
  }
  return shipped;
}
