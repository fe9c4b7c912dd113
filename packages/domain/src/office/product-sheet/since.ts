type Changes = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
/** A save of a product that happened after its sheet was downloaded. */
export type Since = {
  readonly version: number;
  readonly by: string | null;
  readonly at: string;
  readonly changes: Changes;
};

/** The product as the sheet has it: later saves are undone, the latest first. */
export function asSeen<Product extends object>(product: Product, since: readonly Since[]): Product {
  const latestFirst = since.toSorted((one, other) => other.version - one.version);
  const before = latestFirst.flatMap(({ changes }) =>
    Object.entries(changes).flatMap(([field, change]) => (field in product ? [[field, change.before] as const] : [])),
  );
  return { ...product, ...Object.fromEntries(before) };
}

type Numbered = { readonly optionNo: number };

/** The same for options: a save stores the previous values of those that it changed. */
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

/** The author of the last save that changed one of these fields. */
export const lastOf = (since: readonly Since[], fields: readonly string[]): Since | undefined =>
  since
    .filter(({ changes }) => fields.some((field) => field in changes))
    .toSorted((one, other) => other.version - one.version)[0];
