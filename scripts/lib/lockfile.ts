import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

/** A package of others that the lockfile pins. */
export type LockedPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX expression, as its package.json says. */
  readonly license: string | undefined;
};
type Entry = { readonly version?: string; readonly license?: string; readonly name?: string; readonly link?: boolean };

const folder = 'node_modules/';

/** Every package of the lockfile once per version, by name; our own, which are links, are left out. */
export function readLockfile(
  text = readFileSync(join(checkoutFolder, 'package-lock.json'), 'utf8'),
): readonly LockedPackage[] {
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, Entry>> };
  const found = Object.entries(packages).flatMap(([path, { version, license, link, name }]) => {
    if (!path.includes(folder) || link || version === undefined) return [];
    // An alias contains the name of the real package.
    return [{ name: name ?? path.slice(path.lastIndexOf(folder) + folder.length), version, license }];
  });
  const byKey = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byKey.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}
