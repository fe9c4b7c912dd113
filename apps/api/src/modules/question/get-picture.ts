import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { hasPicture } from './picture.repository.ts';
import { pictureFile } from './picture-file.ts';
import type { Owner } from './question.repository.ts';

/** The bytes of a picture; it exists only for its uploader. */
export async function getPicture(
  { database, files, clock }: Dependencies,
  mall: Mall,
  { memberNo, pictureName }: Owner & { readonly pictureName: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const at = clock();
  const isOwn = await inMall(database, mall, (transaction) => hasPicture(transaction, { memberNo, pictureName, at }));
  const bytes = isOwn ? await files.read(pictureFile(mall, pictureName)) : undefined;
  if (!bytes) throw new AppError('4040');
  return bytes;
}
