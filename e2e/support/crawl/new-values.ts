/** What an address says beside which thing it shows (a list's order, filters, page), it says by other names than these. */
const namesOfThings = new Set(['ctgNo', 'gdsGrpNo', 'gdsNo', 'no', 'ordNo', 'subsNo', 'tp']);

/** The things and the lists' values that addresses have shown. */
export class NewValues {
  readonly #seen = new Set<string>();

  /**
   * Does this address show what none before it showed: a thing that has a page of its own, or a value by which a list is ordered,
   * narrowed or turned? Combinations of such values show nothing new; where several brands can be chosen, each more doubles them.
   */
  take({ href, pathname, searchParams }: URL): boolean {
    const controls = [...searchParams].filter(([name]) => !namesOfThings.has(name));
    const shown = controls.length === 0 ? [href] : controls.map(([name, value]) => `${pathname} ${name}=${value}`);
    const isNew = shown.some((each) => !this.#seen.has(each));
    for (const each of shown) this.#seen.add(each);
    return isNew;
  }
}
