import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '../../../packages/contracts/src/endpoint.ts';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { type Limits, limitsOf } from './read-limits.ts';

// What it buys: forms of the malls get the limits of 21 endpoints as literals (7 kB, 1.2 kB gzip, each form its own) instead of 27 kB of schemas,
// and cannot differ from the server. When to drop it: with apps/web/src/lib/api/no-schemas.ts, once the browser may load the schemas themselves, as the office does.

const contracts = 'packages/contracts/src';
export const limitsFolder = `${contracts}/limits`;
const users = '{apps/web,packages/domain}/src/**/*.{ts,tsx}';
const importOfLimits = /import \{([^}]*)\} from '@mall\/contracts\/limits\/([\w-]+)'/g;

export type LimitedEndpoint = { readonly contract: string; readonly name: string; readonly endpoint: Endpoint };

/** The endpoints whose limits the browser imports. */
export async function findLimitedEndpoints(): Promise<LimitedEndpoint[]> {
  const imports = globSync(users, { cwd: checkoutFolder }).flatMap((file) => importedLimits(read(file)));
  const known = [...new Set(imports)].sort().map((each) => each.split(' ') as [string, string]);
  return Promise.all(known.map(readEndpoint));
}

const importedLimits = (source: string): string[] =>
  [...source.matchAll(importOfLimits)].flatMap(([, names = '', contract]) =>
    [...names.matchAll(/(\w+)Limits\b/g)].map(([, name]) => `${contract} ${name}`),
  );

async function readEndpoint([contract, name]: [string, string]): Promise<LimitedEndpoint> {
  const module: Record<string, Endpoint | undefined> = await import(
    join(checkoutFolder, `${contracts}/${contract}.ts`)
  );
  const endpoint = module[name];
  if (!endpoint) throw new Error(`${contracts}/${contract}.ts has no endpoint ${name}`);
  return { contract, name, endpoint };
}

/** The limits of a request, by the names of its fields. */
export function requestLimits({ endpoint: { body, query } }: LimitedEndpoint): Limits {
  const request = body ?? query;
  return (request && limitsOf(request)) ?? {};
}

/** The generated modules by their paths: forms get limits without the schemas (apps/web/vite/without-schemas.ts). */
export async function describeLimits(): Promise<Map<string, string>> {
  const byContract = Map.groupBy(await findLimitedEndpoints(), ({ contract }) => contract);
  return new Map([...byContract].map(([contract, limited]) => [`${limitsFolder}/${contract}.ts`, moduleOf(limited)]));
}

const moduleOf = (endpoints: readonly LimitedEndpoint[]): string =>
  [
    '// Written by `npm run limits` from the contract of the same name.',
    ...endpoints.map((each) => `export const ${each.name}Limits = ${written(requestLimits(each))};`),
    '',
  ].join('\n');

function written(value: unknown): string {
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, limit]) => `${name}: ${written(limit)}`);
  return `{ ${fields.join(', ')} }`;
}

/** Modules that differ from their contracts, and unused ones. */
export async function findLimitFaults(): Promise<string[]> {
  const wanted = await describeLimits();
  const there = globSync(`${limitsFolder}/*.ts`, { cwd: checkoutFolder });
  const stale = [...wanted]
    .filter(([file, text]) => !there.includes(file) || read(file) !== text)
    .map(([file]) => file);
  const unused = there.filter((file) => !wanted.has(file));
  return [...stale, ...unused].map((file) => `${file} is stale: npm run limits`);
}

const read = (file: string): string => readFileSync(join(checkoutFolder, file), 'utf8');
