import type { ReviewSummary } from '@mall/contracts/customer-review';
import type { MallTransaction } from '@mall/db/in-mall';
import { findTally } from './review.repository.ts';

const none: ReviewSummary = { count: 0, picturedCount: 0, starCounts: [0, 0, 0, 0, 0], fitCounts: [0, 0, 0] };

/** The tally of a product's reviews in this mall. */
export async function readSummary(transaction: MallTransaction, productNo: string): Promise<ReviewSummary> {
  const tally = await findTally(transaction, productNo);
  if (!tally) return none;
  const { shownCount: count, picturedCount, starCounts, fitCounts } = tally;
  return { count, picturedCount, starCounts, fitCounts };
}
