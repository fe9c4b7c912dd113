import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { compressFiles } from './compress-files.ts';
import { step } from './step.ts';
import { TaskError } from './task.ts';

type Build = {
  readonly name: string;
  readonly folder: string;
  /** A file that the last step writes. */
  readonly lastFile: string;
  readonly sources: readonly string[];
  /** The options of each run of Vite. */
  readonly steps: readonly (readonly string[])[];
  readonly stampFile: string;
};

const shared = ['package-lock.json', 'packages/{contracts,domain,page-chunks,ui}/src/**/*'];
const builds: readonly Build[] = [
  {
    name: 'browser code',
    folder: join(checkoutFolder, 'apps/web'),
    lastFile: 'dist/first-paint/inline.js',
    sources: [
      ...shared,
      'apps/web/{index.html,mobile.html,package.json,vite*.config.ts}',
      'apps/web/{public,src,vite,worker}/**/*',
    ],
    steps: [
      [],
      ['--config', 'vite.worker.config.ts'],
      ['--config', 'vite.first-paint.config.ts'],
      ['--config', 'vite.first-paint-inline.config.ts'],
    ],
    stampFile: join(checkoutFolder, 'node_modules/.mall-build-web'),
  },
  {
    name: 'office',
    folder: join(checkoutFolder, 'apps/admin'),
    lastFile: 'dist/index.html',
    sources: [...shared, 'apps/admin/{index.html,package.json,vite.config.ts}', 'apps/admin/{public,src}/**/*'],
    steps: [[]],
    stampFile: join(checkoutFolder, 'node_modules/.mall-build-office'),
  },
];
const isLeftOut = /\.test\.tsx?$|\.gen\.ts$/;

const viteProgram = join(checkoutFolder, 'node_modules/vite/bin/vite.js');

/** Builds the browser code of the malls and of the office, each unless its last build was made from the same files. */
export async function buildWeb(): Promise<void> {
  for (const build of builds) await buildUnlessCurrent(build);
}

async function buildUnlessCurrent({ name, folder, lastFile, sources, steps, stampFile }: Build): Promise<void> {
  const stamp = hashSources(sources);
  const isBuilt = existsSync(join(folder, lastFile));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await step(name, async () => {
    for (const options of steps) await runVite(folder, ['build', ...options, '--logLevel', 'warn']);
    await compressFiles(join(folder, 'dist/assets'));
  });
  writeFileSync(stampFile, stamp);
}

function hashSources(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: checkoutFolder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function runVite(folder: string, options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [viteProgram, ...options], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new TaskError(`the browser code does not build:\n${output.trim()}`));
    });
  });
}
