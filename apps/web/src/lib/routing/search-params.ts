/** An address's query unchanged: names and texts. The router's own parser would turn ctgNo=12001 into a number. */
export type SearchParams = Record<string, string>;

export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search));
}

/** An object without its empty entries. */
export const withoutNothing = <Shape extends object>(shape: Shape): Shape =>
  Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as Shape;

/** The values of a comma-joined parameter. */
export const splitList = (joined: string | undefined): string[] =>
  (joined ?? '').split(',').filter((part) => part !== '');

/** Turns one value of a comma-joined parameter on or off. */
export function toggleInList(joined: string | undefined, value: string): string | undefined {
  const known = splitList(joined);
  const next = known.includes(value) ? known.filter((part) => part !== value) : [...known, value];
  return next.length === 0 ? undefined : next.join(',');
}
