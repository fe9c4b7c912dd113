import type { Address, AddressInput } from '@mall/contracts/address';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';

/** Whose address. */
export type Owner = { readonly memberNo: number };
type Named = Owner & { readonly addressNo: number };

const columns = [
  'addressNo',
  'label',
  'recipient',
  'phone',
  'postcode',
  'roadAddress',
  'detailAddress',
  'isDefault',
] as const;

/** The default address first, then the newest. */
export const listAddressRows = compiledQuery<Owner, Address>((transaction, { memberNo }) =>
  transaction
    .selectFrom('address')
    .select(columns)
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .orderBy('isDefault', 'desc')
    .orderBy('addressNo', 'desc'),
);

export async function insertAddress(
  transaction: MallTransaction,
  { memberNo, input }: Owner & { readonly input: AddressInput },
): Promise<void> {
  await transaction
    .insertInto('address')
    .values({ memberNo, ...input, mallId: transaction.mallId })
    .execute();
}

/** False when the member has no such address. */
export async function updateAddress(
  transaction: MallTransaction,
  { memberNo, addressNo, input }: Named & { readonly input: Partial<AddressInput> },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('address')
    .set(input)
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('addressNo', '=', addressNo)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves the member without a default for a moment, until another one is set. */
export async function clearDefault(transaction: MallTransaction, { memberNo }: Owner): Promise<void> {
  await transaction
    .updateTable('address')
    .set({ isDefault: false })
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('isDefault', '=', true)
    .execute();
}

/** False when the member had no such address. */
export async function deleteAddress(transaction: MallTransaction, { memberNo, addressNo }: Named): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('address')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('addressNo', '=', addressNo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
