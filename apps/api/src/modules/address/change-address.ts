import type { Address, AddressInput } from '@mall/contracts/address';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { lockOwner } from '../../person/member-lock.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { clearDefault, type Owner, updateAddress } from './address.repository.ts';
import { listAddresses } from './list-addresses.ts';

/** Changes an address. The default one stays the default until another one is made it, so there is always one. */
export async function changeAddress(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, addressNo, input }: Owner & { readonly addressNo: number; readonly input: AddressInput },
): Promise<{ addresses: Address[] }> {
  assertOwnAccount(mall, memberNo);
  await lockOwner(transaction, { memberNo });
  const { isDefault, ...changes } = input;
  if (isDefault) await clearDefault(transaction, { memberNo });
  const isFound = await updateAddress(transaction, {
    memberNo,
    addressNo,
    input: isDefault ? { ...changes, isDefault } : changes,
  });
  // The transaction is rolled back, which restores the default.
  if (!isFound) throw new AppError('4040');
  return listAddresses(transaction, mall, { memberNo });
}
