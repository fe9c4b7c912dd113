import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { noteInstalled } from './release.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mall-release-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, 'made', name)), { recursive: true });
    writeFileSync(join(folder, 'made', name), text);
  };
  write('package-lock.json', '{}');
  write('scripts/mails.ts', "console.log('nothing to deliver');");
  write('node_modules/.package-lock.json', '{}');
  write('bin/npm', `#!/bin/sh\necho "$@" > ${join(folder, 'installed')}\n`);
  spawnSync('chmod', ['+x', join(folder, 'made/bin/npm')]);
  cpSync(join(checkoutFolder, 'scripts/run.mjs'), join(folder, 'made/scripts/run.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command of a copy whose files have any times, as `cp -r` leaves them. */
function runCopied() {
  const copy = join(folder, 'copy');
  cpSync(join(folder, 'made'), copy, { recursive: true });
  utimesSync(join(copy, 'node_modules/.package-lock.json'), 1, 1);
  const before = readdirSync(join(copy, 'node_modules'));
  const { stdout } = spawnSync(process.execPath, [join(copy, 'scripts/run.mjs'), 'mails'], {
    encoding: 'utf8',
    env: { PATH: `${join(copy, 'bin')}:${process.env['PATH']}`, NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  const written = readdirSync(join(copy, 'node_modules')).filter((name) => !before.includes(name));
  return { stdout, written, hasInstalled: existsSync(join(folder, 'installed')) };
}

test('a command of a copied release installs nothing and writes nothing beside its packages', () => {
  noteInstalled(join(folder, 'made'));
  expect(runCopied()).toEqual({ stdout: 'nothing to deliver\n', written: [], hasInstalled: false });
});

test('in a checkout whose packages are older than its lockfile it installs them first', () => {
  const { stdout, hasInstalled } = runCopied();
  expect(hasInstalled).toBe(true);
  expect(stdout).toMatch(/^• installing packages .*\nnothing to deliver\n$/s);
});
