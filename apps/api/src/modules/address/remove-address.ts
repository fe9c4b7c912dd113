import type { Address } from '@mall/contracts/address';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { lockOwner } from '../../person/member-lock.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { deleteAddress, listAddressRows, type Owner, updateAddress } from './address.repository.ts';
import { listAddresses } from './list-addresses.ts';

/** Removes an address; when it was the default, the newest of the others becomes it. */
export async function removeAddress(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, addressNo }: Owner & { readonly addressNo: number },
): Promise<{ addresses: Address[] }> {
  assertOwnAccount(mall, memberNo);
  await lockOwner(transaction, { memberNo });
  if (!(await deleteAddress(transaction, { memberNo, addressNo }))) throw new AppError('4040');
  const [first] = await listAddressRows(transaction, { memberNo });
  if (first && !first.isDefault) {
    await updateAddress(transaction, { memberNo, addressNo: first.addressNo, input: { isDefault: true } });
  }
  return listAddresses(transaction, mall, { memberNo });
}
