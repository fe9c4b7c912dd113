import { numbersIn } from './requirement-rows.ts';
import { commentAbove, type RowComment, rowCommentsOf } from './row-comments.ts';
import { childrenOf, declarationsOf, literalOf, type Node, nodeOf, nodesOf, parseFile, reachedFrom } from './syntax.ts';

/** A test that runs and asserts something, the row comments that name its rows, and its literals. */
export type Proof = {
  readonly file: string;
  readonly title: string;
  readonly rows: readonly RowComment[];
  readonly literals: ReadonlySet<string>;
};

type Tests = {
  readonly proofs: readonly Proof[];
  readonly comments: readonly RowComment[];
  readonly titles: readonly string[];
};

/** `test.describe.each(table)(title, body)` as words, with the table and the arguments. */
type Call = { readonly words: readonly string[]; readonly table: Node[]; readonly args: Node[] };

function callOf(node: Node): Call | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const callee = nodeOf(node['callee']);
  const table = callee?.type === 'CallExpression' ? nodesOf(callee['arguments']) : [];
  const words = wordsOf(callee?.type === 'CallExpression' ? nodeOf(callee['callee']) : callee);
  return { words, table, args: nodesOf(node['arguments']) };
}

function wordsOf(callee: Node | undefined): string[] {
  if (callee?.type === 'Identifier') return [String(callee['name'])];
  if (callee?.type !== 'MemberExpression') return [];
  return [...wordsOf(nodeOf(callee['object'])), ...wordsOf(nodeOf(callee['property']))];
}

const neverRuns = ['skip', 'fixme', 'todo', 'skipIf', 'runIf', 'fails', 'fail'];
const noTests = ['use', 'extend', 'info', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll', 'setTimeout', 'slow'];

const isSuite = ({ words: [root = '', ...rest] }: Call): boolean =>
  /^(?:test|it|describe|\w+Test)$/.test(root) && !rest.some((word) => noTests.includes(word));
const isGroup = ({ words }: Call): boolean => words.includes('describe');
const isLeftOut = ({ words }: Call): boolean => words.some((word) => neverRuns.includes(word));
const isAssertion = (node: Node): boolean => {
  const words = callOf(node)?.words ?? [];
  return words[0] === 'expect' || words.at(-1) === 'assert';
};
const textOf = (node: Node | undefined): string =>
  node ? [node, ...childrenOf(node)].map((part) => literalOf(part) ?? '').join(' ') : '';

type Place = {
  readonly titles: readonly string[];
  readonly groupRows: readonly RowComment[];
  readonly ownRows: readonly RowComment[];
  readonly isLeftOut: boolean;
  readonly tables: readonly Node[];
};

/**
 * The tests of a file that count: not skipped, entirely or conditionally, and with an assertion.
 * Code in their helpers, which are modules of the tests themselves, is included.
 */
export function readTests(file: string, source: string, helpers: readonly Node[] = []): Tests {
  const { program, comments } = parseFile(file, source);
  const declared = new Map([...helpers, program].flatMap((module) => [...declarationsOf(module)]));
  const rowComments = rowCommentsOf(source, comments);
  // Positions in a helper do not match the comments of this file.
  const ownNodes = new Set(reachedFrom([program], new Map()));
  const proofs: Proof[] = [];
  const titles: string[] = [];

  const visit = (node: Node, place: Place): void => {
    const call = callOf(node);
    if (!call || !isSuite(call)) {
      for (const child of childrenOf(node)) visit(child, place);
      return;
    }
    const title = textOf(call.args[0]);
    const inner = {
      titles: [...place.titles, title],
      groupRows: [...place.groupRows, ...place.ownRows],
      ownRows: commentAbove(node, rowComments),
      isLeftOut: place.isLeftOut || isLeftOut(call) || call.args.slice(1).some(skipsItself),
      tables: [...place.tables, ...call.table],
    };
    titles.push(title);
    if (!isGroup(call) && !inner.isLeftOut)
      proofs.push(...proofsOf(file, call, inner, declared, { rowComments, ownNodes }));
    // A group contains tests, and a browser test may contain steps with titles.
    for (const arg of call.args.slice(1)) visitGroup(arg, inner);
  };
  /** A group may be filled by a function of the file. */
  const visitGroup = (body: Node, place: Place): void => {
    const called = groupFunctions(body, declared);
    for (const part of [body, ...called]) visit(part, place);
  };
  visit(program, { titles: [], groupRows: [], ownRows: [], isLeftOut: false, tables: [] });
  return { proofs, comments: [...rowComments.values()], titles };
}

/** `describe(title, () => proveRoutes('pc'))`: the file's own functions that a group calls, if they contain tests. */
function groupFunctions(body: Node, declared: ReadonlyMap<string, Node>): Node[] {
  const called = nodeOf(body['body']);
  const name = called && callOf(called)?.words;
  const target = name?.length === 1 ? declared.get(name[0] ?? '') : undefined;
  return target ? [target] : [];
}

/** `test.skip(isMobile, …)` among the statements of a body. */
function skipsItself(body: Node): boolean {
  const block = nodeOf(body['body']);
  const statements = block?.type === 'BlockStatement' ? nodesOf(block['body']) : [];
  return statements.some((statement) => {
    const call = callOf(nodeOf(statement['expression']) ?? statement);
    return call !== undefined &&
      call.words[0] === 'test' &&
      isLeftOut(call) &&
      callOf(call.args[0] ?? statement) === undefined
      ? !isTitled(call)
      : false;
  });
}
const isTitled = ({ args: [first] }: Call): boolean => typeof first?.['value'] === 'string';

function proofsOf(
  file: string,
  call: Call,
  place: Place,
  declared: ReadonlyMap<string, Node>,
  { rowComments, ownNodes }: { rowComments: ReadonlyMap<number, RowComment>; ownNodes: ReadonlySet<Node> },
): Proof[] {
  const inTables = reachedFrom(place.tables, declared);
  const reached = [...reachedFrom(call.args.slice(1), declared), ...inTables];
  if (!reached.some(isAssertion)) return [];
  const literals = new Set(reached.flatMap((node) => literalOf(node) ?? []));
  const title = (place.ownRows.length > 0 ? place.titles.slice(-1) : place.titles).join(' › ');
  const ofTables = inTables
    .filter((node) => ownNodes.has(node))
    .map((node) => ({ title: textOf(nodesOf(node['elements'])[0]), rows: commentAbove(node, rowComments) }));
  return [{ title, rows: place.ownRows }, ...ofTables.filter(({ rows }) => rows.length > 0)].flatMap((own) => {
    const rows = [...place.groupRows, ...own.rows];
    return rows.length > 0 ? [{ file, title: own.title.trim(), rows, literals }] : [];
  });
}

/** Row numbers in titles, and in comments above anything that proves nothing. */
export function misplacedIn(file: string, { proofs, comments, titles }: Tests): string[] {
  const used = new Set(proofs.flatMap(({ rows }) => rows));
  const idle = comments.filter((comment) => !used.has(comment));
  const titled = titles.filter((title) => numbersIn(title).length > 0);
  return [
    ...idle.map(({ line, numbers }) => `${file}:${line} names ${numbers.join(', ')} above no test that counts`),
    ...titled.map((title) => `${file} names a row in the title "${title}": put it in a comment above`),
  ];
}
