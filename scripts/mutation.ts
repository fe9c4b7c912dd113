import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type Vitest } from 'vitest/node';
import { checkoutFolder } from '../packages/db/src/settings.ts';
import { isEnough, type Mutant, mutantsOf, mutate, noticedPercent, sample } from './lib/mutants.ts';
import { mutateSql } from './lib/mutate-sql.ts';
import { runTask, TaskError } from './lib/task.ts';

// Below the checkout, so that packages are found; the original rules are never changed.
const folder = join(checkoutFolder, '.data/mutation');
const packages = join(checkoutFolder, 'packages');
const rules = join(folder, 'domain/src');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '200' },
    file: { type: 'string' },
    sql: { type: 'boolean', default: false },
  },
});

/** The mutants of this run: random, but the same ones for the same seed. */
async function chooseMutants(): Promise<Mutant[]> {
  const entries = await readdir(rules, { recursive: true });
  const files = entries.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  const chosen = files.filter((name) => !values.file || name === values.file);
  const all = await Promise.all(chosen.map(async (name) => mutantsOf(name, await readFile(join(rules, name), 'utf8'))));
  return sample(all.flat(), Number(values.count), Number(values.seed));
}

/** Whether a test fails; `file` limits the run to the tests that import it. */
async function isRed(vitest: Vitest, file?: string): Promise<boolean> {
  vitest.config.related = file ? [file] : undefined;
  const specifications = await vitest.getRelevantTestSpecifications();
  const { testModules } = await vitest.runTestSpecifications(specifications);
  // Vitest reports the failures of earlier runs again.
  const ran = new Set(specifications.map(({ moduleId }) => moduleId));
  return testModules.some((module) => ran.has(module.moduleId) && !module.ok());
}

async function isNoticed(vitest: Vitest, mutant: Mutant): Promise<boolean> {
  const path = join(rules, mutant.file);
  const source = await readFile(path, 'utf8');
  try {
    await writeFile(path, mutate(source, mutant));
    vitest.invalidateFile(path);
    return await isRed(vitest, path);
  } finally {
    await writeFile(path, source);
    vitest.invalidateFile(path);
  }
}

async function mutateRules(): Promise<{ tried: number; survivors: Mutant[] }> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(packages, 'domain/src'), rules, { recursive: true });
  // Next to it the packages that some of its tests read.
  const others = (await readdir(packages)).filter((name) => name !== 'domain');
  for (const name of others) await symlink(join(packages, name), join(folder, name));
  const vitest = await createVitest('test', {
    root: folder,
    // Without the tests of those packages.
    dir: join(folder, 'domain'),
    config: false,
    watch: false,
    testTimeout: 20_000,
    reporters: [{}],
  });
  if (await isRed(vitest)) throw new TaskError('the tests are red before anything is changed');
  const mutants = await chooseMutants();
  const survivors: Mutant[] = [];
  for (const [index, mutant] of mutants.entries()) {
    if (!(await isNoticed(vitest, mutant))) {
      survivors.push(mutant);
      console.log(`not noticed: ${mutant.file}:${mutant.line}: ${mutant.from} → ${mutant.to || '(nothing)'}`);
    }
    if ((index + 1) % 50 === 0) console.log(`• ${index + 1} of ${mutants.length}`);
  }
  await vitest.close();
  await rm(folder, { recursive: true });
  return { tried: mutants.length, survivors };
}

await runTask(async () => {
  const { tried, survivors } = values.sql
    ? await mutateSql({ seed: Number(values.seed), count: Number(values.count), file: values.file })
    : await mutateRules();
  const percent = noticedPercent(tried, survivors.length);
  console.log(`seed ${values.seed}: ${tried - survivors.length} of ${tried} mutants were noticed (${percent} %)`);
  return isEnough(percent) ? 0 : 1;
});
