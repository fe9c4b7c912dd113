import { AppError, fieldError } from '@mall/contracts/errors';
import { type GoodsState, goodsState } from '@mall/contracts/product-codes';
import { inOffice, type OfficeTransaction } from '@mall/db/in-office';
import { isApproving, mayMoveProduct, mayRestore, needsReason } from '@mall/domain/product-states';
import type { Dependencies } from '../../../dependencies.ts';
import { staleSave } from '../../../office/stale-save.ts';
import { assertOwnSave } from '../approval/assert-own-save.ts';
import { findPhone, findSubscription } from '../facts/facts.repository.ts';
import * as rows from './product.repository.ts';

export type Office = Pick<Dependencies, 'database' | 'clock'>;
/** The product, the version seen, and who changes it. */
export type OfProduct = {
  readonly productNo: string;
  readonly version: number;
  readonly staffNo: number;
  /** Somebody else has requested it, so that two people have reviewed it. */
  readonly isReviewed?: true;
  /** The larger change that it is a part of, for its history. */
  readonly within?: string;
};
export type Made = { readonly changes: rows.Changes; readonly reason?: string };
type Change = (held: rows.HeldProduct, transaction: OfficeTransaction, at: Date) => Made | Promise<Made>;

/**
 * Changes a locked product, and records the previous values; a newer version than the caller saw is refused with both
 * versions. All malls share the catalogue, so all of them are checked for conflicts. Errors 4040, 4090.
 */
export function changeProduct(
  { database, clock }: Office,
  { productNo, version, staffNo, isReviewed, within }: OfProduct,
  make: Change,
): Promise<number> {
  return inOffice(database, { kind: 'all' }, async (transaction) => {
    const held = await rows.lockProduct(transaction, productNo);
    if (!held) throw new AppError('4040');
    if (held.version !== version) throw await staleOf(transaction, productNo, held);
    const at = clock();
    const { changes, reason: own } = await make(held, transaction, at);
    const reason = [within, own].filter(Boolean).join(' · ');
    if (!isReviewed) await assertOwnSave(transaction, changes, { staffNo, at });
    const next = version + 1;
    await rows.insertChange(transaction, changes, {
      ...{ productNo, version: next, staffNo, at, reason },
    });
    return next;
  });
}

/** The current version, with who saved it. */
export async function staleOf(
  transaction: rows.Runner,
  productNo: string,
  { by, at: changedAt, version }: rows.HeldProduct,
): Promise<AppError> {
  const [words, options, phone, subscription] = await Promise.all([
    rows.findWords(transaction, productNo),
    rows.listProductOptions(transaction, productNo),
    findPhone(transaction, productNo),
    findSubscription(transaction, productNo),
  ]);
  const written = {
    ...{ ...words, ...phone, ...subscription },
    options: options.map(({ stock: _, wasSold: __, ...option }) => option),
  };
  return staleSave({ by, changedAt, ...written, version });
}

/** Changes one cell of the list. */
export const changeCell = (office: Office, product: OfProduct, cell: rows.Cell): Promise<number> =>
  changeProduct(office, product, async (held, transaction) => ({
    changes: await writeCell(transaction, product.productNo, { held, cell }),
  }));

/** Writes fields that every product has; returns what has changed. */
export async function writeCell(
  transaction: rows.Runner,
  productNo: string,
  { held, cell }: { readonly held: rows.HeldProduct; readonly cell: rows.Cell },
): Promise<rows.Changes> {
  if (cell.marketPrice !== undefined && held.kind !== 'goods')
    throw fieldError('marketPrice', '시중가는 일반 상품에만 있어요.');
  if (cell.brandId !== undefined && !(await rows.hasBrand(transaction, cell.brandId)))
    throw fieldError('brandId', '없는 브랜드예요. 다시 골라 주세요.');
  await assertSupplier(transaction, cell, held);
  await rows.updateCell(transaction, productNo, cell);
  const fields = (['tag', 'marketPrice', 'brandId', 'supplierNo'] as const).filter(
    (field) => cell[field] !== undefined && cell[field] !== held[field],
  );
  return Object.fromEntries(fields.map((field) => [field, { before: held[field], after: cell[field] }]));
}

type Supplied = { readonly supplierNo?: number | null | undefined };
/** A supplier that has ended stays with the products that have it. */
export async function assertSupplier(runner: rows.Runner, { supplierNo }: Supplied, held: Supplied): Promise<void> {
  if (supplierNo === undefined || supplierNo === null || supplierNo === held.supplierNo) return;
  if (!(await rows.isSupplying(runner, supplierNo)))
    throw fieldError('supplierNo', '없거나 거래가 끝난 공급사예요. 다시 골라 주세요.');
}

type Move = { readonly to: GoodsState; readonly reason: string; readonly mayDecide: boolean };

/** Moves it to another state of the transition table. */
export const moveProduct = (office: Office, product: OfProduct, move: Move): Promise<number> =>
  changeProduct(office, product, (held, transaction, at) => writeMove(transaction, product, { ...move, held, at }));

/** Moves a locked product. */
export async function writeMove(
  transaction: rows.Runner,
  product: OfProduct,
  { held, to, reason, mayDecide, at }: Move & { readonly held: rows.HeldProduct; readonly at: Date },
): Promise<Made> {
  if (!mayMoveProduct(held.state, to)) throw refused('지금 상태에서는 할 수 없어요. 목록을 새로 고쳐 주세요.');
  if (needsReason(to) && reason.trim() === '') throw fieldError('reason', '이유를 적어 주세요.');
  await assertMayLeave(transaction, product, { from: held.state, to, mayDecide, at });
  await rows.updateState(transaction, product.productNo, { state: to, approval: approvalAfter(held.state, to) });
  return { changes: { state: { before: held.state, after: to } }, reason: reason.trim() };
}

type Leaving = { readonly from: GoodsState; readonly to: GoodsState; readonly mayDecide: boolean; readonly at: Date };

async function assertMayLeave(
  transaction: rows.Runner,
  { productNo, staffNo }: OfProduct,
  { from, to, mayDecide, at }: Leaving,
): Promise<void> {
  if (isApproving(from)) {
    if (!mayDecide) throw new AppError('4040');
    const submitted = await rows.findLastMove(transaction, productNo, from);
    if (submitted?.staffNo === staffNo) throw refused('내가 올린 상품은 다른 사람이 승인해야 해요.');
  }
  if (from === goodsState.deleted) {
    const deletion = await rows.findLastMove(transaction, productNo, from);
    if (!deletion || !mayRestore(deletion.at, at)) throw refused('지운 지 30일이 지나 되살릴 수 없어요.');
  }
  if (to === goodsState.deleted && (await rows.hasOpenOrders(transaction, productNo)))
    throw refused('아직 끝나지 않은 주문이나 신청이 있어 지울 수 없어요. 판매 중지로 바꿔 주세요.');
}

const approvals: Partial<Record<GoodsState, 'R' | 'Y' | 'N'>> = {
  [goodsState.onSale]: 'Y',
  [goodsState.approvalRejected]: 'N',
};
const approvalAfter = (from: GoodsState, to: GoodsState) =>
  to === goodsState.pendingApproval ? 'R' : isApproving(from) ? approvals[to] : undefined;

export const refused = (description: string) => new AppError('4090', { description });
