import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Duties } from '../../apps/api/src/config.ts';
import type { Build as KeptBuild } from '../../packages/db/src/build-files.ts';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { compressFiles } from './compress-files.ts';
import { step } from './step.ts';
import { TaskError } from './task.ts';

type Build = {
  readonly name: string;
  readonly servedBy: 'servesMalls' | 'servesOffice';
  readonly folder: string;
  /** A file that the last step writes. */
  readonly lastFile: string;
  readonly sources: readonly string[];
  /** The options of each run of Vite. */
  readonly steps: readonly (readonly string[])[];
};

const shared = ['package-lock.json', 'packages/{contracts,domain,page-chunks,ui}/src/**/*'];
const builds: readonly Build[] = [
  {
    name: 'browser code',
    servedBy: 'servesMalls',
    folder: 'apps/web',
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
  },
  {
    name: 'office',
    servedBy: 'servesOffice',
    folder: 'apps/admin',
    lastFile: 'dist/index.html',
    sources: [...shared, 'apps/admin/{index.html,package.json,vite.config.ts}', 'apps/admin/{public,src}/**/*'],
    steps: [[]],
  },
];
/** The files of a checkout's builds that browsers keep. */
export const buildsOf = (checkout: string): KeptBuild[] => [
  { site: 'web', folder: join(checkout, 'apps/web/dist/assets') },
  { site: 'office', folder: join(checkout, 'apps/admin/dist/assets') },
];

const isLeftOut = /\.test\.tsx?$|\.gen\.ts$/;

const viteProgram = join(checkoutFolder, 'node_modules/vite/bin/vite.js');

/** Builds the browser code of the malls and of the office, unless the last build was made from the same files. */
export async function buildWeb(): Promise<void> {
  for (const build of builds) await buildUnlessCurrent(build);
}

/** For tasks that serve but do not build. */
export function requireBuilt(duties: Pick<Duties, Build['servedBy']>, checkout = checkoutFolder): void {
  const missing = builds.find(
    (build) => duties[build.servedBy] && !existsSync(join(checkout, build.folder, build.lastFile)),
  );
  if (missing) throw new TaskError(`the ${missing.name} is not built: run npm run build`);
}

async function buildUnlessCurrent({ name, folder: below, lastFile, sources, steps }: Build): Promise<void> {
  const folder = join(checkoutFolder, below);
  const stamp = hashSources(sources);
  // It belongs to the build, and Vite clears the folder first: an interrupted build has none.
  const stampFile = join(folder, 'dist/.built-from');
  const isBuilt = existsSync(join(folder, lastFile));
  // A release is already built, and has no build tools.
  if (isBuilt && !existsSync(viteProgram)) return;
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await step(name, async () => {
    for (const options of steps) await runVite(folder, ['build', ...options, '--logLevel', 'warn']);
    await compressFiles(join(folder, 'dist/assets'));
  });
  writeFileSync(stampFile, stamp);
}

/** The same for the same files, wherever the checkout is. */
export function hashSources(sources: readonly string[], checkout = checkoutFolder): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: checkout, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut.test(entry.name))
    .map((entry) => relative(checkout, join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(join(checkout, file)));
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
