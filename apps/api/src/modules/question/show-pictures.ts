import { fieldError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { attachPictures, type PictureHolder, releasePictures } from './picture.repository.ts';

const goneText = '올린 지 오래된 사진이 있어요. 사진을 다시 올려 주세요.';

type Shown = PictureHolder & { readonly pictureNames: readonly string[]; readonly at: Date };

/** Sets the pictures of a question or review; 4220 unless all are the member's own and unused. Its other pictures are erased. */
export async function showPictures(
  transaction: MallTransaction,
  { pictureNames, at, ...holder }: Shown,
): Promise<void> {
  await releasePictures(transaction, holder, at);
  const attached = await attachPictures(transaction, holder, pictureNames);
  if (attached === pictureNames.length) return;
  throw fieldError('pictures', goneText);
}
