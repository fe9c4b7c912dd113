import { categoryType } from '@mall/contracts/codes';
import { categoryNosTo } from '@mall/domain/category-tree';
import { z } from 'zod';
import { readDemoFile } from '../demo-files/read-demo-files.ts';
import { keyOf, reference, unique } from '../demo-files/references.ts';
import { emojiPicture } from './pictures.ts';
import type { Category, Listing } from './types.ts';

const topCategory = z.strictObject({
  name: z.string(),
  type: keyOf(categoryType),
  image: emojiPicture,
  /** The leaves of each branch. */
  branches: z.record(z.string(), z.array(z.string())),
  notOnMobile: z.array(z.string()).default([]),
});
type TopCategory = z.output<typeof topCategory>;

const tops = readDemoFile('categories.yaml', z.array(topCategory).superRefine(unique('name')));

const twoDigits = (number: number) => String(number).padStart(2, '0');

function expandTop(top: TopCategory, at: number): Category[] {
  const type = categoryType[top.type];
  const topNo = String(10 + at);
  const isOnMobile = (name: string) => !top.notOnMobile.includes(name);
  const node = (categoryNo: string, name: string, index: number, mobileImage = ''): Category => ({
    categoryNo,
    name,
    type,
    sortOrder: (index + 1) * 10,
    isOnMobile: isOnMobile(name),
    mobileImage,
  });
  const below = Object.entries(top.branches).flatMap(([name, leaves], index) => {
    const branchNo = topNo + twoDigits(index + 1);
    return [
      node(branchNo, name, index),
      ...leaves.map((leaf, place) => node(branchNo + twoDigits(place + 1), leaf, place)),
    ];
  });
  return [node(topNo, top.name, at, top.image), ...below];
}

/** The provider's tree; numbers are prefix-coded: '12' 디지털, '1201' 헤드폰·이어폰, '120102' 헤드폰. */
export const categories: readonly Category[] = tops.flatMap(expandTop);

/** A mall's part of the tree, so that no menu leads to an empty list. Every mall has the entries that lead to exhibitions. */
export function categoriesWith(listings: readonly Pick<Listing, 'categoryNo'>[]): Category[] {
  const filled = new Set(listings.flatMap(({ categoryNo }) => categoryNosTo(categoryNo)));
  return categories.filter(({ type, categoryNo }) => type === categoryType.event || filled.has(categoryNo));
}

const byPath = new Map<string, string>();
for (const category of categories) byPath.set(pathOf(category.categoryNo), category.categoryNo);

function pathOf(categoryNo: string): string {
  const names = categoryNosTo(categoryNo).map((above) => categories.find((other) => other.categoryNo === above)?.name);
  return names.join(' > ');
}

/** The names on the path to a category: `디지털 > 모니터`. */
export const categoryPath = reference('category', byPath.keys());

/** `categoryNoOf('디지털 > 모니터')`; fails on a path that is not in the tree. */
export function categoryNoOf(path: string): string {
  const categoryNo = byPath.get(path);
  if (!categoryNo) throw new Error(`no category ${path}`);
  return categoryNo;
}
