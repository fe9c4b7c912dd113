import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Endpoint, wholePath } from '@mall/contracts/endpoint';

const contracts = new URL('./', import.meta.resolve('@mall/contracts/endpoint'));

/** Every call that the contracts declare, so that a new one is tested without being listed. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const files = (await readdir(fileURLToPath(contracts))).filter((name) => /^[\w-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(new URL(name, contracts).href) as Promise<object>));
  return modules.flatMap((module) => Object.values(module).filter(isEndpoint));
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The address of a call with a value for each parameter. */
export const addressOf = (endpoint: Endpoint, parameter = 'x'): string =>
  wholePath(endpoint).replace(/:\w+/g, encodeURIComponent(parameter));
