import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

type Row = { readonly number: string; readonly text: string; readonly section: string };
/** A title of a test, and the rows that it names. */
type Proof = { readonly file: string; readonly title: string; readonly numbers: readonly string[] };

const requirementsFile = 'docs/requirements.md';
export const coverageFile = 'docs/spec-coverage.md';

const read = (file: string): string => readFileSync(join(checkoutFolder, file), 'utf8');

export function readRows(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^## (.*)/.exec(line)?.[1] ?? section;
    const [, number, text] = /^- (R\d+\.\d+) (.*)/.exec(line) ?? [];
    return number && text ? [{ number, text, section }] : [];
  });
}

const rowNumber = /R(\d+)\.(\d+)(?:–R?(?:\d+\.)?(\d+))?/g;

/** `R2.02–R2.04 R6.01` → R2.02, R2.03, R2.04, R6.01. */
export function numbersIn(title: string): string[] {
  return [...title.matchAll(rowNumber)].flatMap(([, chapter, first, last = first]) => {
    const [from, to] = [Number(first), Number(last)];
    const inRange = Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
    return inRange.map((row) => `R${chapter}.${String(row).padStart(2, '0')}`);
  });
}

const opening = /\b(?:test|it|describe)(?:\.\w+)*\(/g;
const text = /^\s*(['"`])((?:(?!\1)[^\\]|\\[\s\S])*)\1/;

/** The first text of every call of test, it or describe; what `each` is given stands in brackets of its own before it. */
function titlesIn(source: string): string[] {
  return [...source.matchAll(opening)].flatMap((match) => {
    const inner = match.index + match[0].length;
    const start = /\.each\($/.test(match[0]) ? afterBracket(source, inner) + 1 : inner;
    const [, , title] = text.exec(source.slice(start)) ?? [];
    return title === undefined ? [] : [title];
  });
}

/** Where the bracket that stands open at `from` has been closed; brackets within texts do not count. */
function afterBracket(source: string, from: number): number {
  const signs = /(['"`])(?:(?!\1)[^\\]|\\[\s\S])*\1|[()]/g;
  signs.lastIndex = from;
  for (let depth = 1; depth > 0; ) {
    const sign = signs.exec(source)?.[0];
    if (sign === undefined) return source.length;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
  }
  return signs.lastIndex;
}

// Tables of cases: { 'R7.01': 'GET /pre/layout/login' } by row, and ['R2.04 one segment', …] whose first text becomes the title.
const tabled = /^\s*'(R\d+\.\d+)': '([^']*)'/gm;
const listed = /\[\s*'(R\d+\.\d+ [^']*)'/g;

/** The titles of a test file that name a row. */
export function proofsIn(file: string, source: string): Proof[] {
  const titles = [
    ...titlesIn(source),
    ...[...source.matchAll(listed)].map(([, title = '']) => title),
    ...[...source.matchAll(tabled)].map(([, number, text]) => `${number} ${text}`),
  ];
  return [...new Set(titles)]
    .map((title) => ({ file, title, numbers: numbersIn(title) }))
    .filter(({ numbers }) => numbers.length > 0);
}

function findProofs(): Proof[] {
  const files = globSync('{apps/*/src,packages/*/src,scripts,e2e}/**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: checkoutFolder,
  });
  // Its own test speaks of rows that nothing stands behind.
  const tests = files.filter((file) => !file.endsWith('/spec-coverage.test.ts'));
  return tests.sort().flatMap((file) => proofsIn(file, read(file)));
}

/** The page as it should be, and the rows that no test names or that tests name but the list does not. */
export function describeCoverage(): { page: string; unproved: string[]; unknown: string[] } {
  const rows = readRows(read(requirementsFile));
  const proofs = findProofs();
  const known = new Set(rows.map(({ number }) => number));
  const proofsOf = (number: string) => proofs.filter(({ numbers }) => numbers.includes(number));
  return {
    page: drawPage(rows, proofsOf),
    unproved: rows.filter(({ number }) => proofsOf(number).length === 0).map(({ number }) => number),
    unknown: [...new Set(proofs.flatMap(({ numbers }) => numbers))].filter((number) => !known.has(number)),
  };
}

function drawPage(rows: readonly Row[], proofsOf: (number: string) => readonly Proof[]): string {
  const lines = [
    '# Which tests prove which requirement',
    '',
    'Written by `npm run spec-coverage` from the titles of the tests; the rows are those of [requirements.md](requirements.md).',
  ];
  let section = '';
  for (const row of rows) {
    if (row.section !== section) lines.push('', `## ${row.section}`);
    section = row.section;
    lines.push('', `**${row.number}** ${row.text}`, '');
    const proofs = proofsOf(row.number).map(({ file, title }) => `- \`${file}\`: ${plain(title)}`);
    lines.push(...(proofs.length > 0 ? proofs : ['- no test yet']));
  }
  return `${lines.join('\n')}\n`;
}

/** A title as it stands in a line of Markdown. */
const plain = (title: string): string =>
  title.replaceAll(/\s+/g, ' ').replaceAll(/[<>*_[\]`|]/g, (sign) => `\\${sign}`);

/** What `npm run check` has to say; empty when all is well. */
export function findCoverageFaults(): string[] {
  const { page, unproved, unknown } = describeCoverage();
  return [
    ...(read(coverageFile) === page ? [] : [`${coverageFile} is stale: run npm run spec-coverage`]),
    ...unproved.map((number) => `${number} has no test that names it (${requirementsFile})`),
    ...unknown.map((number) => `${number} stands in the title of a test, but not in ${requirementsFile}`),
  ];
}
