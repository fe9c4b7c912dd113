import { type Address, type AddressInput, mostAddresses } from '@mall/contracts/address';
import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { lockOwner } from '../../person/member-lock.repository.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../auth/assert-own-account.ts';
import { clearDefault, insertAddress, listAddressRows, type Owner } from './address.repository.ts';
import { listAddresses } from './list-addresses.ts';

const fullText = `배송지는 ${mostAddresses}개까지 저장할 수 있어요. 안 쓰는 배송지를 먼저 지워 주세요.`;

/** Stores an address; the first one is always the default. */
export async function addAddress(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, input }: Owner & { readonly input: AddressInput },
): Promise<{ addresses: Address[] }> {
  assertOwnAccount(mall, memberNo);
  await lockOwner(transaction, { memberNo });
  const existing = await listAddressRows(transaction, { memberNo });
  if (existing.length >= mostAddresses) throw new AppError('4090', { description: fullText });
  const isDefault = input.isDefault || existing.length === 0;
  if (isDefault) await clearDefault(transaction, { memberNo });
  await insertAddress(transaction, { memberNo, input: { ...input, isDefault } });
  return listAddresses(transaction, mall, { memberNo });
}
