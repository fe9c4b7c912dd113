import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

// What it buys: a migration may add a column while instances run. A statement that was prepared with `*` fails once on each of their
// connections then ("cached plan must not change result type"), and takes its transaction with it. When to drop it: once statements are no
// longer prepared, or PostgreSQL prepares such a statement anew by itself.

const sources = ['apps/api/src/**/*.ts', 'packages/db/src/**/*.ts'];
const isRun = (file: string): boolean => !/\.test\.ts$|\/(testing|seed)\//.test(file);
const star = /(?:\b(?:select|distinct|returning)\s+|,\s*)\*|\b(\w+)\.\*/g;

/** Statements of the server that read the columns of a table without naming them, one line each. */
export function findUnnamedColumns(): string[] {
  const files = globSync(sources, { cwd: checkoutFolder }).filter(isRun).sort();
  return files.flatMap((file) => unnamedColumnsOf(file, readFileSync(join(checkoutFolder, file), 'utf8')));
}

export function unnamedColumnsOf(file: string, source: string): string[] {
  const texts: string[] = [];
  const found: string[] = [];
  new Visitor({
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.raw).join('$')),
    MemberExpression({ computed, property }) {
      const name = !computed && property.type === 'Identifier' ? property.name : '';
      if (/^(selectAll|returningAll)$/.test(name)) found.push(name);
    },
  }).visit(parseSync(file, source).program);
  const made = new Set(texts.flatMap(namesOfMadeRows));
  for (const text of texts)
    for (const { 0: what, 1: name, index } of text.matchAll(star))
      if (!readsMadeRows(restOfSelect(text.slice(index + what.length)), name, made)) found.push(what);
  return found.map((what) => `${file} reads "${what}": name the columns, so that a migration may add one under load`);
}

/** Names that a file gives to rows which it makes itself, and whose columns it therefore names: subqueries and lists of values. */
const namesOfMadeRows = (text: string): string[] =>
  [...text.matchAll(/\b(\w+) as (?:(?:not )?materialized )?\(/g), ...text.matchAll(/\)\s+(?:as\s+)?(\w+)/g)].flatMap(
    ([, name = '']) => name,
  );

/** A text up to the end of the query it begins in, with what is in parentheses left out. */
function restOfSelect(text: string): string {
  let depth = 0;
  let rest = '';
  for (const character of text) {
    if (character === ')') depth -= 1;
    if (depth < 0) break;
    if (depth === 0 || (character === '(' && depth === 0)) rest += character;
    if (character === '(') depth += 1;
  }
  return rest.replace(/\b(where|group|order|limit|union|on conflict)\b[\s\S]*/, '');
}

/** Whether the star, of this name or of all sources, stands for subqueries and lists of values only. */
function readsMadeRows(rest: string, name: string | undefined, made: ReadonlySet<string>): boolean {
  const tables = rest.slice(rest.search(/\bfrom\b/));
  const sources = [
    ...tables.matchAll(/(?:\bfrom|\bjoin|,)\s+(?:lateral\s+)?(\w*\(\)|\w+|\$)(?:\s+(?:as\s+)?(\w+))?/g),
  ].filter(([, source, alias]) => name === undefined || name === source || name === alias);
  if (sources.length === 0) return name !== undefined && made.has(name);
  return sources.every(([, source = '']) => source === '()' || source === 'unnest()' || made.has(source));
}
