import { randomUUID } from 'node:crypto';
import { AppError } from '@mall/contracts/errors';
import type { QuestionPicture } from '@mall/contracts/question';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { reencodePicture } from '../../files/reencode-picture.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { countLoosePictures, insertPicture } from './picture.repository.ts';
import { writePicture } from './picture-file.ts';
import type { Owner } from './question.repository.ts';

const looseForMilliseconds = 24 * 60 * 60 * 1000;
const mostLoose = 20;
const noPicture = 'JPG, PNG, WebP 사진만 올릴 수 있어요.';

/** Stores a picture until a question includes it, for at most a day. */
export async function addPicture(
  { database, files, clock }: Dependencies,
  mall: Mall,
  { memberNo, file }: Owner & { readonly file: Uint8Array },
): Promise<QuestionPicture> {
  assertOwnAccount(mall, memberNo);
  const loose = await inMall(database, mall, (transaction) => countLoosePictures(transaction, { memberNo }));
  if (loose >= mostLoose) throw new AppError('4290');
  const reencoded = await reencodePicture(file);
  if (!reencoded) throw new AppError('4150', { description: noPicture });
  const uploadedAt = clock();
  const { bytes, width, height, tile } = reencoded;
  const picture = { pictureName: randomUUID(), width, height };
  return inMall(database, mall, async (transaction) => {
    const eraseFrom = new Date(uploadedAt.getTime() + looseForMilliseconds);
    await insertPicture(transaction, { memberNo, ...picture, uploadedAt, eraseFrom });
    // Last: when the files cannot be written, the row is rolled back.
    await writePicture(files, mall, { pictureName: picture.pictureName, bytes, tile });
    return picture;
  });
}
