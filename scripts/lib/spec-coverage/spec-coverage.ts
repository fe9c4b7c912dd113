import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { ownImportsOf } from '../imports.ts';
import { misplacedIn, type Proof, readTests } from './read-tests.ts';
import { holdsValue, looseNumbers, type Row, readRows } from './requirement-rows.ts';
import { findShippedModules } from './shipped-modules.ts';
import { parseFile } from './syntax.ts';

const requirementsFile = 'docs/requirements.md';
export const coverageFile = 'docs/spec-coverage.md';

const read = (file: string): string => readFileSync(join(checkoutFolder, file), 'utf8');

type TestFile = { readonly proofs: readonly Proof[]; readonly misplaced: readonly string[] };

function readTestFiles(): TestFile[] {
  const shipped = findShippedModules();
  const files = globSync('{apps/*/src,packages/*/src,scripts,e2e}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: checkoutFolder,
  });
  return files.sort().map((file) => readTestFile(file, shipped));
}

/**
 * The tests that prove something about what a visitor's browser runs: they drive a browser, call the server over HTTP, or
 * import a module that the shipped browser code or the server loads.
 */
function readTestFile(file: string, shipped: ReadonlySet<string>): TestFile {
  const source = read(file);
  const imports = ownImportsOf(file, source);
  const isServed = file.startsWith('e2e/') || file.endsWith('.routes.test.ts');
  const helpers = imports.filter((imported) => !shipped.has(imported) && !imported.startsWith('packages/'));
  const tests = readTests(
    file,
    source,
    helpers.map((helper) => parseFile(helper, read(helper)).program),
  );
  const counts = isServed || imports.some((imported) => shipped.has(imported));
  const counted = counts ? tests : { ...tests, proofs: [] };
  return { proofs: counted.proofs, misplaced: misplacedIn(file, counted) };
}

type Coverage = {
  /** The page's expected content. */
  readonly page: string;
  /** Row comments above anything that does not count, and titles with row numbers. */
  readonly misplaced: readonly string[];
  readonly unproved: readonly string[];
  readonly unknown: readonly string[];
  /** `R9.05 90`: values of rows that none of their tests contains. */
  readonly unasserted: readonly string[];
  /** `R9.05 450`: numbers of rows outside backticks. */
  readonly loose: readonly string[];
};

const numbersOf = ({ rows }: Proof): string[] => rows.flatMap(({ numbers }) => numbers);

export function describeCoverage(): Coverage {
  const rows = readRows(read(requirementsFile));
  const files = readTestFiles();
  const proofs = files.flatMap((one) => one.proofs);
  const known = new Set(rows.map(({ number }) => number));
  const proofsOf = (number: string) => proofs.filter((proof) => numbersOf(proof).includes(number));
  const isAsserted = (number: string, value: string) =>
    proofsOf(number).some(({ literals }) => holdsValue(literals, value));
  return {
    page: renderPage(rows, proofsOf),
    misplaced: files.flatMap(({ misplaced }) => misplaced),
    unproved: rows.filter(({ number }) => proofsOf(number).length === 0).map(({ number }) => number),
    unknown: [...new Set(proofs.flatMap(numbersOf))].filter((number) => !known.has(number)),
    unasserted: rows.flatMap(({ number, values }) =>
      values.filter((value) => !isAsserted(number, value)).map((value) => `${number} ${value}`),
    ),
    loose: rows.flatMap(({ number, text }) => looseNumbers(text).map((value) => `${number} ${value}`)),
  };
}

function renderPage(rows: readonly Row[], proofsOf: (number: string) => readonly Proof[]): string {
  const lines = [
    '# Which tests prove which requirement',
    '',
    'Written by `npm run spec-coverage` from the tests themselves; the rows are those of [requirements.md](requirements.md).',
  ];
  let section = '';
  for (const row of rows) {
    if (row.section !== section) lines.push('', `## ${row.section}`);
    section = row.section;
    lines.push('', `**${row.number}** ${row.text}`, '');
    const proofs = [...new Set(proofsOf(row.number).map(({ file, title }) => `- \`${file}\`: ${plain(title)}`))];
    lines.push(...(proofs.length > 0 ? proofs : ['- no test yet']));
  }
  return `${lines.join('\n')}\n`;
}

/** A title as it is written in a line of Markdown. */
const plain = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').replaceAll(/[<>*_[\]`|]/g, (sign) => `\\${sign}`);

/** The faults for `npm run check`; empty when there are none. */
export function findCoverageFaults(): string[] {
  const { page, misplaced, unproved, unknown, unasserted, loose } = describeCoverage();
  return [
    ...(read(coverageFile) === page ? [] : [`${coverageFile} is stale: run npm run spec-coverage`]),
    ...misplaced,
    ...unproved.map((number) => `${number} has no test that names it, runs and asserts (${requirementsFile})`),
    ...unknown.map((number) => `${number} stands above a test, but not in ${requirementsFile}`),
    ...unasserted.map(
      (value) => `${value} stands in ${requirementsFile}, but in no assertion of a test that names the row`,
    ),
    ...loose.map((value) => `${value} stands in ${requirementsFile} outside of backticks`),
  ];
}
