import type { MenuItem } from '@mall/contracts/shell';
import type { CategoryRow } from './layout.repository.ts';

/** The tree of prefix-coded categories, in the order of the rows; a branch whose parent is missing is left out. */
export function buildMenu(rows: readonly CategoryRow[]): MenuItem[] {
  const items = new Map(rows.map((row) => [row.categoryNo, toMenuItem(row)]));
  const roots: MenuItem[] = [];
  for (const [categoryNo, item] of items) {
    const siblings = categoryNo.length === 2 ? roots : items.get(categoryNo.slice(0, -2))?.children;
    siblings?.push(item);
  }
  return roots;
}

function toMenuItem({ sortOrder, mobileImage, ...row }: CategoryRow): MenuItem {
  const nameAt = mobileImage.lastIndexOf('/') + 1;
  return {
    ...row,
    ...(sortOrder !== null && { sortOrder }),
    mobileImageFileName: mobileImage.slice(nameAt),
    mobileImagePath: mobileImage.slice(0, Math.max(0, nameAt - 1)),
    children: [],
  };
}
