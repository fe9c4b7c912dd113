import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import { type Named, type Ruling, settleReports, updateRuling } from './review-desk.repository.ts';

type Decision = Named & {
  /** The version of the review that was seen. */
  readonly version: number;
  readonly ruling: Ruling;
  /** Also settles its reports. */
  readonly settles: boolean;
};

/** Decides about a review in the version seen; 4090 when its writer or a colleague has changed it since. */
export function ruleOnReview(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { mallId, reviewNo, settles, ...decision }: Decision,
): Promise<void> {
  return inMall(database, { mallId }, async (transaction) => {
    if (!(await updateRuling(transaction, { reviewNo, ...decision })))
      throw new AppError('4090', { description: '그사이 후기가 바뀌었어요. 다시 확인한 뒤에 결정해 주세요.' });
    if (settles) await settleReports(transaction, { reviewNo, at: clock() });
  });
}
