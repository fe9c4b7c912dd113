/** Rows that a job has taken away, by table: what it returns is added up over the malls, counted in the figures and said in the log. */
export class Forgotten {
  readonly #rows = new Map<string, number>();

  add(table: string, count: number): void {
    if (count > 0) this.#rows.set(table, (this.#rows.get(table) ?? 0) + count);
  }

  get rows(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#rows);
  }
}
