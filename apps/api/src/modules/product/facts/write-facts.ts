import { AppError } from '@mall/contracts/errors';
import { phoneFields, subscriptionFields } from '@mall/contracts/office/product-facts';
import type { ProductPatch } from '@mall/contracts/office/product-patch';
import type { OfficeTransaction } from '@mall/db/in-office';
import { changeProduct, type Office, type OfProduct } from '../office/change-product.ts';
import { type Changes, changesBetween } from '../office/product.repository.ts';
import { findPhone, findSubscription } from './facts.repository.ts';
import { listMallTerms } from './subscription.repository.ts';
import { type Loading, writePhone } from './write-phone.ts';
import { writeSubscription, writeTerms } from './write-subscription.ts';

type By = { readonly staffNo: number; readonly at: Date };

/** Writes the phone or subscription fields of a patch. Errors: 4040 for another kind of product, 4220 at the field. */
export async function writeFacts(
  transaction: OfficeTransaction,
  productNo: string,
  patch: ProductPatch,
  by: By,
): Promise<Changes> {
  return {
    ...(await writePhonePart(transaction, productNo, patch, by)),
    ...(await writeSubscriptionPart(transaction, productNo, patch)),
    ...(patch.terms && (await writeTermsPart(transaction, productNo, patch.terms, by))),
  };
}

/** Saves them from the product's page. */
export const saveFacts = (office: Office, product: OfProduct, patch: ProductPatch): Promise<number> =>
  changeProduct(office, product, async (_, transaction, at) => ({
    changes: await writeFacts(transaction, product.productNo, patch, { staffNo: product.staffNo, at }),
  }));

const named = <F extends object>(patch: ProductPatch, fields: F): boolean =>
  Object.keys(fields).some((field) => patch[field as keyof ProductPatch] !== undefined);
const over = <F extends object>(before: F, patch: ProductPatch): F =>
  Object.fromEntries(
    Object.entries(before).map(([field, value]) => [field, patch[field as keyof ProductPatch] ?? value]),
  ) as F;

async function writePhonePart(transaction: OfficeTransaction, productNo: string, patch: ProductPatch, { at }: By) {
  if (!named(patch, phoneFields)) return {};
  const before = await findPhone(transaction, productNo);
  if (!before) throw new AppError('4040');
  const phone = over(before, patch);
  await writePhone(transaction as unknown as Loading, productNo, { before, phone, at });
  return changesBetween(before, phone);
}

async function writeSubscriptionPart(transaction: OfficeTransaction, productNo: string, patch: ProductPatch) {
  if (!named(patch, subscriptionFields)) return {};
  const before = await findSubscription(transaction, productNo);
  if (!before) throw new AppError('4040');
  // Null means that it is not sold outright.
  const purchasePrice = patch.purchasePrice === undefined ? before.purchasePrice : patch.purchasePrice;
  const asked = { ...over(before, patch), purchasePrice };
  return changesBetween(before, await writeSubscription(transaction, productNo, { before, subscription: asked }));
}

async function writeTermsPart(
  transaction: OfficeTransaction,
  productNo: string,
  terms: NonNullable<ProductPatch['terms']>,
  by: By,
): Promise<Changes> {
  if (!(await findSubscription(transaction, productNo))) throw new AppError('4040');
  const { mallId } = terms;
  const before = { mallId, rows: await listMallTerms(transaction, mallId, productNo) };
  await writeTerms(transaction, productNo, terms, by);
  return changesBetween({ terms: before }, { terms });
}
