import type { Address } from '@mall/contracts/address';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { listAddressRows, type Owner } from './address.repository.ts';

/** The member's address book, the default one first. */
export async function listAddresses(
  transaction: MallTransaction,
  mall: Mall,
  owner: Owner,
): Promise<{ addresses: Address[] }> {
  assertOwnAccount(mall, owner.memberNo);
  return { addresses: await listAddressRows(transaction, owner) };
}
