/** Counts of rows that a job has deleted, by table; summed over the malls for the metrics and the log. */
export class Forgotten {
  readonly #rows = new Map<string, number>();

  add(table: string, count: number): void {
    if (count > 0) this.#rows.set(table, (this.#rows.get(table) ?? 0) + count);
  }

  get rows(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#rows);
  }
}
