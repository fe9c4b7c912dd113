import { type Comment, parseSync } from 'oxc-parser';

/** A node of the syntax tree (ESTree with TypeScript), read without its many types. */
export type Node = { readonly type: string; readonly [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined);
export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** The node and everything below it. */
function* allBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* allBelow(child);
}

export function parseFile(file: string, source: string): { program: Node; comments: Comment[] } {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return { program: program as unknown as Node, comments };
}

/** Literals: texts, numbers, patterns, the fixed parts of a template, and the names of fields. */
export function literalOf(node: Node): string | undefined {
  const field = node.type === 'Property' ? nodeOf(node['key']) : nodeOf(node['property']);
  if (field?.type === 'Identifier' && node['computed'] !== true) return String(field['name']);
  if (node.type === 'TemplateElement') return String((node['value'] as { cooked?: string }).cooked ?? '');
  if (node.type !== 'Literal') return undefined;
  const pattern = node['regex'] as { pattern: string } | undefined;
  return pattern ? pattern.pattern.replaceAll('\\', '') : String(node['value']);
}

/** Every declaration of a file, by name: a test may keep its numbers and assertions outside itself. */
export function declarationsOf(program: Node): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const node of allBelow(program)) {
    const value = declaredAs(node);
    const names = value ? namesIn(nodeOf(node['id']) ?? nodeOf(node['left'])) : [];
    for (const name of names) if (value && !found.has(name)) found.set(name, value);
  }
  return found;
}

/** The declaration of a name: a function's body, a variable's value, the list of a loop. */
function declaredAs(node: Node): Node | undefined {
  if (node.type === 'FunctionDeclaration') return nodeOf(node['body']);
  if (node.type === 'VariableDeclarator') return nodeOf(node['init']);
  return node.type === 'ForOfStatement' ? nodeOf(node['right']) : undefined;
}

/** The names of a declaration, including those of a pattern. */
const namesIn = (declared: Node | undefined): string[] =>
  declared ? [...allBelow(declared)].flatMap((node) => (node.type === 'Identifier' ? String(node['name']) : [])) : [];

/** Everything below the nodes, and below the file's own declarations that they use. */
export function reachedFrom(nodes: readonly Node[], declared: ReadonlyMap<string, Node>): Node[] {
  const followed = new Set<string>();
  const reached: Node[] = [];
  const follow = (from: Node): void => {
    for (const node of allBelow(from)) {
      reached.push(node);
      const name = node.type === 'Identifier' ? String(node['name']) : undefined;
      const target = name === undefined || followed.has(name) ? undefined : declared.get(name);
      if (name === undefined || !target) continue;
      followed.add(name);
      follow(target);
    }
  };
  for (const node of nodes) follow(node);
  return reached;
}
