import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { reportReview, voteReview } from '../../../apps/api/src/modules/customer-review/judge-review.ts';
import {
  type Ruling,
  updateRuling,
} from '../../../apps/api/src/modules/customer-review/office/review-desk.repository.ts';
import type { OwnLine } from '../../../apps/api/src/modules/customer-review/own-review.repository.ts';
import { saveReview } from '../../../apps/api/src/modules/customer-review/save-review.ts';
import { insertPicture } from '../../../apps/api/src/modules/question/picture.repository.ts';
import { writePicture } from '../../../apps/api/src/modules/question/picture-file.ts';
import { inMall, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { type CustomerReviewText, reviewPhotoFile } from '../../../packages/db/src/seed/content/customer-reviews.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';

/** A planned review of a kept purchase. */
export type PlannedReview = OwnLine & { readonly at: Date; readonly text: CustomerReviewText };

const answeredAfter = 5 * 3_600_000;
/** The size of the pictures in `demo/review-photos`, in pixels. */
const photoSide = 480;

/** Writes the reviews, the oldest first; other shoppers vote for or report them, and staff answer or hide them some hours later. */
export async function writeReviews(
  life: DemoLife,
  planned: readonly PlannedReview[],
  shopperNos: readonly number[],
): Promise<void> {
  await inMall(life.dependencies.database, life.mall, async (transaction) => {
    for (const one of planned.toSorted((before, after) => before.at.getTime() - after.at.getTime())) {
      const pictures = await addPictures(transaction, life, one);
      const reviewNo = await write(transaction, life, { ...one, pictures });
      const readers = shopperNos.filter((memberNo) => memberNo !== one.memberNo);
      await read(transaction, life, { ...one, reviewNo, readers });
    }
  });
}

/** Stores pictures as if they had been uploaded, but without re-encoding, which would take longer than everything else. */
const addPictures = (
  transaction: MallTransaction,
  { dependencies, mall }: DemoLife,
  { memberNo, text, at }: PlannedReview,
): Promise<string[]> =>
  Promise.all(
    text.photos.map(async (name) => {
      const bytes = await readFile(reviewPhotoFile(name));
      const picture = { pictureName: randomUUID(), width: photoSide, height: photoSide };
      await insertPicture(transaction, { ...picture, memberNo, uploadedAt: at, eraseFrom: at });
      await writePicture(dependencies.files, mall, { pictureName: picture.pictureName, bytes, tile: bytes });
      return picture.pictureName;
    }),
  );

type Pictured = PlannedReview & { readonly pictures: string[] };

async function write(transaction: MallTransaction, { mall }: DemoLife, { text, pictures, ...own }: Pictured) {
  const { stars, body, fit, height, weight, usualSize, isRewarded } = text;
  const review = { stars, body, fit, height, weight, usualSize, isRewarded, pictures };
  const { reviewNo } = await saveReview(transaction, mall, { ...own, review });
  return reviewNo;
}

type Read = PlannedReview & { readonly reviewNo: number; readonly readers: readonly number[] };

async function read(transaction: MallTransaction, { mall }: DemoLife, { reviewNo, readers, text, at }: Read) {
  const helped = readers.slice(0, text.helpful);
  await Promise.all(helped.map((memberNo) => voteReview(transaction, mall, { reviewNo, memberNo, isHelpful: true })));
  const [memberNo = 0] = readers;
  const { reportedFor: reason } = text;
  if (reason) await reportReview(transaction, mall, { reviewNo, memberNo, reason, words: '', at });
  const ruling = rulingOf(text, new Date(at.getTime() + answeredAfter));
  if (ruling) await updateRuling(transaction, { reviewNo, version: 1, ruling });
}

function rulingOf({ answer, hiddenFor, hiddenWords }: CustomerReviewText, at: Date): Ruling | undefined {
  if (hiddenFor) return { hiddenAt: at, hiddenFor, hiddenWords };
  return answer === '' ? undefined : { answer, answeredAt: at };
}
