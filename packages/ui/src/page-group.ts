export type PageGroup = {
  pages: readonly number[];
  /** The last page of the previous group, if there is one. */
  previous: number | null;
  /** The first page of the next group, if there is one. */
  next: number | null;
};

/** The pages that are shown together with the current one: 1–10, 11–20, … */
export function pageGroup(page: number, pageCount: number, groupSize = 10): PageGroup {
  const count = Math.max(1, Math.trunc(pageCount));
  const current = Math.min(Math.max(1, Math.trunc(page)), count);
  const first = Math.floor((current - 1) / groupSize) * groupSize + 1;
  const last = Math.min(first + groupSize - 1, count);
  return {
    pages: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    previous: first > 1 ? first - 1 : null,
    next: last < count ? last + 1 : null,
  };
}
