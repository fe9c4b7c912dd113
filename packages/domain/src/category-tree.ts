import { sortByOrder } from './paging.ts';

type Category<Node> = { readonly categoryNo: string; readonly children: readonly Node[] };
type Arranged = { readonly sortOrder?: number | null | undefined; readonly isOnMobile: boolean };

/** R9.02: every level by its sort order, those without one last. */
export const arrangeTree = <Node extends Category<Node> & Arranged>(nodes: readonly Node[]): Node[] =>
  sortByOrder(nodes).map((node) => ({ ...node, children: arrangeTree(node.children) }));

/** R9.02: only categories marked for the mobile site, on every level. */
export const onMobileOnly = <Node extends Category<Node> & Arranged>(nodes: readonly Node[]): Node[] =>
  nodes.filter((node) => node.isOnMobile).map((node) => ({ ...node, children: onMobileOnly(node.children) }));

/** The path to a category from its root, both included; empty when the tree does not contain it. */
export function categoryPath<Node extends Category<Node>>(nodes: readonly Node[], categoryNo: string): Node[] {
  for (const node of nodes) {
    if (node.categoryNo === categoryNo) return [node];
    const below = categoryPath(node.children, categoryNo);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The numbers of a category and of its ancestors, the highest first: `120102` → `12`, `1201`, `120102`. */
export const categoryNosTo = (categoryNo: string): string[] =>
  [2, 4, 6].filter((length) => length <= categoryNo.length).map((length) => categoryNo.slice(0, length));

/** The number of the parent; null on the highest level. */
export const parentOf = (categoryNo: string): string | null => (categoryNo.length > 2 ? categoryNo.slice(0, -2) : null);

/** Whether a category is another one or below it. */
export const isWithinCategory = (categoryNo: string, above: string): boolean => categoryNo.startsWith(above);

/** The number of levels of a menu; a number has two digits for each. */
export const menuLevels = 3;

/** Whether a category with its descendants fits below another one (null: on the highest level). */
export function fitsBelow(categoryNos: readonly string[], moved: string, parentNo: string | null): boolean {
  if (parentNo !== null && isWithinCategory(parentNo, moved)) return false;
  const own = categoryNos.filter((categoryNo) => isWithinCategory(categoryNo, moved));
  const deepest = Math.max(moved.length, ...own.map((categoryNo) => categoryNo.length));
  return (parentNo?.length ?? 0) + deepest - moved.length + 2 <= 2 * menuLevels;
}
