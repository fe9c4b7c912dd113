import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets, and the stored state of the sandbox: the files of a database that are not in the folder `files`. */
const keyName = /^(token-secret|identity-key|sandbox-[a-z-]+\.json)$/;

export const isKeyName = (name: string): boolean => keyName.test(name);

/** The entries of a data folder that belong to its database. */
export function listDataEntries(dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return [];
  const hasFiles = (name: string) => name === 'files' && readdirSync(join(dataFolder, name)).length > 0;
  return readdirSync(dataFolder).filter((name) => isKeyName(name) || hasFiles(name));
}

/** False for a name that would lead out of the folder `files`, or that contains control characters for a terminal. */
export const isSafePath = (path: string): boolean =>
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\p{Cc}]/u.test(path);

/** The names of all uploaded files, relative to `files`. */
export async function listFiles(dataFolder: string): Promise<string[]> {
  const folder = join(dataFolder, 'files');
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

type Secrets = Readonly<Record<'TOKEN_SECRET' | 'IDENTITY_KEY', string | undefined>>;

const secretFiles = { TOKEN_SECRET: 'token-secret', IDENTITY_KEY: 'identity-key' } as const;

/** The start of a hash of each key in use: it distinguishes two keys without revealing either. */
export function readFingerprints(environment: Partial<Secrets>, folder: string): Record<string, string> {
  const entries = Object.entries(secretFiles).map(([variable, file]) => {
    const path = join(folder, file);
    const inFile = existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined;
    return [variable, environment[variable as keyof Secrets]?.trim() || inFile] as const;
  });
  return Object.fromEntries(entries.flatMap(([name, secret]) => (secret ? [[name, fingerprint(name, secret)]] : [])));
}

const fingerprint = (name: string, secret: string): string =>
  createHash('sha256').update(`${name}\n${secret}`).digest('hex').slice(0, 16);
