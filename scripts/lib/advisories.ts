import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies, validRange } from 'semver';
import * as z from 'zod';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { type LockedPackage, readLockfile } from './lockfile.ts';

// What it buys: a check of the whole lockfile, including nested packages, that works without a network, and a package that was raised
// for an advisory does not fall back unnoticed. It covers only what is in scripts/advisories.json; only `npm audit` (npm-audit.ts) knows
// later advisories. When to drop it: once every check runs where the registry can be reached.

const advisorySchema = z.strictObject({
  package: z.string().min(1),
  vulnerable: z.string().refine((range) => validRange(range) !== null, 'is no range of versions'),
  id: z.string().regex(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/),
  title: z.string().min(1),
});
export type Advisory = z.infer<typeof advisorySchema>;

/** The advisories that are known without a network (docs/operations.md says how to refresh them). */
export const readAdvisories = (): readonly Advisory[] =>
  z.array(advisorySchema).parse(JSON.parse(readFileSync(join(checkoutFolder, 'scripts/advisories.json'), 'utf8')));

/** Packages of the lockfile that an advisory is about, one line each. */
export function findAdvisories(
  packages: readonly LockedPackage[] = readLockfile(),
  advisories: readonly Advisory[] = readAdvisories(),
): string[] {
  return packages.flatMap(({ name, version }) =>
    advisories
      .filter((advisory) => advisory.package === name)
      .filter(({ vulnerable }) => satisfies(version, vulnerable, { includePrerelease: true }))
      .map(({ id, title, vulnerable }) => `${name} ${version}: ${title} (${id}, ${vulnerable})`),
  );
}
