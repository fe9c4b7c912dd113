import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../packages/db/src/embedded-process.ts';
import { checkoutFolder } from '../packages/db/src/settings.ts';
import { openTestServer, serverVariable } from '../packages/testing/src/template.ts';
import { buildWeb } from './lib/build-web.ts';
import { provideChromium } from './lib/chromium.ts';
import { onStop } from './lib/lifetime.ts';
import { step } from './lib/step.ts';
import { runTask } from './lib/task.ts';
import { readPlaywrightReport, readVitestReport, type TestCount, withExitCode } from './lib/test-report.ts';

/** `npm test -- <part of a file name>` limits the run: e2e/… goes to Playwright, anything else to Vitest. */
await runTask(async () => {
  const wanted = process.argv.slice(2);
  const browserTests = wanted.filter((name) => name.startsWith('e2e'));
  const otherTests = wanted.filter((name) => !name.startsWith('e2e'));
  const isWhole = wanted.length === 0;

  const folder = await mkdtemp(join(tmpdir(), 'mall-report-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const server = await step('PostgreSQL', openTestServer);
  onStop(() => server.stop());
  // Caches compiled modules for the operator's commands, which tests run by the dozen.
  const environment = { [serverVariable]: server.url, NODE_COMPILE_CACHE: join(folder, 'compiled') };

  const counts: TestCount[] = [];
  if (isWhole || otherTests.length > 0)
    counts.push(await runVitest(otherTests, join(folder, 'vitest.json'), environment));
  if (isWhole || browserTests.length > 0) {
    counts.push(await runPlaywright(browserTests, join(folder, 'playwright.json'), environment));
  }
  return report(counts);
});

async function runVitest(names: string[], file: string, environment: Record<string, string>): Promise<TestCount> {
  const options = ['run', ...names, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await run('vitest', options, environment);
  return withExitCode(readVitestReport(file), exitCode, 'vitest');
}

async function runPlaywright(names: string[], file: string, environment: Record<string, string>): Promise<TestCount> {
  const chromiumPath = provideChromium();
  await buildWeb();
  const exitCode = await run('playwright', ['test', '--config=e2e', ...names], {
    ...environment,
    CHROMIUM_PATH: chromiumPath,
    E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  return withExitCode(readPlaywrightReport(file), exitCode, 'playwright');
}

function run(program: string, options: string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: checkoutFolder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    onStop(() => {
      child.kill('SIGTERM');
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function report(counts: readonly TestCount[]): number {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failures = counts.flatMap((count) => count.failures);
  // Once more at the end: a log is often cut to its last lines.
  for (const name of failures) console.log(`\nfailed: ${name.replace(`${checkoutFolder}/`, '')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
}
