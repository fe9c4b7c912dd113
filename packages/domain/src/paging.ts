type Ordered = { readonly sortOrder?: number | null | undefined };

/** R9.02: entries without an order come last, as 999. */
export const sortByOrder = <T extends Ordered>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (a.sortOrder ?? 999) - (b.sortOrder ?? 999));

/** Items in chunks of a size, the last one maybe smaller: the pages of a carousel (R9.01). */
export function pagesOf<T>(items: readonly T[], pageSize: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / pageSize) }, (_, page) =>
    items.slice(page * pageSize, (page + 1) * pageSize),
  );
}

/** R9.01: smart keywords on one page. */
export const keywordsPerPage = { pc: 5, mobile: 4 } as const;
