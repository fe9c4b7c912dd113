/** The same without some of its entries. */
export const omitted = <Entries extends object>(entries: Entries, names: readonly string[]): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !names.includes(name))) as Entries;
