import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@mall/db/connection';
import { followProduct, noteListingsBehind } from './follow.repository.ts';

/** Few enough that orders hardly wait, and that caches drop only what has changed (tell_catalogue_changed). */
const mallsAtOnce = 90;
const heldForMilliseconds = 50;

/**
 * Updates the listings of all malls after changes of products, until nothing is left. Each step is one transaction: a killed
 * process leaves the rest to the next.
 */
export async function followProducts(
  database: Database,
  { isStopped = () => false }: { readonly isStopped?: () => boolean } = {},
): Promise<void> {
  while (!isStopped()) {
    const followed = await followProduct(database, mallsAtOnce);
    if (!followed) return;
    // All remaining listings are locked by somebody.
    if (followed.written === 0 && !followed.isDone) await pause(heldForMilliseconds);
  }
}

/** Few enough to keep a statement far from its time limit with 2,000 malls. */
const productsAtOnce = 200;

/** Compares all products with the listings of all malls, and returns how many differ: those are updated next. */
export async function compareListings(database: Database): Promise<number> {
  let noted = 0;
  for (let after = ''; ; ) {
    const compared = await noteListingsBehind(database, { after, atMost: productsAtOnce });
    if (!compared) return noted;
    noted += compared.noted;
    after = compared.lastProduct;
  }
}
