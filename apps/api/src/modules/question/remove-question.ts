import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { erasePictures } from './erase-pictures.ts';
import { releasePictures } from './picture.repository.ts';
import { archiveQuestions, deleteQuestion, lockQuestion, type OwnQuestion } from './question.repository.ts';

/** Deletes a question with its answer and pictures; an answered one is stored in the legal archive. */
export async function removeQuestion(dependencies: Dependencies, mall: Mall, own: OwnQuestion): Promise<null> {
  const at = dependencies.clock();
  const isFound = await inMall(dependencies.database, mall, async (transaction) => {
    // Waits for an answer that is being written, which is then archived with the question.
    if (!(await lockQuestion(transaction, own))) return false;
    await archiveQuestions(transaction, { ...own, at });
    await releasePictures(transaction, own, at);
    return deleteQuestion(transaction, own);
  });
  if (!isFound) throw new AppError('4040');
  await erasePictures(dependencies, mall, at);
  return null;
}
