import { isDeepStrictEqual } from 'node:util';
import { AppError, fieldError } from '@mall/contracts/errors';
import type { ProductPatch } from '@mall/contracts/office/product-patch';
import type { RequestComment } from '@mall/contracts/office/product-requests';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { writeFacts } from '../facts/write-facts.ts';
import { type Office, type OfProduct, refused, staleOf } from '../office/change-product.ts';
import { lockProduct, type Runner } from '../office/product.repository.ts';
import { assertFields, assertOfGoods, clean } from '../office/save-product.ts';
import * as rows from './request.repository.ts';
import { alignedTo, differing, fieldsIn, findReviewed, pick, type Reviewed } from './request-fields.ts';

type Sent = { readonly requestNo: number; readonly version: number };
type Asked = { readonly patch: ProductPatch; readonly ofMallId: number | null };

/** Requests a change of a product, which is still sold unchanged meanwhile. */
export const sendRequest = (office: Office, product: OfProduct, { patch, ofMallId }: Asked): Promise<Sent> =>
  inOffice(office.database, { kind: 'all' }, async (transaction) => {
    const sentAt = office.clock();
    const { productNo, staffNo } = product;
    const round = await prepare(transaction, product, patch, sentAt);
    const requestNo = await rows.insertRequest(transaction, { productNo, ofMallId, staffNo, sentAt });
    if (requestNo === undefined)
      throw refused('이 상품에 보낸 요청이 아직 끝나지 않았어요. 승인 화면에서 확인해 주세요.');
    await rows.insertRound(transaction, { ...round, requestNo, round: 1, staffNo, sentAt });
    return { requestNo, version: 1 };
  });

type Again = {
  readonly requestNo: number;
  readonly requestVersion: number;
  readonly patch: ProductPatch;
  readonly answers: readonly { readonly commentNo: number; readonly text: string }[];
};

/** Sends the next round of one's own request that was sent back. */
export const sendAgain = (office: Office, product: OfProduct, again: Again): Promise<Sent> =>
  inOffice(office.database, { kind: 'all' }, async (transaction) => {
    const sentAt = office.clock();
    const { staffNo } = product;
    // Locks in the same order as an approval.
    const round = await prepare(transaction, product, again.patch, sentAt);
    const held = await rows.lockRequest(transaction, { ...product, ...again });
    if (held?.staffNo !== staffNo) throw new AppError('4040');
    if (held.state !== 'N' || held.version !== again.requestVersion)
      throw refused('요청이 그새 바뀌었어요. 새로 고쳐 주세요.');
    await answerComments(transaction, held, { ...again, patch: round.patch });
    const next = { requestNo: held.requestNo, round: held.round + 1 };
    await rows.insertRound(transaction, { ...round, ...next, staffNo, sentAt });
    const version = await rows.updateRequest(transaction, { ...next, state: 'R', sentAt });
    return { requestNo: held.requestNo, version };
  });

/** Withdraws one's own open request; the product never changed. */
export const withdrawRequest = (
  { database, clock }: Office,
  { staffNo, version, ...request }: OfProduct & { readonly requestNo: number },
): Promise<number> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    const held = await rows.lockRequest(transaction, request);
    if (held?.staffNo !== staffNo) throw new AppError('4040');
    if (held.state !== 'R') throw refused('이미 처리한 요청이라 거둘 수 없어요.');
    if (held.version !== version) throw refused('요청이 그새 바뀌었어요. 새로 고쳐 주세요.');
    return rows.updateWithdrawn(transaction, held.requestNo, clock());
  });

/** The fields of the request that differ from the product's, cleaned and validated; 4220 at an invalid field. */
async function prepare(
  transaction: OfficeTransaction,
  { productNo, version, staffNo }: OfProduct,
  typed: ProductPatch,
  at: Date,
) {
  const held = await lockProduct(transaction, productNo);
  const live = await findReviewed(transaction, productNo, typed);
  if (!live || !held) throw new AppError('4040');
  if (held.version !== version) throw await staleOf(transaction, productNo, held);
  const asked = clean(withOtherPrices(typed, live));
  const fields = differing(asked, live, fieldsIn(asked));
  if (fields.length === 0) throw refused('바꾼 항목이 없어요.');
  const patch = pick(asked, fields);
  assertOfGoods(held, patch);
  await assertFields(transaction, { before: live, fields: { ...live, ...patch } as Reviewed, at });
  await rows.tried(transaction, () => writeFacts(transaction, productNo, patch, { staffNo, at }));
  return { patch, base: alignedTo(patch, live), baseVersion: version };
}

/** For options, only those whose price changes. */
function withOtherPrices({ options, ...typed }: ProductPatch, live: Reviewed): ProductPatch {
  if (options === undefined) return typed;
  const priceOf = (no: number) => live.options.find(({ optionNo }) => optionNo === no)?.extraPrice;
  if (options.some(({ optionNo }) => priceOf(optionNo) === undefined))
    throw fieldError('options', '없는 옵션이 있어요. 새로 고쳐 주세요.');
  const others = options.filter(({ optionNo, extraPrice }) => priceOf(optionNo) !== extraPrice);
  if (others.length === 0) return typed;
  return { ...typed, options: others.toSorted((one, other) => one.optionNo - other.optionNo) };
}

/** Checks that every commented field has a new value or an answer. */
async function answerComments(
  transaction: Runner,
  { requestNo, round, patch: before }: rows.HeldRequest,
  { answers, patch }: Pick<Again, 'answers' | 'patch'>,
): Promise<void> {
  const comments = (await rows.listComments(transaction, requestNo)).filter((one) => one.round === round);
  const isAnswered = ({ commentNo }: Pick<RequestComment, 'commentNo'>) =>
    answers.some((answer) => answer.commentNo === commentNo);
  const ignored = comments.find(
    (one) =>
      one.kind === 'FIX' &&
      !isAnswered(one) &&
      isDeepStrictEqual(before[one.field as keyof ProductPatch], patch[one.field as keyof ProductPatch]),
  );
  if (ignored) throw fieldError(ignored.field, '의견대로 고치거나, 의견에 답해 주세요.');
  for (const { commentNo, text } of answers) {
    if (!comments.some((one) => one.commentNo === commentNo)) throw new AppError('4040');
    await rows.updateAnswer(transaction, { requestNo, commentNo, text });
  }
}
