import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import {
  databaseUrl,
  ensureSeededTemplate,
  serverVariable,
  startTestServer,
  templates,
} from '../../packages/testing/src/template.ts';
import { type Mutant, mutate, queryMutantsOf, sample, sqlMutantsOf } from './mutants.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import { filtersWithoutTests, testsOfFunctions, testsOfQueries } from './sql-fault-tests.ts';
import { TaskError } from './task.ts';

type Named = { readonly name: string; readonly definition: string };

type Fault = Mutant & {
  readonly tests: readonly string[];
  /** The result of the tests; undefined when PostgreSQL refuses it. */
  readonly test: (serverUrl: string) => Promise<ProgramResult | undefined>;
};

type Choice = { readonly seed: number; readonly count: number; readonly file: string | undefined };

/**
 * Runs the tests with one small fault in the SQL at a time; returns the faults that no test noticed.
 * @param choice.file a function or a file (the end of its path) to limit the faults to
 */
export async function mutateSql({ seed, count, file }: Choice): Promise<{ tried: number; survivors: Mutant[] }> {
  const lost = [testsOfFunctions, testsOfQueries].flatMap(filtersWithoutTests);
  if (lost.length > 0) throw new TaskError(`no test has this in its name: ${lost.join(', ')}`);
  const server = await startTestServer();
  try {
    await ensureSeededTemplate(server.url);
    const all = [...(await faultsInFunctions(server.url)), ...(await faultsInQueries())];
    const faults = sample(
      all.filter((fault) => !file || fault.file.endsWith(file)),
      count,
      seed,
    );
    // Otherwise every fault would seem to be noticed.
    const { exitCode, output } = await runTests(server.url, [...new Set(faults.flatMap(({ tests }) => tests))]);
    if (exitCode !== 0) throw new TaskError(`the tests are red before anything is changed:\n${output}`);
    return await tryEach(server.url, faults);
  } finally {
    await server.stop();
  }
}

async function tryEach(serverUrl: string, faults: readonly Fault[]): Promise<{ tried: number; survivors: Mutant[] }> {
  const survivors: Mutant[] = [];
  let tried = 0;
  for (const fault of faults) {
    const result = await fault.test(serverUrl);
    if (!result) continue;
    tried += 1;
    const isNoticed = result.exitCode !== 0;
    console.log(`${isNoticed ? 'noticed' : 'NOT noticed'}: ${fault.file}:${fault.line}: ${fault.from} → ${fault.to}`);
    if (!isNoticed) survivors.push(fault);
  }
  return { tried, survivors };
}

/** A function's fault is in the databases that the tests clone. */
async function faultsInFunctions(serverUrl: string): Promise<Fault[]> {
  const functions = await readFunctions(databaseUrl(serverUrl, templates.empty));
  return functions.flatMap(({ name, definition }) => {
    const tests = testsOfFunctions[name] ?? [];
    return sqlMutantsOf(name, definition).map((mutant) => ({
      ...mutant,
      tests,
      test: async (url: string) => {
        if (!(await replaceFunction(url, mutate(definition, mutant)))) return undefined;
        const result = await runTests(url, tests);
        await replaceFunction(url, definition);
        return result;
      },
    }));
  });
}

/** A statement's fault is made while the tests load its file. */
async function faultsInQueries(): Promise<Fault[]> {
  const files = Object.entries(testsOfQueries).map(async ([file, tests]) => {
    const source = await readFile(join(checkoutFolder, file), 'utf8');
    return queryMutantsOf(file, source).map((mutant) => ({
      ...mutant,
      tests,
      test: (url: string) => runTests(url, tests, mutant),
    }));
  });
  return (await Promise.all(files)).flat();
}

async function readFunctions(url: string): Promise<Named[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql<Named[]>`
      select proname as name, pg_get_functiondef(oid) as definition from pg_proc
      where proname = any(${Object.keys(testsOfFunctions)}) order by proname`;
  } finally {
    await sql.end();
  }
}

/** In both templates that tests clone; false when PostgreSQL refuses the text. */
async function replaceFunction(serverUrl: string, definition: string): Promise<boolean> {
  for (const template of Object.values(templates)) {
    const sql = postgres(databaseUrl(serverUrl, template), { max: 1, onnotice: () => {} });
    try {
      await sql.unsafe(definition);
    } catch {
      return false;
    } finally {
      await sql.end();
    }
  }
  return true;
}

function runTests(serverUrl: string, tests: readonly string[], fault?: Mutant): Promise<ProgramResult> {
  const options = ['--config=scripts/lib/fault.vitest.config.ts', '--project=database', '--bail=1'];
  return runProgram('vitest', ['run', ...options, ...tests], {
    ...process.env,
    [serverVariable]: serverUrl,
    ...(fault && { MALL_FAULT: JSON.stringify(fault) }),
  });
}
