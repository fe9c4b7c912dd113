import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { TaskError } from './task.ts';

const systemPaths = [
  // First: without a window it needs half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The browser that tests drive: the configured one, the system's, Playwright's, or as root Debian's package. */
export function provideChromium(): string {
  const found = findChromium();
  if (found) return found;
  install();
  const installed = findChromium();
  if (installed) return installed;
  throw new TaskError('no Chromium: install it (apt-get install chromium), or set CHROMIUM_PATH=/path/to/chromium');
}

function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new TaskError(`CHROMIUM_PATH names ${named}, which does not exist: write the path of a Chromium program`);
  }
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): void {
  if (process.getuid?.() !== 0) {
    run('playwright', ['install', 'chromium']);
    return;
  }
  run('apt-get', ['update', '-qq']);
  // Without a Korean system font, glyphs that Pretendard lacks would show as boxes in screenshots.
  const isInstalled = run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell', 'fonts-noto-cjk']);
  // Older releases of Debian have no separate package of the shell.
  if (!isInstalled) run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']);
}

function run(program: string, options: string[]): boolean {
  const { status } = spawnSync(program, options, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
