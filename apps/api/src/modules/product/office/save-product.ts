import { AppError, fieldError } from '@mall/contracts/errors';
import type { ProductFields } from '@mall/contracts/office/products';
import { sanitiseHtml } from '@mall/db/sanitise-html';
import { marketPriceFault } from '@mall/domain/office/market-price';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { assertSupplier, changeProduct, type Office, type OfProduct } from './change-product.ts';
import * as rows from './product.repository.ts';

/** Saves the fields that every product has. Errors: 4040, 4090 with both versions, 4220 at the invalid field. */
export const saveFields = (office: Office, product: OfProduct, fields: ProductFields): Promise<number> =>
  changeProduct(office, product, async (held, transaction, at) => {
    const before = await rows.findWords(transaction, product.productNo);
    if (!before) throw new AppError('4040');
    assertOfGoods(held, fields);
    return { changes: await writeFields(transaction, product.productNo, { before, fields: clean(fields), at }) };
  });

/** Twice: the result of the first pass must be stable under a second one. */
export const clean = <F extends { readonly descriptionHtml?: string | undefined }>(fields: F): F =>
  fields.descriptionHtml === undefined
    ? fields
    : { ...fields, descriptionHtml: sanitiseHtml(sanitiseHtml(fields.descriptionHtml)) };

type Written = { readonly before: ProductFields; readonly fields: ProductFields; readonly at: Date };

/** Validates and writes all of the fields; returns what has changed. */
export async function writeFields(
  transaction: rows.Runner,
  productNo: string,
  { before, fields, at }: Written,
): Promise<rows.Changes> {
  await assertFields(transaction, { before, fields, at });
  await rows.updateFields(transaction, productNo, fields);
  return rows.changesBetween(before, fields);
}

/** Only goods have a market price. */
export function assertOfGoods(
  { kind }: Pick<rows.HeldProduct, 'kind'>,
  { marketPrice }: { readonly marketPrice?: number | undefined },
): void {
  if (marketPrice && kind !== 'goods') throw fieldError('marketPrice', '시중가는 일반 상품에만 있어요.');
}

/** Errors 4220 at the invalid field. */
export async function assertFields(transaction: rows.Runner, { before, fields, at }: Written): Promise<void> {
  assertPrice(before, fields, at);
  assertThere(fields, await rows.findNamed(transaction, fields), before.images);
  await assertSupplier(transaction, fields, before);
}

function assertPrice(before: ProductFields, fields: ProductFields, at: Date): void {
  const message = marketPriceFault(before, fields, seoulDayOf(at));
  if (message !== undefined) throw fieldError('marketPriceOn', message);
}

/** Everything that goods refer to must exist; pictures that they already have need not be in the library. */
export function assertThere(fields: rows.Named, known: rows.Known, held: readonly string[] = []): void {
  if (!known.brand) throw fieldError('brandId', '없는 브랜드예요. 다시 골라 주세요.');
  if (fields.noticeGroup !== null && !known.group)
    throw fieldError('noticeGroup', '없는 품목이에요. 다시 골라 주세요.');
  if (fields.images.length === 0) throw fieldError('images', '사진을 한 장 넘게 골라 주세요.');
  if (new Set(fields.images).size < fields.images.length) throw fieldError('images', '같은 사진이 두 번 있어요.');
  const isThere = (name: string) => known.images.includes(name) || held.includes(name);
  if (!fields.images.every(isThere)) throw fieldError('images', '사진함에 없는 사진이 있어요. 다시 골라 주세요.');
}
