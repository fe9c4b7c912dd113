/** The largest lag of a replica that is read from. */
export const longestLagMilliseconds = 2_000;

const mostAsked = 1_000;

/**
 * What is proved about a replica: it holds everything committed before a moment of our own clock, namely when the primary's log ended at a
 * position that the replica has replayed since. Clocks of other machines do not matter, nor whether anything is written.
 */
export class ReplicaProgress {
  #asked: { readonly at: number; readonly position: number }[] = [];
  #replayed = 0;
  #provedAt = Number.NEGATIVE_INFINITY;
  #neededFrom = Number.NEGATIVE_INFINITY;

  /** `at` is a moment before the primary was asked. False when the replica was ahead of that position: it follows another server. */
  primaryIsAt(at: number, position: number): boolean {
    if (position < this.#replayed) return false;
    this.#asked.push({ at, position });
    if (this.#asked.length > mostAsked) this.#asked.shift();
    return true;
  }

  replicaIsAt(position: number): void {
    this.#replayed = position;
    const reached = this.#asked.filter((asked) => asked.position <= position);
    this.#provedAt = Math.max(this.#provedAt, ...reached.map(({ at }) => at));
    this.#asked = this.#asked.filter((asked) => asked.position > position);
  }

  /** Discards everything proved so far. */
  lose(): void {
    this.#asked = [];
    this.#replayed = 0;
    this.#provedAt = Number.NEGATIVE_INFINITY;
  }

  /** Something was committed before `now` that every later read must see. */
  expectNews(now: number): void {
    this.#neededFrom = now;
  }

  get isNewsMissing(): boolean {
    return !this.holds(this.#neededFrom);
  }

  /** Whether it is proved to hold everything committed before a moment. */
  holds(moment: number): boolean {
    return this.#provedAt >= moment;
  }

  lagAt(now: number): number {
    return now - this.#provedAt;
  }

  isFreshAt(now: number): boolean {
    return !this.isNewsMissing && this.lagAt(now) <= longestLagMilliseconds;
  }
}
