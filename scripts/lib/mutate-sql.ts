import postgres from 'postgres';
import {
  databaseUrl,
  ensureSeededTemplate,
  serverVariable,
  startTestServer,
  templates,
} from '../../packages/testing/src/template.ts';
import { type Mutant, mutate, sample, sqlMutantsOf } from './mutants.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import { TaskError } from './task.ts';

/** The functions that move stock, count money and decide what is sold out, each with the tests that call it. */
const testsOf: Readonly<Record<string, readonly string[]>> = {
  is_out_of_stock: ['modules/order/order.stock', 'modules/order/claim', 'modules/goods'],
  refresh_sold_out: ['modules/order/order.stock', 'modules/order/claim', 'modules/goods'],
  product_sold_out: ['modules/order/order.stock', 'modules/goods', 'modules/subscription/'],
  move_stock: ['modules/order/order.stock', 'modules/order/order.property', 'modules/order/claim'],
  sell_for_orders: ['modules/upload', 'modules/order/order.stock'],
  move_application_stock: ['modules/application'],
  set_phone_list_prices: ['modules/wireless'],
  archive_orders: ['modules/member/withdrawal', 'modules/upload/upload-erasure'],
};

type Named = { readonly name: string; readonly definition: string };

/** Runs the tests with one small fault in one function after the other; returns those faults that no test noticed. */
export async function mutateSql(seed: number, count: number): Promise<{ tried: number; survivors: Mutant[] }> {
  const server = await startTestServer();
  try {
    await ensureSeededTemplate(server.url);
    const functions = await readFunctions(databaseUrl(server.url, templates.empty));
    const mutants = sample(
      functions.flatMap(({ name, definition }) => sqlMutantsOf(name, definition)),
      count,
      seed,
    );
    const survivors: Mutant[] = [];
    let tried = 0;
    // Else every fault would seem to be noticed.
    const testsOfAll = mutants.flatMap(({ file }) => testsOf[file] ?? []);
    const { exitCode, output } = await runTests(server.url, [...new Set(testsOfAll)]);
    if (exitCode !== 0) throw new TaskError(`the tests are red before anything is changed:\n${output}`);
    for (const mutant of mutants) {
      const source = functions.find(({ name }) => name === mutant.file)?.definition ?? '';
      if (!(await replaceFunction(server.url, mutate(source, mutant)))) continue;
      tried += 1;
      const isNoticed = (await runTests(server.url, testsOf[mutant.file] ?? [])).exitCode !== 0;
      await replaceFunction(server.url, source);
      console.log(
        `${isNoticed ? 'noticed' : 'NOT noticed'}: ${mutant.file}:${mutant.line}: ${mutant.from} → ${mutant.to}`,
      );
      if (!isNoticed) survivors.push(mutant);
    }
    return { tried, survivors };
  } finally {
    await server.stop();
  }
}

async function readFunctions(url: string): Promise<Named[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await sql<Named[]>`
      select proname as name, pg_get_functiondef(oid) as definition from pg_proc
      where proname = any(${Object.keys(testsOf)}) order by proname`;
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

function runTests(serverUrl: string, tests: readonly string[]): Promise<ProgramResult> {
  process.env[serverVariable] = serverUrl;
  return runProgram('vitest', ['run', '--project=database', '--bail=1', ...tests]);
}
