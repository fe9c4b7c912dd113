import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an address says beside which thing it shows (a list's order, filters, page), it says by other names than these. */
const namesOfThings = new Set(['ctgNo', 'gdsGrpNo', 'gdsNo', 'no', 'ordNo', 'subsNo', 'tp']);

/**
 * What all journeys on a device share: things that have a page of their own, and in each mall the values by which a list is ordered,
 * narrowed and turned. Each is taken by the first journey that opens it.
 */
export class SharedThings {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Does this address of a mall show anything that was not opened on this device? Never again. */
  take(mall: string, below: string): boolean {
    const { pathname, searchParams } = new URL(below, 'http://mall.example');
    const controls = [...searchParams].filter(([name]) => !namesOfThings.has(name));
    if (controls.length === 0) return this.#isFirst(below);
    return controls.map(([name, value]) => this.#isFirst(`${mall} ${pathname} ${name}=${value}`)).includes(true);
  }

  #isFirst(name: string): boolean {
    // A name of a file is no longer than 255 bytes, a keyword may be.
    const file = createHash('sha256').update(name).digest('hex');
    try {
      writeFileSync(join(this.#folder, file), name, { flag: 'wx' });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    }
  }
}
