import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';

/** Where the browser's code and the server's begin. */
const entries = [
  ...['desktop.ts', 'mobile.ts', 'first-paint.tsx', 'first-paint-inline.ts'].map((file) => `apps/web/src/${file}`),
  'apps/api/src/server.ts',
];

/** The modules of ours that a file imports, for types alone or not. */
export function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries: all }) => all.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(
      ({ moduleRequest }) => /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1],
    ),
  ];
  return named.flatMap((name) => (name === undefined ? [] : resolveModule(file, name)));
}

function resolveModule(from: string, name: string): string[] {
  const [, workspace, path] = /^@mall\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  if (workspace)
    return [`packages/${workspace}/src/${path}.ts`, `packages/${workspace}/src/${path}.tsx`].filter(isThere);
  return name.startsWith('.') && /\.tsx?$/.test(name) ? [normalize(join(dirname(from), name))] : [];
}

const isThere = (file: string): boolean => existsSync(join(checkoutFolder, file));

/** Every module that the shipped browser code or the server loads, sooner or later. */
export function findShippedModules(): ReadonlySet<string> {
  const shipped = new Set(entries);
  for (const file of shipped) {
    for (const imported of importsOf(file, readFileSync(join(checkoutFolder, file), 'utf8'))) shipped.add(imported);
  }
  return shipped;
}
