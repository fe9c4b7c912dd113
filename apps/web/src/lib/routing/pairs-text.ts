import { withoutNothing } from './search-params.ts';

/** Named values in one parameter of an address: `join-NEW*data-20`. */
export const writePairs = (pairs: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(pairs)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}-${value}`)
    .join('*');

export const readPairs = (text = ''): Readonly<Record<string, string | undefined>> =>
  withoutNothing(
    Object.fromEntries(
      text.split('*').map((pair) => {
        const [name = '', ...value] = pair.split('-');
        return [name, value.join('-') || undefined];
      }),
    ),
  );
