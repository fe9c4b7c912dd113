import { AppError } from '@mall/contracts/errors';
import type { MallTerms } from '@mall/contracts/office/product-facts';
import type { ProductDetail, ProductRow } from '@mall/contracts/office/products';
import type { OfficeScope } from '@mall/db/in-office';
import { productMovesFrom } from '@mall/domain/product-states';
import type { OfficeReader } from '../../../office/office-rows.ts';
import type { StaffCaller } from '../../../office/staff-caller.ts';
import { isWithin } from '../../../office/within-scope.ts';
import { findPhone, findSubscription } from '../facts/facts.repository.ts';
import * as rows from './product.repository.ts';
import { findProductRow, type StoredProduct } from './product-list.repository.ts';

/** What these staff may do with products: all of it with the permission in all malls, or else nothing. */
export const productRights = ({ rights }: Pick<StaffCaller, 'rights'>) => ({
  mayWrite: rights.get('products.write')?.kind === 'all',
  mayDecide: rights.get('products.decide')?.kind === 'all',
});

export const toRow =
  (staff: Pick<StaffCaller, 'rights'>) =>
  ({ changedAt, ...row }: StoredProduct): ProductRow => {
    const { mayWrite, mayDecide } = productRights(staff);
    const moves = mayWrite ? [...productMovesFrom(row.state, mayDecide)] : [];
    return { ...row, changedAt: changedAt.toISOString(), moves };
  };

/** A product with its listings in scope, its options and its history; 4040 for none, or none that a mall in scope lists. */
export async function getProduct(reader: OfficeReader, productNo: string, staff: StaffCaller): Promise<ProductDetail> {
  const row = await findProductRow(reader, productNo);
  const words = row && (await rows.findWords(reader, productNo));
  if (!words) throw new AppError('4040');
  const [options, listings, changes, phone, subscription] = await Promise.all([
    rows.listProductOptions(reader, productNo),
    rows.listListings(reader, productNo),
    rows.listChanges(reader, productNo),
    findPhone(reader, productNo),
    findSubscription(reader, productNo),
  ]);
  return {
    ...toRow(staff)(row),
    words: { ...words, options: options.map(({ stock: _, wasSold: __, ...option }) => option) },
    shelf: options.map(({ optionNo, stock, wasSold }) => ({ optionNo, stock, wasSold })),
    listings,
    history: changes.map(({ at, changes: fields, ...change }) => ({
      ...change,
      at: at.toISOString(),
      changes: Object.entries(fields)
        .filter(isInSight(reader.scope))
        .map(([field, { before, after }]) => ({ field, before: shortened(before), after: shortened(after) })),
    })),
    ...{ phone: phone ?? null, subscription: subscription ?? null },
    mayWrite: productRights(staff).mayWrite,
  };
}

/** Each mall's terms for a subscription are visible only to that mall's staff. */
const isInSight =
  (scope: OfficeScope) =>
  ([field, { after }]: [string, rows.Changes[string]]): boolean =>
    field !== 'terms' || isWithin(scope, (after as MallTerms).mallId);

const longest = 200;
const shortened = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};
