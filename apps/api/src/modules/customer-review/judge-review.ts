import type { ReviewHiding } from '@mall/contracts/customer-review-codes';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteVote, findShownReview, insertReport, insertVote } from './review.repository.ts';

type Reader = { readonly reviewNo: number; readonly memberNo: number };

/** Sets or removes a member's helpful vote; returns how many there are. */
export async function voteReview(
  transaction: MallTransaction,
  mall: Mall,
  { isHelpful, ...reader }: Reader & { readonly isHelpful: boolean },
): Promise<{ helpfulCount: number }> {
  await assertOthers(transaction, mall, reader);
  await (isHelpful ? insertVote : deleteVote)(transaction, reader);
  const after = await findShownReview(transaction, reader.reviewNo);
  return { helpfulCount: after?.helpfulCount ?? 0 };
}

type Report = Reader & { readonly reason: ReviewHiding; readonly words: string; readonly at: Date };

/** Reports a review to the operator, once per member. */
export async function reportReview(transaction: MallTransaction, mall: Mall, report: Report): Promise<null> {
  await assertOthers(transaction, mall, report);
  await insertReport(transaction, report);
  return null;
}

async function assertOthers(transaction: MallTransaction, mall: Mall, { reviewNo, memberNo }: Reader): Promise<void> {
  assertOwnAccount(mall, memberNo);
  const review = await findShownReview(transaction, reviewNo);
  if (!review) throw new AppError('4040');
  if (review.memberNo === memberNo) throw new AppError('4094', { description: '내가 쓴 후기에는 누를 수 없어요.' });
}
