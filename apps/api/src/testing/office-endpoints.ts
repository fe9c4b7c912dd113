import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { OfficeEndpoint } from '@mall/contracts/office/office-endpoint';

const contracts = new URL('./', import.meta.resolve('@mall/contracts/office/office-endpoint'));

/** Every call of the office that the contracts declare, so that a new one is tested without being listed. */
export async function allOfficeEndpoints(): Promise<OfficeEndpoint[]> {
  const files = (await readdir(fileURLToPath(contracts))).filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(new URL(name, contracts).href) as Promise<object>));
  return [...new Set(modules.flatMap(valuesIn).filter(isEndpoint))];
}

/** What a module exports, and what the exported objects contain: the calls of a kind are one export. */
const valuesIn = (module: object): unknown[] =>
  Object.values(module).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : [],
  );

const isEndpoint = (value: unknown): value is OfficeEndpoint =>
  typeof value === 'object' && value !== null && 'permission' in value && 'audit' in value && 'path' in value;
