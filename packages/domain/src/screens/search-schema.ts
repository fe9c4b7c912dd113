/** The content of an address's query, or what a link writes into it. */
export type RawSearch = Readonly<Record<string, unknown>>;

/** Parses one parameter; an invalid value is undefined, or the parameter's default. */
type ReadParameter<Value> = (raw: unknown) => Value;
/** A screen's search parameters by name. */
export type SearchSchema = Readonly<Record<string, ReadParameter<unknown>>>;

type Optional<Schema extends SearchSchema> = {
  [Name in keyof Schema]: undefined extends ReturnType<Schema[Name]> ? Name : never;
}[keyof Schema];

/** What a page reads from its query; a parameter without a default may be missing. */
export type ReadSearch<Schema extends SearchSchema> = {
  readonly [Name in Exclude<keyof Schema, Optional<Schema>>]: ReturnType<Schema[Name]>;
} & { readonly [Name in Optional<Schema>]?: ReturnType<Schema[Name]> };

/** What a link may write. */
export type WrittenSearch<Schema extends SearchSchema> = {
  readonly [Name in keyof Schema]?: ReturnType<Schema[Name]> | undefined;
};

/** A text of the given form. The router passes back what it parsed before, numbers included. */
export const text =
  (form: RegExp = /./u) =>
  (raw: unknown): string | undefined => {
    const written = typeof raw === 'number' ? String(raw) : raw;
    return typeof written === 'string' && form.test(written) ? written : undefined;
  };

/** A whole number between a minimum and a maximum. */
export const whole =
  (greatest: number, least = 0) =>
  (raw: unknown): number | undefined => {
    const digits = text(/^\d{1,9}$/)(raw);
    const number = Number(digits);
    return digits !== undefined && number >= least && number <= greatest ? number : undefined;
  };

/** A page of a list; the first one needs no number. */
export const page = (last = 250) => whole(last, 1);

/** One of the allowed words. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (raw: unknown): Word | undefined =>
    words.find((word) => word === raw);

/** The default for an address without a valid value. */
export const otherwise =
  <Value>(read: ReadParameter<Value | undefined>, value: Value) =>
  (raw: unknown): Value =>
    read(raw) ?? value;

/** The parsed query of a screen; unknown parameters are left out. */
export function readSearch<Schema extends SearchSchema>(schema: Schema, raw: RawSearch): ReadSearch<Schema> {
  const read = Object.entries(schema).flatMap(([name, readParameter]) => {
    const value = readParameter(raw[name]);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read);
}

/** A query with its question mark, without empty values. */
export function stringifySearch(search: RawSearch): string {
  const named = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(named).toString();
  return query === '' ? '' : `?${query}`;
}

/** The same for a link's search: a first page needs no number. */
export const writeSearch = ({ page: wanted, ...search }: RawSearch): string =>
  stringifySearch({ ...search, page: wanted === 1 ? undefined : wanted });
