import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkoutFolder } from '../packages/db/src/settings.ts';
import { type BrokenRule, brokenRules } from './lib/broken-rules.ts';
import { runProgram } from './lib/run-program.ts';
import { runTask } from './lib/task.ts';

// Below the checkout, so that packages are found; the rules themselves are never touched.
const folder = join(checkoutFolder, '.data/mutation');

/** Whether the tests of a rule notice that it is broken. */
async function isNoticed({ file, from, to }: BrokenRule): Promise<boolean> {
  const path = join(folder, 'src', file);
  const source = await readFile(path, 'utf8');
  if (source.split(from).length !== 2) throw new Error(`${file} must hold this once: ${from}`);
  await writeFile(
    path,
    source.replace(from, () => to),
  );
  const { exitCode } = await runProgram('vitest', ['related', '--run', '--passWithNoTests', '--root', folder, path]);
  await writeFile(path, source);
  return exitCode !== 0;
}

await runTask(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(checkoutFolder, 'packages/domain/src'), join(folder, 'src'), { recursive: true });
  const whole = await runProgram('vitest', ['--run', '--root', folder]);
  if (whole.exitCode !== 0) throw new Error(`the tests are red before anything is broken\n${whole.output}`);
  const survivors: BrokenRule[] = [];
  for (const rule of brokenRules) {
    if (!(await isNoticed(rule))) survivors.push(rule);
  }
  await rm(folder, { recursive: true });
  for (const { file, from, to } of survivors) console.log(`not noticed: ${file}: ${from} → ${to || '(nothing)'}`);
  console.log(`${brokenRules.length - survivors.length} of ${brokenRules.length} broken rules were noticed`);
  return survivors.length * 10 > brokenRules.length ? 1 : 0;
});
