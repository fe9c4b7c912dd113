import { isMap, isNode, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from 'yaml';

export type Path = readonly PropertyKey[];

/** A file of demo content that knows the line of each of its values. */
export type DemoSource = {
  readonly content: unknown;
  /** `packages/db/demo/brands.yaml:37: brands[4].name: …`. */
  readonly errorAt: (path: Path, message: string) => string;
};

/** `name` is a path under packages/db/demo. Fails on invalid YAML, such as a duplicate key. */
export function parseSource(name: string, text: string): DemoSource {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, stringKeys: true });
  const placeOf = (offset: number) => `packages/db/demo/${name}:${lines.linePos(offset).line}`;
  if (document.errors.length > 0) {
    throw new Error(document.errors.map(({ pos, message }) => `${placeOf(pos[0])}: ${message}`).join('\n'));
  }
  return {
    content: document.toJS(),
    errorAt: (path, message) =>
      `${placeOf(offsetOf(document.contents, path))}: ${pathText(baseName(name), path)}: ${message}`,
  };
}

/** Its file name without folder and extension: `malls/keep.yaml` is `keep`. */
export const baseName = (name: string): string => name.replace(/^.*\/|\.yaml$/g, '');

/** Where a value begins; for a missing one, where its nearest parent begins. */
function offsetOf(root: ParsedNode | null, path: Path): number {
  let node: unknown = root;
  let offset = root?.range[0] ?? 0;
  for (const segment of path) {
    const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && key.value === segment) : undefined;
    node = pair ? pair.value : isSeq(node) ? node.items[Number(segment)] : undefined;
    const place = pair?.key ?? node;
    if (!isNode(place)) break;
    offset = place.range?.[0] ?? offset;
  }
  return offset;
}

const pathText = (root: string, path: Path): string =>
  root + path.map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`)).join('');
