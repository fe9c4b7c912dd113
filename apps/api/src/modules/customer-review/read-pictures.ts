import type { listReviewPictures as contract } from '@mall/contracts/customer-review';
import type { DataOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import { pageOf, readNumberCursor } from '../../office/list-page.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { pictureFile, tileFile } from '../question/picture-file.ts';
import { picturesByReview } from './pictures-by-review.ts';
import { hasShownPicture, listPicturedReviewNos } from './review.repository.ts';

const reviewsAtOnce = 12;

type Asked = { readonly productNo: string; readonly after: string | undefined };

/** The pictures of the latest reviews that have any, review by review. */
export async function readPictures(
  transaction: MallTransaction,
  { productNo, after }: Asked,
): Promise<DataOf<typeof contract>> {
  const [before] = readNumberCursor(after, 1) ?? [];
  const found = await listPicturedReviewNos(transaction, {
    ...{ productNo, limit: reviewsAtOnce + 1 },
    before,
  });
  const { rows, next = null } = pageOf(found, reviewsAtOnce, ({ reviewNo }) => [reviewNo]);
  const pictures = await picturesByReview(
    transaction,
    rows.map(({ reviewNo }) => ({ reviewNo, pictureCount: 1 })),
  );
  return {
    pictures: rows.flatMap(({ reviewNo }) => (pictures.get(reviewNo) ?? []).map((one) => ({ reviewNo, ...one }))),
    next,
  };
}

/** The bytes of a picture of a visible review. */
export async function readPicture(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  mall: Mall,
  { pictureName, size }: { readonly pictureName: string; readonly size?: 'tile' | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const fileOf = size === 'tile' ? tileFile : pictureFile;
  const isShown = await inMall(database, mall, (transaction) => hasShownPicture(transaction, pictureName));
  const bytes = isShown ? await files.read(fileOf(mall, pictureName)) : undefined;
  if (!bytes) throw new AppError('4040');
  return bytes;
}
