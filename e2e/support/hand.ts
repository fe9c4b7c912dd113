import type { Locator } from '@playwright/test';
import { tick } from './tick.ts';

/** A shopper's hand: does what a test says and counts it, so that no tap and no typed field goes uncounted. */
export class Hand {
  taps = 0;
  typedFields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** A box or a choice, which is one tap too. */
  async tick(box: Locator): Promise<void> {
    this.taps += 1;
    await tick(box);
  }

  /** The tap that focuses a field belongs to typing into it. */
  async type(field: Locator, text: string): Promise<void> {
    this.typedFields += 1;
    await field.fill(text);
  }
}
