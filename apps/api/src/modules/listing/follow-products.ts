import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@mall/db/connection';
import { followProduct, noteListingsBehind } from './follow.repository.ts';

/** Few enough that orders hardly wait, and that caches drop only what has changed (tell_catalogue_changed). */
const mallsAtOnce = 90;
const heldForMilliseconds = 50;

/**
 * Brings the listings of all malls in step with the products that have changed, until nothing is left. Each step is one transaction: who is
 * killed leaves the rest to whoever comes next.
 */
export async function followProducts(
  database: Database,
  { isStopped = () => false }: { readonly isStopped?: () => boolean } = {},
): Promise<void> {
  while (!isStopped()) {
    const followed = await followProduct(database, mallsAtOnce);
    if (!followed) return;
    // All that is behind is held by somebody.
    if (followed.written === 0 && !followed.isDone) await pause(heldForMilliseconds);
  }
}

/** So few that one statement is far from its time limit in 2,000 malls. */
const productsAtOnce = 200;

/** Compares all products with the listings of all malls, and says how many differ: those are followed next. */
export async function compareListings(database: Database): Promise<number> {
  let noted = 0;
  for (let after = ''; ; ) {
    const compared = await noteListingsBehind(database, { after, atMost: productsAtOnce });
    if (!compared) return noted;
    noted += compared.noted;
    after = compared.lastProduct;
  }
}
