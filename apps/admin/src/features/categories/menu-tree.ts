import type { OfficeCategory } from '@mall/contracts/office/categories';
import { fitsBelow, parentOf } from '@mall/domain/category-tree';

/** A visible line of the tree. */
export type Line = { readonly category: OfficeCategory; readonly level: number; readonly hasChildren: boolean };
/** The target of a move: below a parent, before one of its children. */
export type Place = { readonly parentNo: string | null; readonly before: string | null };

export const childrenOf = (categories: readonly OfficeCategory[], parentNo: string | null): readonly OfficeCategory[] =>
  categories.filter(({ categoryNo }) => parentOf(categoryNo) === parentNo);

/** The tree from top to bottom, without the children of closed categories. */
export function linesOf(categories: readonly OfficeCategory[], closed: ReadonlySet<string>): readonly Line[] {
  const below = (parentNo: string | null, level: number): Line[] =>
    childrenOf(categories, parentNo).flatMap((category) => {
      const { categoryNo } = category;
      const hasChildren = childrenOf(categories, categoryNo).length > 0;
      const line = { category, level, hasChildren };
      return hasChildren && !closed.has(categoryNo) ? [line, ...below(categoryNo, level + 1)] : [line];
    });
  return below(null, 1);
}

/** The place of a category. */
export function placeOf(categories: readonly OfficeCategory[], categoryNo: string): Place {
  const parentNo = parentOf(categoryNo);
  const siblings = childrenOf(categories, parentNo);
  const at = siblings.findIndex((one) => one.categoryNo === categoryNo);
  return { parentNo, before: siblings[at + 1]?.categoryNo ?? null };
}

/** The target when a category is dropped on another one: before it when coming from below, after it when coming from above. */
export function droppedAt(
  categories: readonly OfficeCategory[],
  lines: readonly Line[],
  moved: string,
  over: string,
): Place {
  const at = (no: string) => lines.findIndex(({ category }) => category.categoryNo === no);
  if (at(moved) > at(over)) return { parentNo: parentOf(over), before: over };
  const { parentNo, before } = placeOf(categories, over);
  return { parentNo, before: before === moved ? placeOf(categories, moved).before : before };
}

/** One place up or down among its siblings; undefined at the end. */
export function stepped(categories: readonly OfficeCategory[], categoryNo: string, step: -1 | 1): Place | undefined {
  const parentNo = parentOf(categoryNo);
  const others = childrenOf(categories, parentNo);
  const at = others.findIndex((one) => one.categoryNo === categoryNo);
  const rest = others.filter((one) => one.categoryNo !== categoryNo);
  const to = at + step;
  return to < 0 || to > rest.length ? undefined : { parentNo, before: rest[to]?.categoryNo ?? null };
}

/** The possible parents of a category, besides the top level. */
export function parentsFor(categories: readonly OfficeCategory[], moved: OfficeCategory): readonly OfficeCategory[] {
  const numbers = categories.map(({ categoryNo }) => categoryNo);
  return categories.filter(
    ({ categoryNo, type }) => type === moved.type && fitsBelow(numbers, moved.categoryNo, categoryNo),
  );
}

/** The menu after a move within its level; below another parent the server assigns a new number. */
export function rearranged(
  categories: readonly OfficeCategory[],
  categoryNo: string,
  { parentNo, before }: Place,
): readonly OfficeCategory[] {
  const moved = categories.find((one) => one.categoryNo === categoryNo);
  if (!moved || parentOf(categoryNo) !== parentNo) return categories;
  const rest = categories.filter((one) => one !== moved);
  const at = rest.findIndex((one) => one.categoryNo === before);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, moved);
}
