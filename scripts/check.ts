import { findAdvisories } from './lib/advisories.ts';
import { findBreakingMigrations } from './lib/breaking-migrations.ts';
import { checkDistribution } from './lib/distribution/check.ts';
import { findLimitFaults } from './lib/form-limits/form-limits.ts';
import { findTypedLimits } from './lib/form-limits/typed-limits.ts';
import { findChangedMigrations } from './lib/frozen-migrations.ts';
import { findForbiddenImports } from './lib/import-rules.ts';
import { findLicenseFaults } from './lib/licenses.ts';
import { findUnnamedColumns } from './lib/named-columns.ts';
import { askRegistry } from './lib/npm-audit.ts';
import { runProgram } from './lib/run-program.ts';
import { findCoverageFaults } from './lib/spec-coverage/spec-coverage.ts';
import { runTask } from './lib/task.ts';

/** The faults as text; empty when there are none. */
type Check = () => Promise<string> | string;

async function errorsOf(program: string, options: readonly string[]): Promise<string> {
  const { exitCode, output } = await runProgram(program, options);
  return exitCode === 0 ? '' : output || `${program} ended with ${exitCode}`;
}

async function checkTypes(): Promise<string> {
  const projects = ['tsconfig.json', 'tsconfig.web.json', 'apps/web/worker/tsconfig.json', 'e2e/tsconfig.json'];
  const errors = await Promise.all(projects.map((project) => errorsOf('tsc', ['--project', project])));
  return errors.filter(Boolean).join('\n');
}

async function checkAdvisories(): Promise<string> {
  const known = await askRegistry();
  if (!known)
    console.log('  the registry serves no audit: only the advisories of scripts/advisories.json are compared');
  return [...findAdvisories(), ...(known ?? [])].join('\n');
}

const checks: Readonly<Record<string, Check>> = {
  types: checkTypes,
  'lint and format': () =>
    errorsOf('biome', ['check', '--error-on-warnings', '--diagnostic-level=warn', '--colors=off', '.']),
  'spacing and type': () => errorsOf('stylelint', ['{apps/admin,apps/web,packages/ui}/src/**/*.css']),
  'import rules': () => findForbiddenImports().join('\n'),
  'named columns': () => findUnnamedColumns().join('\n'),
  'form limits': async () => [...(await findLimitFaults()), ...findTypedLimits()].join('\n'),
  'dead code': () => errorsOf('knip', ['--no-progress']),
  // Code that only tests use is dead as well. A binary is a tool of the checkout, never shipped.
  'dead code in what is shipped': () => errorsOf('knip', ['--no-progress', '--production', '--exclude=binaries,types']),
  advisories: checkAdvisories,
  licences: () => findLicenseFaults().join('\n'),
  requirements: () => findCoverageFaults().join('\n'),
  'frozen migrations': () => findChangedMigrations().join('\n'),
  'breaking migrations': () => findBreakingMigrations().join('\n'),
  'distribution by mall': async () => (await checkDistribution()).join('\n'),
};

await runTask(async () => {
  let failed = 0;
  for (const [name, check] of Object.entries(checks)) {
    const errors = await check();
    if (errors) failed += 1;
    console.log(errors ? `✗ ${name}\n${errors.replaceAll(/^/gm, '  ')}` : `✓ ${name}`);
  }
  return failed > 0 ? 1 : 0;
});
