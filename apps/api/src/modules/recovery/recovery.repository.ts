import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import { withVerifiedAddress } from '../../person/verified-address.repository.ts';

type Recoverable = { memberNo: number; email: string };

export function findByNameAndEmail(
  transaction: MallTransaction,
  mall: MallScope,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<Recoverable | undefined> {
  return withVerifiedAddress(transaction, mall, email).where('name', '=', name).executeTakeFirst();
}

export function findByIdAndEmail(
  transaction: MallTransaction,
  mall: MallScope,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Recoverable | undefined> {
  return withVerifiedAddress(transaction, mall, email).where('loginId', '=', id).executeTakeFirst();
}

/** What a mail about an account says of its owner. */
export function findMailedAccount(transaction: MallTransaction, mall: MallScope, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['loginId', 'name', 'email', 'joinedAt'])
    .where('mallId', '=', mall.mallId)
    .where('memberNo', '=', memberNo)
    .where('status', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}
