/** The selected rows of a list, stored with their data, because other pages are no longer loaded. */
export type Selection<Row> = {
  readonly rows: ReadonlyMap<string, Row>;
  /** Everything that the filters find, loaded or not. */
  readonly isAll: boolean;
  /** Where a range begins. */
  readonly anchor: string | undefined;
};
type Keyed<Row> = { readonly key: string; readonly row: Row };

export const nothingChosen = <Row>(): Selection<Row> => ({ rows: new Map(), isAll: false, anchor: undefined });

/** Selects or deselects one row. */
export function toggle<Row>({ rows, isAll }: Selection<Row>, { key, row }: Keyed<Row>): Selection<Row> {
  const next = new Map(rows);
  // Deselecting one of all keeps the other visible rows selected.
  if (!next.delete(key) && !isAll) next.set(key, row);
  return { rows: next, isAll: false, anchor: key };
}

/** Selects all rows between the one selected last and this one. */
export function extend<Row>(selection: Selection<Row>, page: readonly Keyed<Row>[], key: string): Selection<Row> {
  const places = [selection.anchor ?? key, key].map((one) => page.findIndex((keyed) => keyed.key === one));
  const [from, to] = [Math.min(...places), Math.max(...places)];
  if (from < 0) return selection;
  const next = new Map(selection.rows);
  for (const keyed of page.slice(from, to + 1)) next.set(keyed.key, keyed.row);
  return { rows: next, isAll: false, anchor: selection.anchor ?? key };
}

/** Selects or deselects the whole page. */
export function togglePage<Row>(selection: Selection<Row>, page: readonly Keyed<Row>[]): Selection<Row> {
  const next = new Map(selection.rows);
  const isWhole = !selection.isAll && page.every(({ key }) => next.has(key));
  for (const { key, row } of page) {
    if (isWhole) next.delete(key);
    else next.set(key, row);
  }
  return { rows: next, isAll: false, anchor: undefined };
}

/** Selects everything that matches; the page's rows represent it. */
export const chooseAll = <Row>(page: readonly Keyed<Row>[]): Selection<Row> => ({
  rows: new Map(page.map(({ key, row }) => [key, row])),
  isAll: true,
  anchor: undefined,
});

export const isChosen = ({ rows, isAll }: Selection<unknown>, key: string): boolean => isAll || rows.has(key);
