/** From a category's own number up to, but not including, the next one. */
export type CategoryRange = { readonly from: string; readonly before: string };

/**
 * A category with all below it, as a range of numbers: text comparison is leakproof, so under row-level security the
 * index serves it, which it does not for LIKE.
 */
export function categoryRange(categoryNo: string): CategoryRange {
  const last = categoryNo.charCodeAt(categoryNo.length - 1);
  return { from: categoryNo, before: categoryNo.slice(0, -1) + String.fromCharCode(last + 1) };
}
