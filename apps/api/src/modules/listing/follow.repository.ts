import type { Database } from '@mall/db/connection';
import { sql } from 'kysely';

export type FollowedProduct = {
  readonly productNo: string;
  /** Malls whose listing is now up to date. */
  readonly written: number;
  /** No mall lags behind any more. */
  readonly isDone: boolean;
};

/** Updates the listings of the product whose change has waited longest, in at most this many malls; undefined when none waits. */
export async function followProduct(database: Database, mallsAtMost: number): Promise<FollowedProduct | undefined> {
  const { rows } = await sql<FollowedProduct>`
    select of_product as product_no, written, is_done from follow_product(${mallsAtMost})`.execute(database);
  return rows[0];
}

type Compared = { readonly lastProduct: string; readonly noted: number };

/** Compares the next products, in their order, with the listings of all malls; those that differ are updated next. Undefined at the end. */
export async function noteListingsBehind(
  database: Database,
  { after, atMost }: { readonly after: string; readonly atMost: number },
): Promise<Compared | undefined> {
  const { rows } = await sql<Compared>`
    select last_product, noted from note_listings_behind(${after}, ${atMost})`.execute(database);
  return rows[0];
}
