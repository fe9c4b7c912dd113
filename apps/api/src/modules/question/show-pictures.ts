import { fieldError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { attachPictures, releasePictures } from './picture.repository.ts';
import type { OwnQuestion } from './question.repository.ts';

const goneText = '올린 지 오래된 사진이 있어요. 사진을 다시 올려 주세요.';

type Shown = OwnQuestion & { readonly pictureNames: readonly string[]; readonly at: Date };

/** Sets the pictures of a question; 4220 unless all are the member's own and free. Its other pictures are erased. */
export async function showPictures(
  transaction: MallTransaction,
  { memberNo, questionNo, pictureNames, at }: Shown,
): Promise<void> {
  await releasePictures(transaction, { memberNo, questionNo, at });
  const attached = await attachPictures(transaction, { memberNo, questionNo, pictureNames });
  if (attached === pictureNames.length) return;
  throw fieldError('pictures', goneText);
}
