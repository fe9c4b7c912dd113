import { AppError } from '@mall/contracts/errors';
import * as contract from '@mall/contracts/office/customer-reviews';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import { bindOffice, type OfficeContext } from '../../../office/bind-office.ts';
import { pictureFile } from '../../question/picture-file.ts';
import { findDeskRow, listDeskPictures, type Ruling } from './review-desk.repository.ts';
import { getOnDesk, listDesk } from './review-desk.ts';
import { ruleOnReview } from './rule-on-review.ts';

/** Reviews by buyers: looked at, answered, and hidden for a reason. */
export function customerReviewOfficeRoutes(app: FastifyInstance, { clock, files }: Dependencies): void {
  bindOffice(app, contract.listCustomerReviews, ({ read, query }) => read((reader) => listDesk(reader, query)));
  bindOffice(app, contract.getCustomerReview, ({ staff, read, params }) =>
    read((reader) => getOnDesk(reader, params, staff)),
  );
  bindOffice(app, contract.getCustomerReviewPicture, async ({ read, params }) => {
    const { mallId, pictureName } = params;
    const [row, pictures] = await read(async (reader) => [
      await findDeskRow(reader, params),
      await listDeskPictures(reader, params),
    ]);
    const isOwn = row !== undefined && pictures.some((picture) => picture.pictureName === pictureName);
    const bytes = isOwn ? await files.read(pictureFile({ mallId }, pictureName)) : undefined;
    if (!row || !bytes) throw new AppError('4040');
    return { data: bytes, subjects: [row.memberNo], mallId };
  });

  bindOffice(app, contract.hideReview, (act) => {
    const { reason: hiddenFor, words: hiddenWords } = act.body;
    return rule(act, { hiddenAt: clock(), hiddenFor, hiddenWords }, { reason: hiddenWords, settles: true });
  });
  bindOffice(app, contract.showReview, (act) => rule(act, { hiddenAt: null, hiddenFor: null, hiddenWords: '' }));
  bindOffice(app, contract.keepReview, (act) => rule(act, {}, { settles: true }));
  bindOffice(app, contract.markReward, (act) => rule(act, { isRewarded: act.body.isRewarded }));
  bindOffice(app, contract.answerReview, (act) => rule(act, { answer: act.body.answer, answeredAt: clock() }));
}

type Act = Pick<OfficeContext<typeof contract.showReview>, 'read' | 'write' | 'params' | 'body'>;

/** Decides about a review in the version seen; the audit has the previous value of each field. */
async function rule(
  { read, write, params, body: { version } }: Act,
  ruling: Ruling,
  { reason = '', settles = false } = {},
): Promise<null> {
  const row = await read((reader) => findDeskRow(reader, params));
  if (!row) throw new AppError('4040');
  const fields = Object.keys(ruling) as (keyof Ruling)[];
  const changes = Object.fromEntries(fields.map((field) => [field, [row[field], ruling[field]]]));
  const subject = { mallId: params.mallId, subject: `customerReview ${params.reviewNo}`, reason, changes };
  await write(subject, (own) => ruleOnReview(own, { ...params, version, ruling, settles }));
  return null;
}
