/** The same without some of its entries. */
export const omitted = <Value>(
  entries: Readonly<Record<string, Value>>,
  names: readonly string[],
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name)));
