type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
/** A save of a product that a sheet does not know of. */
export type Since = {
  readonly version: number;
  readonly by: string | null;
  readonly at: string;
  readonly changes: Changes;
};

/** The product as the sheet has seen it: what later saves changed is taken back, the latest first. */
export function asSeen<Product extends object>(product: Product, since: readonly Since[]): Product {
  const latestFirst = since.toSorted((one, other) => other.version - one.version);
  const before = latestFirst.flatMap(({ changes }) =>
    Object.entries(changes).flatMap(([field, change]) => (field in product ? [[field, change.before] as const] : [])),
  );
  return { ...product, ...Object.fromEntries(before) };
}

type Numbered = { readonly optionNo: number };

/** The same of options: a save says what those that it changed were before. */
export function optionsAsSeen<Option extends Numbered>(
  options: readonly Option[],
  since: readonly Since[],
): readonly Option[] {
  const latestFirst = since.toSorted((one, other) => other.version - one.version);
  const before = new Map<number, object>();
  for (const { changes } of latestFirst)
    for (const option of (changes['options']?.before ?? []) as readonly Numbered[])
      before.set(option.optionNo, { ...before.get(option.optionNo), ...option });
  return options.map((option) => ({ ...option, ...before.get(option.optionNo) }));
}

/** Who changed it last, of the saves that changed one of these fields. */
export const lastOf = (since: readonly Since[], fields: readonly string[]): Since | undefined =>
  since
    .filter(({ changes }) => fields.some((field) => field in changes))
    .toSorted((one, other) => other.version - one.version)[0];
