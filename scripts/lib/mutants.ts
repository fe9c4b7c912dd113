import { parseSync, Visitor } from 'oxc-parser';
import { TaskError } from './task.ts';

// What it buys, what was tried first and when to drop it: docs/testing.md, "Whether the tests notice".

/** One small fault in a source file: the text from `start` to `end` is replaced. */
export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly start: number;
};

type Replace = (node: { start: number; end: number }, to: string) => void;

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Methods that are easily confused. */
const methods: Readonly<Record<string, string>> = {
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toSorted: 'slice',
};

/** Every small fault possible in the source: other operators, numbers, texts, conditions and methods. Types are left alone. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const replace: Replace = ({ start, end }, to) => {
    const from = source.slice(start, end);
    if (from !== to) mutants.push({ file, start, from, to, line: source.slice(0, start).split('\n').length });
  };
  const operatorOf = (left: { end: number }, operator: string) => {
    const start = source.indexOf(operator, left.end);
    return { start, end: start + operator.length };
  };
  const swap = ({ operator, left }: { operator: string; left: { end: number } }) => {
    const other = operators[operator];
    if (other) replace(operatorOf(left, operator), other);
  };
  new Visitor({
    BinaryExpression: swap,
    LogicalExpression: swap,
    UnaryExpression(node) {
      if (node.operator === '!') replace({ start: node.start, end: node.argument.start }, '');
    },
    IfStatement({ test }) {
      replace(test, 'true');
      replace(test, 'false');
    },
    ConditionalExpression({ test }) {
      replace(test, 'true');
      replace(test, 'false');
    },
    MemberExpression({ computed, property }) {
      const other = !computed && property.type === 'Identifier' ? methods[property.name] : undefined;
      if (other) replace(property, other);
    },
    Literal(node) {
      if (typeof node.value === 'number') replace(node, String(node.value + 1));
      else if (typeof node.value === 'boolean') replace(node, String(!node.value));
      else if (typeof node.value === 'string') replace(node, node.value === '' ? "'mutant'" : "''");
    },
    TemplateLiteral(node) {
      replace(node, '``');
    },
  }).visit(parseSync(file, source).program);
  const isOutside = withoutMeaning(file, source);
  return mutants.filter(({ start }) => !isOutside(start));
}

/** Texts in types and imports have no effect at run time. */
function withoutMeaning(file: string, source: string): (position: number) => boolean {
  const ranges: { start: number; end: number }[] = [];
  const add = ({ start, end }: { start: number; end: number }) => void ranges.push({ start, end });
  new Visitor({
    ImportDeclaration: add,
    TSTypeAliasDeclaration: add,
    TSTypeAnnotation: add,
    TSTypeParameterInstantiation: add,
    TSAsExpression: ({ typeAnnotation }) => add(typeAnnotation),
    TSSatisfiesExpression: ({ typeAnnotation }) => add(typeAnnotation),
  }).visit(parseSync(file, source).program);
  return (position) => ranges.some(({ start, end }) => start <= position && position < end);
}

export const mutate = (source: string, { start, from, to }: Mutant): string =>
  source.slice(0, start) + to + source.slice(start + from.length);

/** `count` of the items, the same ones for the same seed (mulberry32). */
export function sample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count)
    .map(({ item }) => item);
}

/** Of the mutants tried, rounded down; without any, nothing was proved, which is not a success. */
export function noticedPercent(tried: number, unnoticed: number): number {
  if (tried === 0) throw new TaskError('no fault could be made: look at --file, --count and --seed');
  return Math.floor(((tried - unnoticed) * 100) / tried);
}

const leastNoticedPercent = 90;
export const isEnough = (percent: number): boolean => percent >= leastNoticedPercent;

// The 1 of `returning 1` is never read.
const sqlToken =
  /--[^\n]*|\breturning \d+|'(?:[^']|'')*'|\$\w*\$|:=|=>|<=|>=|<>|[<>=+*]|-(?=\s)|\b(?:and|or|not exists|exists|least|greatest|min|max|is not null|is null)\b|\b\d+\b/gi;
const sqlSwaps: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '=': '<>',
  '<>': '=',
  '+': '-',
  '-': '+',
  and: 'or',
  or: 'and',
  exists: 'not exists',
  'not exists': 'exists',
  least: 'greatest',
  greatest: 'least',
  min: 'max',
  max: 'min',
  'is null': 'is not null',
  'is not null': 'is null',
};

const sqlFaultOf = (from: string): string | undefined =>
  sqlSwaps[from.toLowerCase()] ??
  (/^\d+$/.test(from) ? String(Number(from) + 1) : /^'.+'$/.test(from) ? "'mutant'" : undefined);

/** The same for the SQL between two positions of a source. */
function sqlMutantsIn(file: string, source: string, { start: first, end }: { start: number; end: number }): Mutant[] {
  return [...source.slice(first, end).matchAll(sqlToken)].flatMap(({ 0: from, index }) => {
    const to = sqlFaultOf(from);
    const start = first + index;
    return to === undefined ? [] : [{ file, start, from, to, line: source.slice(0, start).split('\n').length }];
  });
}

/** The body of a function in SQL or PL/pgSQL, as `pg_get_functiondef` prints it. */
export function sqlMutantsOf(name: string, definition: string): Mutant[] {
  const start = definition.search(/\bAS \$|BEGIN ATOMIC/);
  return sqlMutantsIn(name, definition, { start, end: definition.length });
}

/** The statements of a source in TypeScript, which stand in templates tagged with `sql`. */
export function queryMutantsOf(file: string, source: string): Mutant[] {
  const mutants: Mutant[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      for (const part of quasi.quasis) mutants.push(...sqlMutantsIn(file, source, part));
    },
  }).visit(parseSync(file, source).program);
  return mutants;
}
