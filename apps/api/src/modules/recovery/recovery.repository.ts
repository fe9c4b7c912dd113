import type { MallTransaction } from '@mall/db/in-mall';
import { withVerifiedAddress } from '../../person/verified-address.repository.ts';

type Recoverable = { memberNo: number; email: string };

export function findByNameAndEmail(
  transaction: MallTransaction,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<Recoverable | undefined> {
  return withVerifiedAddress(transaction, email).where('name', '=', name).executeTakeFirst();
}

export function findByIdAndEmail(
  transaction: MallTransaction,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<Recoverable | undefined> {
  return withVerifiedAddress(transaction, email).where('loginId', '=', id).executeTakeFirst();
}

/** The owner's data that a mail about an account needs. */
export function findMailedAccount(transaction: MallTransaction, memberNo: number) {
  return transaction
    .selectFrom('member')
    .select(['loginId', 'name', 'email', 'joinedAt'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '<>', 'WITHDRAWN')
    .executeTakeFirst();
}
