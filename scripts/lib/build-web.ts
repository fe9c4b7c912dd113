import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { compressFiles } from './compress-files.ts';
import { step } from './step.ts';
import { TaskError } from './task.ts';

const sources = [
  'package-lock.json',
  'apps/web/{index.html,mobile.html,package.json,vite*.config.ts}',
  'apps/web/{src,vite}/**/*',
  'packages/{contracts,domain,page-chunks,ui}/src/**/*',
];
const isLeftOut = /\.test\.tsx?$|\.gen\.ts$/;

const viteProgram = join(checkoutFolder, 'node_modules/vite/bin/vite.js');
const webFolder = join(checkoutFolder, 'apps/web');
const stampFile = join(checkoutFolder, 'node_modules/.mall-build-web');

/** Builds the browser code unless the last build was made from the same files. */
export async function buildWeb(): Promise<void> {
  const stamp = hashSources();
  const isBuilt = existsSync(join(webFolder, 'dist/first-paint/inline.js'));
  if (isBuilt && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await step('browser code', async () => {
    await runVite(['build', '--logLevel', 'warn']);
    await runVite(['build', '--config', 'vite.first-paint.config.ts', '--logLevel', 'warn']);
    await runVite(['build', '--config', 'vite.first-paint-inline.config.ts', '--logLevel', 'warn']);
    await compressFiles(join(webFolder, 'dist/assets'));
  });
  writeFileSync(stampFile, stamp);
}

function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: checkoutFolder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isLeftOut.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function runVite(options: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [viteProgram, ...options], {
      cwd: webFolder,
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
