import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an address says beside which thing it shows (a list's order, filters, page), it says by other names than these. */
const namesOfThings = new Set(['ctgNo', 'gdsGrpNo', 'gdsNo', 'no', 'ordNo', 'subsNo', 'tp']);

/** Things that have a page of their own, which all journeys on a device share: each is taken by the first that opens it. */
export class SharedThings {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Is the page of a thing, and the first to be opened on this device? It is never again. */
  take(below: string): boolean {
    const { searchParams } = new URL(below, 'http://mall.example');
    if (![...searchParams.keys()].every((name) => namesOfThings.has(name))) return false;
    try {
      writeFileSync(join(this.#folder, encodeURIComponent(below)), '', { flag: 'wx' });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    }
  }
}
