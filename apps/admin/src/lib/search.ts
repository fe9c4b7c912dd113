/** An address's query, unparsed: names and texts. The router's own parser would turn 0012 into a number. */
export type SearchParams = Record<string, string>;

export const parseSearch = (search: string): SearchParams => Object.fromEntries(new URLSearchParams(search));

/** Leaves out undefined values; commas and colons, frequent in filters, stay readable. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs).toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7E', '~')}`;
}
