import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../../packages/db/src/settings.ts';
import { ownImportsOf } from '../imports.ts';
import { type Proof, readTests } from './read-tests.ts';
import { holdsValue, looseNumbers, type Row, readRows } from './requirement-rows.ts';
import { findShippedModules } from './shipped-modules.ts';
import { parseProgram } from './syntax.ts';

const requirementsFile = 'docs/requirements.md';
export const coverageFile = 'docs/spec-coverage.md';

const read = (file: string): string => readFileSync(join(checkoutFolder, file), 'utf8');

/**
 * The tests that prove something about what a visitor's browser runs: they drive a browser, call the server over HTTP, or
 * import a module that the shipped browser code or the server loads.
 */
function findProofs(): Proof[] {
  const shipped = findShippedModules();
  const files = globSync('{apps/*/src,packages/*/src,scripts,e2e}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: checkoutFolder,
  });
  return files.sort().flatMap((file) => {
    const source = read(file);
    const imports = ownImportsOf(file, source);
    const isServed = file.startsWith('e2e/') || file.endsWith('.routes.test.ts');
    if (!isServed && !imports.some((imported) => shipped.has(imported))) return [];
    const helpers = imports.filter((imported) => !shipped.has(imported) && !imported.startsWith('packages/'));
    return readTests(
      file,
      source,
      helpers.map((helper) => parseProgram(helper, read(helper))),
    );
  });
}

type Coverage = {
  /** The page as it should be. */
  readonly page: string;
  readonly unproved: readonly string[];
  readonly unknown: readonly string[];
  /** `R9.05 90`: values of rows that stand in no test of theirs. */
  readonly unasserted: readonly string[];
  /** `R9.05 450`: numbers of rows that need no test. */
  readonly loose: readonly string[];
};

export function describeCoverage(): Coverage {
  const rows = readRows(read(requirementsFile));
  const proofs = findProofs();
  const known = new Set(rows.map(({ number }) => number));
  const proofsOf = (number: string) => proofs.filter(({ numbers }) => numbers.includes(number));
  const isAsserted = (number: string, value: string) =>
    proofsOf(number).some(({ literals }) => holdsValue(literals, value));
  return {
    page: renderPage(rows, proofsOf),
    unproved: rows.filter(({ number }) => proofsOf(number).length === 0).map(({ number }) => number),
    unknown: [...new Set(proofs.flatMap(({ numbers }) => numbers))].filter((number) => !known.has(number)),
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

/** A title as it stands in a line of Markdown. */
const plain = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').replaceAll(/[<>*_[\]`|]/g, (sign) => `\\${sign}`);

/** What `npm run check` has to say; empty when all is well. */
export function findCoverageFaults(): string[] {
  const { page, unproved, unknown, unasserted, loose } = describeCoverage();
  return [
    ...(read(coverageFile) === page ? [] : [`${coverageFile} is stale: run npm run spec-coverage`]),
    ...unproved.map((number) => `${number} has no test that names it, runs and asserts (${requirementsFile})`),
    ...unknown.map((number) => `${number} stands in the title of a test, but not in ${requirementsFile}`),
    ...unasserted.map(
      (value) => `${value} stands in ${requirementsFile}, but in no assertion of a test that names the row`,
    ),
    ...loose.map((value) => `${value} stands in ${requirementsFile} outside of backticks`),
  ];
}
