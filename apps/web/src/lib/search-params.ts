/** An address's query as it is: names and texts. The router's own parser would turn ctgNo=12001 into a number. */
export type SearchParams = Record<string, string>;

export function parseSearch(search: string): SearchParams {
  return Object.fromEntries(new URLSearchParams(search));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

/** Keeps the named parameters of an address, for a route's `validateSearch`. */
export function keepParams<const Name extends string>(...names: readonly Name[]) {
  return (search: Record<string, unknown>): { [K in Name]?: string } => {
    const kept = names.flatMap((name) => {
      const value = search[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    });
    return Object.fromEntries(kept);
  };
}
