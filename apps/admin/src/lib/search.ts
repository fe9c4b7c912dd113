/** An address's query as it is: names and texts. The router's own parser would turn 0012 into a number. */
export type SearchParams = Record<string, string>;

export const parseSearch = (search: string): SearchParams => Object.fromEntries(new URLSearchParams(search));

/** What is undefined is left out; commas and colons, of which filters are full, stay readable. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  if (pairs.length === 0) return '';
  return `?${new URLSearchParams(pairs).toString().replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%7E', '~')}`;
}
