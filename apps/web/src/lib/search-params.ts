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

/** A parameter that has the given form, else nothing. The router hands back what it read before, numbers included. */
export function readText(value: unknown, form: RegExp): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && form.test(text) ? text : undefined;
}

/** A whole number from 0 to the maximum, else nothing. */
export function readWhole(value: unknown, maximum: number): number | undefined {
  const digits = readText(value, /^\d{1,9}$/);
  return digits !== undefined && Number(digits) <= maximum ? Number(digits) : undefined;
}

/** One of the known words, else nothing. */
export const readOneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

/** An object without the entries that hold nothing. */
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
