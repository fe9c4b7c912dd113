/** Names in an address that identify a thing; any other name is a setting of a list (order, filters, page). */
const namesOfThings = new Set(['ctgNo', 'gdsGrpNo', 'gdsNo', 'no', 'ordNo', 'subsNo', 'tp']);

/** The things and list settings that addresses have shown so far. */
export class NewValues {
  readonly #seen = new Set<string>();

  /**
   * Whether this address shows something new: a thing with its own page, or a value for sorting, filtering or paging a list.
   * Combinations of known values are not new; with several brands to choose from, each one would double them.
   */
  take({ href, pathname, searchParams }: URL): boolean {
    const controls = [...searchParams].filter(([name]) => !namesOfThings.has(name));
    const shown = controls.length === 0 ? [href] : controls.map(([name, value]) => `${pathname} ${name}=${value}`);
    const isNew = shown.some((each) => !this.#seen.has(each));
    for (const each of shown) this.#seen.add(each);
    return isNew;
  }
}
