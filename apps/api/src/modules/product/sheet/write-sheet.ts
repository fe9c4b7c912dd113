import { AppError } from '@mall/contracts/errors';
import type { ProductFields } from '@mall/contracts/office/products';
import type { OptionUse } from '@mall/contracts/product-codes';
import type { JudgedOption } from '@mall/domain/office/product-sheet/judge-options';
import type { JudgedProduct } from '@mall/domain/office/product-sheet/judge-product';
import { sendRequest } from '../approval/send-request.ts';
import { addProduct } from '../office/add-product.ts';
import { changeProduct, type Office, type OfProduct, writeCell, writeMove } from '../office/change-product.ts';
import * as rows from '../office/product.repository.ts';
import { saveOptions } from '../office/save-options.ts';
import { writeFields } from '../office/save-product.ts';
import type { JudgedRow } from './judge-sheet.ts';

export type Writing = {
  readonly product: OfProduct;
  readonly ofMallId: number | null;
  readonly mayDecide: boolean;
  /** Why a state changes. */
  readonly reason: string;
};

/** Writes the rows of one product, by the use cases of its page; returns the number of a new one. */
export async function writeRows(office: Office, judged: readonly JudgedRow[], writing: Writing): Promise<string> {
  const { product } = writing;
  const [first] = judged;
  if (!first) return product.productNo;
  if ('option' in first) await writeOptions(office, judged as readonly JudgedOption[], writing);
  else if (first.verdict === 'ADD') return addProduct(office, newOf(first), product.staffNo);
  else if (first.verdict === 'REQUEST')
    await sendRequest(office, product, { patch: first.patch, ofMallId: writing.ofMallId });
  else await writeProduct(office, first, writing);
  return product.productNo;
}

const newOf = ({ patch }: JudgedProduct) => ({
  ...{ kind: 'goods' as const, phone: null },
  ...{ name: patch.name ?? '', brandId: patch.brandId ?? 0, modelName: patch.modelName ?? '' },
  ...{ noticeGroup: patch.noticeGroup ?? '', deliveryMethod: patch.deliveryMethod ?? '1', images: patch.images ?? [] },
});

const writeProduct = (office: Office, { patch, to }: JudgedProduct, { product, mayDecide, reason }: Writing) =>
  changeProduct(office, product, async (held, transaction, at) => {
    const fields = await writePatch(transaction, { product, patch, held, at });
    if (to === undefined) return { changes: fields };
    const moved = await writeMove(transaction, product, { held, at, to, reason, mayDecide });
    return { ...moved, changes: { ...fields, ...moved.changes } };
  });

type Patching = Pick<Writing, 'product'> &
  Pick<JudgedProduct, 'patch'> & { readonly held: rows.HeldProduct; readonly at: Date };

async function writePatch(
  transaction: rows.Runner,
  { product: { productNo }, patch, held, at }: Patching,
): Promise<rows.Changes> {
  if (Object.keys(patch).length === 0) return {};
  if (held.kind !== 'goods') return writeCell(transaction, productNo, { held, cell: patch });
  const words = await rows.findWords(transaction, productNo);
  if (!words) throw new AppError('4040');
  const { stickers: _, ...before } = words;
  return writeFields(transaction, productNo, { before, fields: { ...before, ...patch } as ProductFields, at });
}

async function writeOptions(
  office: Office,
  judged: readonly JudgedOption[],
  { product, ofMallId }: Writing,
): Promise<void> {
  const written = judged.flatMap(({ option }) => (option ? [option] : []));
  if (judged.some(({ verdict }) => verdict === 'REQUEST')) {
    const options = written.map(({ optionNo, extraPrice }) => ({ optionNo, extraPrice }));
    await sendRequest(office, product, { patch: { options }, ofMallId });
    return;
  }
  await saveOptions(
    office,
    product,
    written.map((option) => ({ ...option, useCode: option.useCode as OptionUse })),
  );
}
