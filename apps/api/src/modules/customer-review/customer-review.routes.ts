import * as contract from '@mall/contracts/customer-review';
import * as own from '@mall/contracts/own-review';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bind } from '../../plugins/bind.ts';
import { reportReview, voteReview } from './judge-review.ts';
import { getReviewedLine, listOwn, listWaiting } from './own-reviews.ts';
import { readPicture, readPictures } from './read-pictures.ts';
import { readReviews } from './read-reviews.ts';
import { readSummary } from './read-summary.ts';
import { removeReview } from './remove-review.ts';
import { saveReview } from './save-review.ts';

export function customerReviewRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { clock } = dependencies;
  bind(app, contract.listReviews, ({ member: { memberNo }, read, params, query }) =>
    read((tx) => readReviews(tx, { productNo: params.id, memberNo, query })),
  );
  bind(app, contract.getReviewSummary, ({ read, params }) => read((tx) => readSummary(tx, params.id)));
  bind(app, contract.listReviewPictures, ({ read, params, query }) =>
    read((tx) => readPictures(tx, { productNo: params.id, after: query.after })),
  );
  bind(app, contract.getReviewPicture, async ({ mall, params, query, reply }) => {
    const bytes = await readPicture(dependencies, mall, { ...params, ...query });
    // Public, because anybody may see it; short-lived, because a hidden picture must disappear before long.
    reply.header('cache-control', 'public, max-age=300');
    return bytes;
  });
  bind(app, contract.voteReview, ({ mall, member: { memberNo }, db, params, body }) =>
    db((tx) => voteReview(tx, mall, { memberNo, ...params, ...body })),
  );
  bind(app, contract.reportReview, ({ mall, member: { memberNo }, db, params, body }) =>
    db((tx) => reportReview(tx, mall, { memberNo, ...params, ...body, at: clock() })),
  );
  bind(app, own.listReviewableLines, ({ mall, member: { memberNo }, db, query }) =>
    db((tx) => listWaiting(tx, mall, { memberNo, page: query.page })),
  );
  bind(app, own.listOwnReviews, ({ mall, member: { memberNo }, db, query }) =>
    db((tx) => listOwn(tx, mall, { memberNo, page: query.page })),
  );
  bind(app, own.getReviewedLine, ({ member: { memberNo }, db, params }) =>
    db((tx) => getReviewedLine(tx, { memberNo, ...params })),
  );
  bind(app, own.saveReview, ({ mall, member: { memberNo }, db, params, body }) =>
    db((tx) => saveReview(tx, mall, { memberNo, ...params, review: body, at: clock() })),
  );
  bind(app, own.removeReview, ({ mall, member: { memberNo }, params }) =>
    removeReview(dependencies, mall, { memberNo, ...params }),
  );
}
