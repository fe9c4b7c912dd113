import { AppError } from '@mall/contracts/errors';
import type { ProductPatch } from '@mall/contracts/office/product-patch';
import type { RequestComment } from '@mall/contracts/office/product-requests';
import type { ProductFields } from '@mall/contracts/office/products';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { writeFacts } from '../facts/write-facts.ts';
import { changeProduct, type Office, refused } from '../office/change-product.ts';
import type { Changes, Runner } from '../office/product.repository.ts';
import { writeFields } from '../office/save-product.ts';
import * as rows from './request.repository.ts';
import { alignedTo, findReviewed, wordsOf } from './request-fields.ts';
import { findRequestRow } from './request-list.repository.ts';

/** The request, and who decides it. */
type OfRequest = { readonly productNo: string; readonly requestNo: number; readonly staffNo: number };

/** The open request, locked; 4090 for one's own and for one that has been decided or changed. */
async function lockWaiting(
  transaction: Runner,
  { productNo, requestNo, staffNo }: OfRequest,
  version?: number,
): Promise<rows.HeldRequest> {
  const held = await rows.lockRequest(transaction, { productNo, requestNo });
  if (!held) throw new AppError('4040');
  if (held.staffNo === staffNo) throw refused('내가 보낸 요청은 다른 사람이 검토해야 해요.');
  if (held.state !== 'R') throw refused('이미 처리한 요청이에요.');
  if (version !== undefined && held.version !== version)
    throw refused('그새 다른 사람이 의견을 남겼어요. 새로 고쳐 주세요.');
  return held;
}

async function countFixes(transaction: Runner, { requestNo, round }: rows.HeldRequest): Promise<number> {
  const comments = await rows.listComments(transaction, requestNo);
  return comments.filter((one) => one.round === round && one.kind === 'FIX').length;
}

type Seen = { readonly version: number; readonly productVersion: number; readonly onlyClear: boolean };

/** Applies the request to the product, in the version of the product that was seen. */
export async function approveRequest(office: Office, request: OfRequest, seen: Seen): Promise<number> {
  const { productNo, staffNo } = request;
  let version = 0;
  const product = { productNo, staffNo, version: seen.productVersion, isReviewed: true } as const;
  await changeProduct(office, product, async (_, transaction, at) => {
    const held = await lockWaiting(transaction, request, seen.version);
    if ((await countFixes(transaction, held)) > 0)
      throw refused('‘수정 필요’ 의견이 남아 있어요. 반려하거나 의견을 지워 주세요.');
    if (seen.onlyClear) await assertClear(transaction, request);
    const changes = await apply(transaction, held, at);
    version = await decide(transaction, held, { decision: 'Y', decidedBy: staffNo, decidedAt: at });
    return { changes, reason: `요청 ${request.requestNo} 승인` };
  });
  return version;
}

async function assertClear(transaction: OfficeTransaction, { requestNo, staffNo }: OfRequest): Promise<void> {
  const row = await findRequestRow(transaction as unknown as OfficeReader, requestNo, staffNo);
  if (row?.isFaulty) throw refused('법 점검에서 걸린 상품이라 하나씩 살펴봐야 해요.');
  if (row?.isMoved) throw refused('요청한 뒤에 상품이 바뀌어서 하나씩 살펴봐야 해요.');
}

async function apply(
  transaction: OfficeTransaction,
  { productNo, patch, staffNo }: rows.HeldRequest,
  at: Date,
): Promise<Changes> {
  const live = await findReviewed(transaction, productNo, patch);
  if (!live) throw new AppError('4040');
  const before = wordsOf(live) as ProductFields;
  const fields = { ...before, ...wordsOf(patch) };
  const changes = {
    ...(await writeFields(transaction, productNo, { before, fields, at })),
    ...(await writeFacts(transaction, productNo, patch, { staffNo, at })),
  };
  const { options } = patch;
  if (options === undefined) return changes;
  await rows.updateExtraPrices(transaction, productNo, options);
  return { ...changes, options: { before: alignedTo(patch, live).options, after: options } };
}

type Decision = { readonly decision: 'Y' | 'N'; readonly decidedBy: number; readonly decidedAt: Date };
async function decide(transaction: Runner, { requestNo, round }: rows.HeldRequest, made: Decision): Promise<number> {
  await rows.updateDecision(transaction, { requestNo, round, ...made });
  return rows.updateRequest(transaction, { requestNo, round, state: made.decision });
}

/** Sends it back; at least one comment says what to correct. */
export const rejectRequest = ({ database, clock }: Office, request: OfRequest, version: number): Promise<number> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    const held = await lockWaiting(transaction, request, version);
    if ((await countFixes(transaction, held)) === 0) throw refused('고칠 항목에 ‘수정 필요’ 의견을 먼저 남겨 주세요.');
    return decide(transaction, held, { decision: 'N', decidedBy: request.staffNo, decidedAt: clock() });
  });

/** Sets the reviewer of an open request; null for whoever comes first. */
export const assignRequest = (
  { database }: Pick<Office, 'database'>,
  request: OfRequest,
  ownerNo: number | null,
): Promise<number> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    const { staffNo, version } = await lockWaiting(transaction, request);
    if (ownerNo === staffNo) throw refused('요청한 사람은 검토할 수 없어요.');
    await rows.updateOwner(transaction, request.requestNo, ownerNo);
    return version;
  });

type Said = Pick<RequestComment, 'kind' | 'body'> & { readonly field: keyof ProductPatch };

/** Comments on a field of an open request. */
export const commentOn = ({ database, clock }: Office, request: OfRequest, said: Said): Promise<number> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    const { requestNo, round } = await lockWaiting(transaction, request);
    await rows.insertComment(transaction, { ...said, requestNo, round, staffNo: request.staffNo, madeAt: clock() });
    return rows.updateRequest(transaction, { requestNo, round, state: 'R' });
  });

/** Removes one's own comment of this round. */
export const uncomment = ({ database }: Office, request: OfRequest, commentNo: number): Promise<number> =>
  inOffice(database, { kind: 'all' }, async (transaction) => {
    const { requestNo, round } = await lockWaiting(transaction, request);
    if (!(await rows.deleteComment(transaction, { requestNo, round, commentNo, staffNo: request.staffNo })))
      throw new AppError('4040');
    return rows.updateRequest(transaction, { requestNo, round, state: 'R' });
  });
