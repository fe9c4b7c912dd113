import { findCredentialsByLoginId } from '../../../apps/api/src/modules/auth/member.repository.ts';
import { reportReview, voteReview } from '../../../apps/api/src/modules/customer-review/judge-review.ts';
import { saveReview } from '../../../apps/api/src/modules/customer-review/save-review.ts';
import type { OwnOrder } from '../../../apps/api/src/modules/order/read/get-order.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';
import type { DemoReview } from './review-plan.ts';

/** Another member of the mall, who reads. */
const readerId = 'temp';
const plain = { fit: null, height: null, weight: null, usualSize: '', isRewarded: false, pictures: [] };

/** Reviews a kept purchase; somebody may report it, so that it waits for staff. */
export async function writeReview({ dependencies, mall }: DemoLife, own: OwnOrder, review: DemoReview): Promise<void> {
  const { lineNo, stars, body, reportedFor, isHelpful } = review;
  await inMall(dependencies.database, mall, async (tx) => {
    const { reviewNo } = await saveReview(tx, mall, { ...own, lineNo, review: { ...plain, stars, body } });
    const reader = await findCredentialsByLoginId(tx, readerId);
    if (!reader) return;
    const { memberNo } = reader;
    if (isHelpful) await voteReview(tx, mall, { reviewNo, memberNo, isHelpful });
    if (!reportedFor) return;
    await reportReview(tx, mall, { reviewNo, memberNo, reason: reportedFor, words: '', at: own.at });
  });
}
