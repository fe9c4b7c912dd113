import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { erasePictures } from '../question/erase-pictures.ts';
import { showPictures } from '../question/show-pictures.ts';
import { dropVotesAndReports, emptyReview, type OwnLine } from './own-review.repository.ts';

/** Removes a review for good: its text, its pictures, and the votes and reports about it. */
export async function removeReview(dependencies: Dependencies, mall: Mall, own: OwnLine): Promise<null> {
  const at = dependencies.clock();
  await inMall(dependencies.database, mall, async (transaction) => {
    const reviewNo = await emptyReview(transaction, { ...own, at });
    if (reviewNo === undefined) throw new AppError('4040');
    await dropVotesAndReports(transaction, reviewNo);
    await showPictures(transaction, { memberNo: own.memberNo, reviewNo, pictureNames: [], at });
  });
  await erasePictures(dependencies, mall, at);
  return null;
}
