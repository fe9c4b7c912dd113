import type { View } from './list-types.ts';

/** Tabs in their stored order; others follow in their own order. */
export function arranged<V extends View>(views: readonly V[], order: readonly string[] = []): readonly V[] {
  const placed = order.flatMap((id) => views.filter((view) => view.id === id));
  return [...placed, ...views.filter(({ id }) => !order.includes(id))];
}

/** The ids with one of them moved to the place of another, or by so many places. */
export function moved(ids: readonly string[], id: string, to: string | -1 | 1): readonly string[] {
  const from = ids.indexOf(id);
  const target = typeof to === 'string' ? ids.indexOf(to) : from + to;
  if (from < 0 || target < 0 || target >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(target, 0, id);
}
