import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

/** What a file imports, types included: a file of ours by its path in the checkout, a package by its name. */
export function importsOf(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(
      ({ moduleRequest }) => /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1],
    ),
  ];
  return names.flatMap((name) => (name === undefined ? [] : [resolveImport(file, name)]));
}

/** Only our own modules. */
export const ownImportsOf = (file: string, source: string): string[] =>
  importsOf(file, source).filter((name) => /^(apps|packages|scripts|e2e)\/.*\.tsx?$/.test(name));

function resolveImport(from: string, name: string): string {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const [, workspace, path] = /^@mall\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  if (!workspace) return (/^(@[^/]+\/)?[^/]+/.exec(name) ?? [name])[0];
  const file = `packages/${workspace}/src/${path}`;
  return [`${file}.ts`, `${file}.tsx`].find((one) => existsSync(join(checkoutFolder, one))) ?? file;
}
