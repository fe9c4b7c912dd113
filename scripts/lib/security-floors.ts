import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

/** The first version of each security-sensitive package without a known hole; raised when an advisory says so. */
const floors: Readonly<Record<string, string>> = {
  '@fastify/compress': '9.0.0',
  '@fastify/helmet': '13.0.2',
  '@fastify/rate-limit': '11.0.0',
  '@fastify/static': '10.1.0',
  '@node-rs/argon2': '2.0.2',
  'altcha-lib': '2.0.0',
  dompurify: '3.4.0',
  fastify: '5.8.5',
  'fast-uri': '3.1.2',
  'find-my-way': '9.4.0',
  glob: '11.1.0',
  'iconv-lite': '0.7.3',
  jose: '6.1.0',
  postcss: '8.5.10',
  postgres: '3.4.7',
  react: '19.2.4',
  rollup: '4.59.0',
  'sanitize-html': '2.17.3',
  sharp: '0.34.5',
  vite: '8.0.5',
  yauzl: '3.2.1',
};

type Lockfile = { packages: Record<string, { version?: string }> };

/** Installed packages below their floor, one line each; `npm audit` needs a service that is not everywhere to be had. */
export function findUnsafePackages(): string[] {
  const lockfile = JSON.parse(readFileSync(join(checkoutFolder, 'package-lock.json'), 'utf8')) as Lockfile;
  return Object.entries(lockfile.packages).flatMap(([path, { version }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const floor = path.includes('node_modules/') ? floors[name] : undefined;
    return floor && version && isOlder(version, floor) ? [`${path} is ${version}, must be ${floor} or newer`] : [];
  });
}

function isOlder(version: string, floor: string): boolean {
  const [own, least] = [version, floor].map((text) => text.split('-', 1).join().split('.').map(Number));
  const difference = least?.map((part, index) => (own?.[index] ?? 0) - part).find((value) => value !== 0);
  return difference !== undefined && difference < 0;
}
